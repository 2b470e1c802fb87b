import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_CONTRACT } from '../../../src/core/account/contract.ts';
import { EMPTY_QUERY } from '../../../src/core/catalogue/catalogue.ts';
import { writeQuery } from '../../../src/core/catalogue/query-address.ts';
import { DELIVERY_CONTRACT } from '../../../src/core/delivery/estimate-shapes.ts';
import { LIST_CONTRACT } from '../../../src/core/lists/contract.ts';
import { MERCHANT_CONTRACT } from '../../../src/core/merchant/contract.ts';
import { ORDER_CONTRACT } from '../../../src/core/order/contract.ts';
import type { CallOptions } from '../../../src/core/shop/client.ts';
import { CONTRACT, type ContractName } from '../../../src/core/shop/contract.ts';
import { ENDPOINTS, type Endpoint } from '../../../src/core/shop/endpoints.ts';
import { ask } from '../../support/ask.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';

/** Tested in the account, order and list tests, which have accounts, orders and a merchant. */
const ELSEWHERE = {
  ...ACCOUNT_CONTRACT,
  ...ORDER_CONTRACT,
  ...DELIVERY_CONTRACT,
  ...LIST_CONTRACT,
  ...MERCHANT_CONTRACT,
};
type ShopName = Exclude<ContractName, keyof typeof ELSEWHERE>;

/** Parameters per contract row. */
const CALLS: Record<ShopName, CallOptions<unknown>> = {
  newProducts: {},
  bestSelling: {},
  onSale: {},
  products: {
    query: writeQuery({ ...EMPTY_QUERY, category: ['lighting'] }),
    input: { ...EMPTY_QUERY, category: ['lighting'] },
  },
  product: { params: { slug: 'elegant-lamp' } },
  categories: {},
  featuredCategories: {},
  topSelling: {},
  categoryProducts: { params: { categoryId: 'decor' }, query: { limit: '8' } },
  collections: {},
  menu: {},
  slides: {},
  search: { query: { q: 'lamp' } },
  newsletter: { body: { email: 'reader@example.com' } },
  contact: { body: { email: 'reader@example.com', consent: true } },
  vitals: { body: { page: 'home', lcp: 1200, cls: 0 } },
};
const NAMES = Object.keys(CONTRACT).filter((name) => !(name in ELSEWHERE)) as ShopName[];

/** Requests a row with its method. */
async function askRow(app: FastifyInstance, name: ShopName, url: string, more: object = {}) {
  const { body } = CALLS[name];
  if (ENDPOINTS[name].method === 'GET') return ask(app, url);
  const { statusCode, body: text } = await app.inject({
    method: 'POST',
    url,
    payload: { ...(body as object), ...more },
  });
  return { status: statusCode, json: JSON.parse(text) };
}

function urlOf(name: ShopName): string {
  const { params, query } = CALLS[name];
  const path = ENDPOINTS[name].path.replace(/:(\w+)/, (_, key: string) => params?.[key] ?? '');
  return `${path}?${new URLSearchParams(query)}`;
}

describe.each(ENGINES)('the contract on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  it.each(NAMES)('%s matches its response schema', async (name) => {
    const { status, json } = await askRow(shop.app, name, urlOf(name));
    expect(status).toBe(200);
    expect(CONTRACT[name].response.parse(json)).toEqual(json);
  });

  it.each(NAMES)('%s is parsed without problems', async (name) => {
    shop.problems.length = 0;
    const read = await shop.client(ENDPOINTS[name] as Endpoint<unknown, unknown>, CALLS[name]);
    expect(read).toBeTruthy();
    expect(shop.problems).toEqual([]);
  });

  it.each(NAMES)('%s matches its schema with unknown parameters', async (name) => {
    const url = urlOf(name);
    const more = await askRow(shop.app, name, `${url}&flavour=red&__proto__=1&constructor[a]=1`, { flavour: 'red' });
    expect(more.json).toEqual((await askRow(shop.app, name, url)).json);
  });

  it('has at least one entry in every list', async () => {
    for (const name of [
      'newProducts',
      'bestSelling',
      'onSale',
      'categories',
      'featuredCategories',
      'topSelling',
      'slides',
    ] as const) {
      expect(await shop.client(ENDPOINTS[name] as Endpoint<unknown[]>), name).not.toEqual([]);
    }
  });
});

describe('strict shape', () => {
  it('rejects an unknown and a missing field', () => {
    const { response } = CONTRACT.categories;
    const category = {
      _id: 'a',
      name: 'A',
      slug: 'a',
      short_description: '',
      description: '',
      headline: null,
      image: null,
      productCount: 0,
    };
    expect(response.safeParse({ categories: [category] }).success).toBe(true);
    expect(response.safeParse({ categories: [{ ...category, secret: 1 }] }).success).toBe(false);
    expect(response.safeParse({ categories: [{ ...category, name: undefined }] }).success).toBe(false);
  });
});
