/**
 * Ten thousand requests generated from the OpenAPI document: no 5xx, every response matches the document, and memory does
 * not grow.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cashOnDelivery } from '../../../src/api/payments/cash.ts';
import { upi } from '../../../src/api/payments/upi.ts';
import { freshAddress, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { ADDRESS, CONTACT, newKey, orderOf, priceOf } from '../../support/buyer.ts';
import type { Known } from '../../support/from-schema.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { type Asked, createResponseValidator, type OpenApi, requestsFor } from '../../support/operations.ts';
import { runs } from '../../support/runs.ts';
import { smallContent } from '../../support/small-content.ts';

vi.setConfig({ testTimeout: 300_000 });

const ROUNDS = 5;
const REQUESTS = runs(500, 2000);
const MORE_MEMORY = 50 * 1024 * 1024;
const KEY = 'a key that only the merchant knows';
const LINES = [{ sku: 'HRN-1', quantity: 1 }];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function residentBytes(): Promise<number> {
  for (let times = 0; times < 3; times++) {
    collectGarbage();
    await new Promise((done) => setTimeout(done, 50));
  }
  return process.memoryUsage.rss();
}

const isForm = ({ headers }: Asked) => headers['content-type'] === 'application/x-www-form-urlencoded';

describe('fuzzed API', () => {
  let shop: OpenShop;
  let document: OpenApi;
  let judge: ReturnType<typeof createResponseValidator>;
  const statuses = new Map<number, number>();
  const reached = new Set<string>();

  beforeAll(async () => {
    const paymentMethods = [upi({ id: 'shop@bank', name: 'Shop' }), cashOnDelivery];
    // In another process, so that only the shop's memory is measured.
    shop = await openShop('postgres', {
      contentDir: smallContent().folder,
      orders: { paymentMethods, merchantKey: KEY },
    });
    await shop.database.db.execute(sql`update variants set stock = 1000000`);
    document = (await shop.app.inject('/api/openapi.json')).json();
    judge = createResponseValidator(document);
  });
  afterAll(() => shop.close());

  /** A shopper with an order, and existing values by name. */
  async function openRound() {
    const person = await openSignedIn(shop.app);
    const total = await priceOf(shop.app, LINES);
    const placed = await person.call('POST', '/api/orders', orderOf(LINES, total, { payment: 'upi' }), {
      'idempotency-key': newKey(),
    });
    const address = { name: 'Meera', phone: CONTACT.phone, ...ADDRESS, line2: '', isDefault: true };
    const kept = await person.call('POST', '/api/me/addresses', address);
    const { number, token } = placed.json;
    const known: Known = {
      slug: ['vase', 'heron-desk-lamp', 'lamp'],
      sku: ['HRN-1', 'SHL-1'],
      categoryId: ['decor', 'lighting'],
      category: ['decor'],
      q: ['lamp', 'vase brass', number],
      number: [number],
      token: [token],
      id: [kept.json._id ?? kept.json.id, person.id],
      email: [person.email, CONTACT.email],
      password: [PASSWORD],
      pin: [ADDRESS.pin],
      state: ['Karnataka', 'packed', 'cancelled'],
      phone: [CONTACT.phone],
      payment: ['cod', 'upi'],
      total: [total],
      price: [total],
      quantity: [1, 2, 99],
      lines: [LINES],
      contact: [CONTACT],
      address: [ADDRESS],
      code: ['TEN'],
      coupon: ['TEN'],
      consent: [true],
      limit: [1, 8],
      page: [1, 2, 'home'],
    };
    return { person, known };
  }

  function send(app: FastifyInstance, asked: Asked, cookies: ReadonlyMap<string, string>) {
    const { method, url, body, headers, who } = asked;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return app.inject({
      method: method as 'GET',
      url,
      remoteAddress: freshAddress(),
      headers: {
        host: 'localhost:4321',
        ...headers,
        ...(who === 'shopper' && { cookie }),
        ...(who === 'merchant' && { authorization: `Bearer ${KEY}` }),
      },
      ...(body !== undefined && { payload: body }),
    });
  }

  /** Generates and sends requests; a failure is shrunk to its smallest form. */
  async function round(count: number, app = shop.app, asking = document): Promise<void> {
    const { person, known } = await openRound();
    const check = async (asked: Asked) => {
      const { statusCode, headers, body } = await send(app, asked, person.cookies);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      if (statusCode === 200) reached.add(`${asked.method} ${asked.path}`);
      // Plain forms are redirected.
      if (statusCode === 303 && isForm(asked) && /^\/\w/.test(String(headers.location))) return;
      const wrong = judge(asked, statusCode, String(headers['content-type']), body);
      if (wrong) throw new Error(`${asked.method} ${asked.url} ${wrong}`);
    };
    await fc.assert(fc.asyncProperty(requestsFor(asking, known), check), { numRuns: count });
  }

  it(`handles ${ROUNDS * REQUESTS} requests as documented, without memory growth`, async () => {
    await round(REQUESTS);
    const before = await residentBytes();
    let after = before;
    for (let at = 1; at < ROUNDS; at++) {
      await round(REQUESTS);
      after = await residentBytes();
    }
    expect(after - before).toBeLessThan(MORE_MEMORY);
    // Otherwise all requests would have been rejected early.
    expect(statuses.get(200)).toBeGreaterThan((ROUNDS * REQUESTS) / 10);
    expect(reached.size).toBeGreaterThan(40);
  });

  it.each([
    ['GET', '/api/orders/%00', undefined],
    ['GET', '/api/orders/AR-1?email=a%00', undefined],
    ['POST', '/api/merchant/coupons', { code: 'TEN', amount: 1, uses: Number.MAX_SAFE_INTEGER }],
  ] as const)('returns 4xx for earlier findings: %s %s', async (method, url, payload) => {
    const headers = { authorization: `Bearer ${KEY}` };
    const answer = await shop.app.inject({
      method,
      url,
      headers,
      remoteAddress: freshAddress(),
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toEqual({ message: expect.any(String) });
  });

  const SLIDES = '/api/slides';
  it.each([
    ['a failure', () => Promise.reject(new Error('planted')), 'answers 500'],
    ['a response of another shape', async () => ({ success: true, data: [{ title: 1 }] }), 'otherwise than declared'],
    ['an additional field', async () => ({ success: true, data: [], secret: 1 }), 'otherwise than declared'],
    ['a response that is not JSON', async () => 'data', 'as '],
  ])('detects %s (control)', async (_, answer, said) => {
    const planted = Fastify();
    planted.get(SLIDES, answer);
    const asking = { paths: { [SLIDES]: document.paths[SLIDES] ?? {} } };
    await expect(round(5, planted, asking)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining(said) }),
    });
  });

  it('detects a failure deep inside (control)', async () => {
    const path = '/api/v1/products/{slug}';
    const planted = Fastify({
      frameworkErrors: (_, __, reply) => (reply as FastifyReply).code(400).send({ message: 'unreadable' }),
    });
    planted.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'none' }));
    planted.get<{ Params: { slug: string } }>('/api/v1/products/:slug', async ({ params }, reply) => {
      if (params.slug.includes('\0')) throw new Error('planted');
      return reply.code(404).send({ message: 'none' });
    });
    await expect(round(2000, planted, { paths: { [path]: document.paths[path] ?? {} } })).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('answers 500') }),
    });
  });
});
