/** Headers of all responses: nosniff, request id, and no caching of private data. */
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT, type ContractName, ROWS } from '../../../src/core/shop/contract.ts';
import { freshAddress, openSignedIn } from '../../support/browser.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const KEY = 'a key that only the merchant knows';
const NAMES = Object.keys(CONTRACT) as ContractName[];

/** Public rows. A new row is private unless it is listed here. */
const PUBLIC: readonly ContractName[] = [
  'newProducts',
  'bestSelling',
  'onSale',
  'products',
  'product',
  'categories',
  'featuredCategories',
  'topSelling',
  'categoryProducts',
  'collections',
  'menu',
  'slides',
  'search',
];
const isPublic = (name: ContractName) => PUBLIC.includes(name);

type Caller = { readonly name: string; readonly headers: Readonly<Record<string, string>> };

/** Requests a row, with an empty body where it takes one, and returns the errors of its headers. */
async function faults(app: FastifyInstance, name: ContractName, caller: Caller): Promise<string[]> {
  const { method, path } = ROWS[name];
  const { statusCode, headers } = await app.inject({
    method,
    url: path.replace(':slug', 'vase').replace(':categoryId', 'decor').replace(/:\w+/g, 'AR-1'),
    remoteAddress: freshAddress(),
    headers: { host: 'localhost:4321', ...caller.headers },
    ...(method !== 'GET' && { payload: {} }),
  });
  const said = `${name} for ${caller.name}, ${statusCode}`;
  const kept = String(headers['cache-control'] ?? '');
  const own = !isPublic(name) || statusCode >= 400;
  return [
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : [`${said}: may be sniffed`]),
    ...(headers['x-request-id'] ? [] : [`${said}: has no id`]),
    ...(own && !/\b(no-store|private)\b/.test(kept) ? [`${said}: may be cached ('${kept}')`] : []),
    ...(!own && !/\bpublic\b/.test(kept) ? [`${said}: is not cacheable ('${kept}')`] : []),
    ...(!own && headers['set-cookie'] ? [`${said}: sets a cookie`] : []),
  ];
}

describe('all responses', () => {
  let shop: OpenShop;
  const callers: Caller[] = [{ name: 'a visitor', headers: {} }];
  beforeAll(async () => {
    shop = await openShop('postgres', { contentDir: smallContent().folder, orders: { merchantKey: KEY } });
    const { cookies } = await openSignedIn(shop.app);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    callers.push(
      { name: 'a shopper', headers: { cookie } },
      { name: 'the merchant', headers: { authorization: `Bearer ${KEY}` } },
    );
  });
  afterAll(() => shop.close());

  it.each(NAMES.filter((name) => !['logout', 'deleteMe', 'endSessions'].includes(name)))('of %s', async (name) => {
    for (const caller of callers) expect(await faults(shop.app, name, caller)).toEqual([]);
    // The second response may be cached.
    for (const caller of callers) expect(await faults(shop.app, name, caller)).toEqual([]);
  });

  it.each(['logout', 'deleteMe', 'endSessions'] as const)('of %s, which ends a session', async (name) => {
    for (const caller of callers) expect(await faults(shop.app, name, caller)).toEqual([]);
  });

  it('outside the contract: files, email links, documents', async () => {
    for (const url of [
      '/api/merchant/products.csv',
      '/api/orders/AR-1/invoice.pdf',
      '/api/newsletter/confirm?token=x',
      '/readyz',
      '/healthz',
    ]) {
      const { headers } = await shop.app.inject({ url, headers: { authorization: `Bearer ${KEY}` } });
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
      expect([url, headers['cache-control']]).toEqual([url, expect.stringMatching(/no-store|private/)]);
    }
  });

  it('are checked: a row with missing headers is reported (control)', async () => {
    const planted = Fastify();
    planted.get(ROWS.me.path, async () => ({ email: 'meera@example.com' }));
    planted.get(ROWS.slides.path, async (_, reply) => reply.header('set-cookie', 'a=b').send([]));
    const [visitor] = callers as [Caller];
    expect((await faults(planted, 'me', visitor)).join()).toMatch(/sniffed.+no id.+may be cached/);
    expect((await faults(planted, 'slides', visitor)).join()).toMatch(/is not cacheable.+sets a cookie/);
  });
});
