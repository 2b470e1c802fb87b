import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loggable, loggedError } from '../../../src/api/http/log.ts';
import { ask } from '../../support/ask.ts';
import { type Log, openLog } from '../../support/log.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

/** A marker in place of secrets; 43 characters, like our tokens. */
const CANARY = 'canaryCanaryCanaryCanaryCanaryCanaryCanary0';
const MAIL = `${CANARY}@example.com`;

/** Requests with a secret in every possible place. */
const REQUESTS: readonly [string, string, Record<string, string>, object?][] = [
  ['GET', `/api/newsletter/confirm?token=${CANARY}`, {}],
  ['GET', `/api/orders/AR-1?token=${CANARY}&email=${MAIL}`, {}],
  ['GET', '/api/orders/AR-1', { 'order-token': CANARY, 'order-email': MAIL }],
  ['GET', `/api/auth/callback/google?code=${CANARY}&state=${CANARY}`, {}],
  ['GET', `/api/search?q=${CANARY}`, {}],
  ['GET', `/api/products?page=2&${CANARY}`, {}],
  ['GET', `/wishlist?items=${CANARY}`, {}],
  ['GET', '/api/me', { cookie: `__Host-aroha.session=${CANARY}`, authorization: `Bearer ${CANARY}` }],
  ['POST', '/api/auth/login', {}, { email: MAIL, password: CANARY }],
  ['POST', '/api/auth/register', {}, { email: MAIL, password: CANARY, firstName: CANARY }],
  ['POST', '/api/auth/reset', {}, { token: CANARY, password: CANARY }],
  ['POST', '/api/newsletter', {}, { email: MAIL }],
  ['POST', '/api/contact', {}, { name: CANARY, email: MAIL, message: CANARY, consent: true }],
  ['GET', '/api/nothing', { 'x-request-id': `${CANARY}\\n` }],
];

describe.each(ENGINES)('log on %s', (engine) => {
  let shop: OpenShop;
  const log: Log = openLog();
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder, logLevel: 'debug', logTo: log });
  });
  afterAll(() => shop.close());
  beforeEach(() => log.clear());
  const send = ([method, url, headers, payload]: (typeof REQUESTS)[number]) =>
    shop.app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });

  it('has method, URL and result of each request', async () => {
    await ask(shop.app, '/api/products?sort=newest&page=2', { 'x-request-id': 'from-the-proxy.1' });
    expect(log.lines()).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        reqId: 'from-the-proxy.1',
        method: 'GET',
        url: '/api/products?sort=newest&page=2',
        route: '/api/products',
        status: 200,
        ms: expect.any(Number),
        from: '127.0.0.0/24',
      },
    ]);
  });

  it('contains no secrets, wherever they were in a request', async () => {
    for (const request of REQUESTS) await send(request);
    expect(log.lines().length).toBeGreaterThanOrEqual(REQUESTS.length);
    expect(log.text()).not.toContain(CANARY);
  });

  it('contains none when the database fails, but the location of the error', async () => {
    await shop.database.db.execute(sql`alter table messages rename to messages_away`);
    const { statusCode } = await send(REQUESTS.find(([, url]) => url === '/api/contact') as (typeof REQUESTS)[number]);
    await shop.database.db.execute(sql`alter table messages_away rename to messages`);
    expect(statusCode).toBe(500);
    const [failure] = log.lines().filter(({ level }) => level === 50);
    expect(failure.err).toMatchObject({ message: expect.stringMatching(/^Failed query: insert/) });
    expect(failure.err.stack).toMatch(/^ {4}at /);
    expect(failure.err.cause.code).toBe('42P01');
    expect(log.text()).not.toContain(CANARY);
  });

  it('skips health checks', async () => {
    for (const url of ['/healthz', '/readyz']) expect((await ask(shop.app, url)).status).toBe(200);
    expect(log.text()).toBe('');
  });

  it('redacts secrets in logged objects', () => {
    shop.app.log.info({
      headers: { cookie: CANARY, authorization: CANARY },
      body: { password: CANARY, token: CANARY },
    });
    expect(log.lines()[0].body).toEqual({ password: '…', token: '…' });
    expect(log.text()).not.toContain(CANARY);
  });
});

describe('request id', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop('pglite', { contentDir: smallContent().folder });
  });
  afterAll(() => shop.close());
  const idOf = async (url: string, given?: string) =>
    (await ask(shop.app, url, given === undefined ? {} : { 'x-request-id': given })).headers['x-request-id'];

  it('is taken from the request, for every kind of response', async () => {
    for (const url of ['/api/categories', '/api/categories', '/api/me', '/api/nothing', '/api/%', '/nothing'])
      expect(await idOf(url, 'AbC-1.2_3'), url).toBe('AbC-1.2_3');
  });

  it.each(['', 'a b', 'a\tb', '"><script>', 'x'.repeat(65), 'é', '../..'.concat(' ')])(
    '%j is replaced by a generated one',
    async (given) => {
      expect(await idOf('/api/categories', given)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    },
  );

  it('is generated when missing', async () => {
    expect(await idOf('/api/categories')).not.toBe(await idOf('/api/categories'));
  });
});

describe('log redaction', () => {
  it('keeps the path and catalogue parameters of a URL', () => {
    expect(loggable('/api/products?sort=newest&q=sofa&token=a&page=2')).toBe('/api/products?sort=newest&…&…&page=2');
    expect(loggable(`/${'a'.repeat(5000)}`).length).toBeLessThanOrEqual(300);
  });

  it('removes values from database errors', () => {
    const cause = Object.assign(new Error(`invalid input syntax for type integer: "${CANARY}"`), { code: '22P02' });
    const error = new Error(`Failed query: select $1\nparams: ${CANARY}\n    at ${CANARY}`, { cause });
    expect(JSON.stringify(loggedError(error))).not.toContain(CANARY);
    expect(loggedError(error).cause).toMatchObject({ code: '22P02', message: expect.stringContaining('"…"') });
  });

  it("is needed: Fastify's own lines contain the secrets (control)", async () => {
    const log = openLog();
    const app = Fastify({ logger: { level: 'info', stream: log } });
    app.get('/*', async () => {
      throw new Error(`Failed query: select $1\nparams: ${CANARY}-of-the-database`);
    });
    await app.inject(`/api/newsletter/confirm?token=${CANARY}`);
    expect(log.text()).toContain(`token=${CANARY}`);
    expect(log.text()).toContain(`${CANARY}-of-the-database`);
  });
});
