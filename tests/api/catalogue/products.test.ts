import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueQuery, EMPTY_QUERY, pageCount } from '../../../src/core/catalogue/catalogue.ts';
import { filterProducts } from '../../../src/core/catalogue/filter.ts';
import { facetsOf } from '../../../src/core/catalogue/page.ts';
import { writeQuery } from '../../../src/core/catalogue/query-address.ts';
import { readProducts } from '../../../src/core/catalogue/reader.ts';
import type { Product } from '../../../src/core/product/product.ts';
import { ENDPOINTS } from '../../../src/core/shop/endpoints.ts';
import { products as table } from '../../../src/db/schema/products.ts';
import { queryAmong } from '../../support/arbitraries.ts';
import { ask } from '../../support/ask.ts';
import { forAllAsync } from '../../support/for-all.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { runs } from '../../support/runs.ts';

const QUERIES = runs(400, 2000);
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

describe.each(ENGINES)('products on %s', (engine) => {
  let shop: OpenShop;
  let all: Product[];
  let facts: Map<string, typeof table.$inferSelect>;

  const get = (url: string) => ask(shop.app, url);
  const page = (changes: Partial<CatalogueQuery>) => {
    const query = { ...EMPTY_QUERY, ...changes };
    return shop.client(ENDPOINTS.products, { query: writeQuery(query), input: query });
  };

  /** Reference implementation of the sorts; ties are resolved by id. */
  function sorted(products: Product[], sort: CatalogueQuery['sort']): Product[] {
    const fact = (product: Product) => facts.get(product.id) as typeof table.$inferSelect;
    const keys: Record<CatalogueQuery['sort'], (product: Product) => (number | string)[]> = {
      featured: (one) => [one.isFeatured ? 0 : 1, -fact(one).popularity],
      popular: (one) => [-fact(one).popularity],
      'price-low': (one) => [one.price?.amount ?? 0],
      'price-high': (one) => [-(one.price?.amount ?? 0)],
      newest: (one) => [-Date.parse(one.createdAt ?? '')],
      rating: (one) => [-(one.rating ?? 0)],
    };
    const keyed = products.map((product) => ({ product, key: [...keys[sort](product), product.id] }));
    keyed.sort((a, b) => {
      const at = a.key.findIndex((part, index) => part !== b.key[index]);
      return (a.key[at] as string) < (b.key[at] as string) ? -1 : 1;
    });
    return keyed.map(({ product }) => product);
  }

  beforeAll(async () => {
    shop = await openShop(engine);
    all = readProducts((await get('/api/products?limit=96')).json) ?? [];
    facts = new Map((await shop.database.db.select().from(table)).map((row) => [row.id, row]));
  });
  afterAll(() => shop.close());

  it('exist for comparison', () => {
    expect(all).toHaveLength(64);
    expect(facts.size).toBe(64);
  });

  it('are filtered, counted, sorted and paged like the pure functions', async () => {
    let nonEmpty = 0;
    await forAllAsync(
      [queryAmong(all)],
      async (query) => {
        const answer = await page(query);
        const expected = sorted(filterProducts(all, query), query.sort);
        const last = pageCount(expected.length, query.pageSize);
        const start = (Math.min(query.page, last) - 1) * query.pageSize;
        expect(ids(answer.items)).toEqual(ids(expected.slice(start, start + query.pageSize)));
        expect(answer).toMatchObject({
          total: expected.length,
          page: Math.min(query.page, last),
          pageSize: query.pageSize,
        });
        expect(answer.facets).toEqual(facetsOf(all, query));
        if (expected.length > 0) nonEmpty += 1;
      },
      QUERIES,
    );
    // Queries without results would prove little.
    expect(nonEmpty).toBeGreaterThan(QUERIES / 5);
  }, 180_000);

  it('of a collection are those its editor listed', async () => {
    for (const name of ['small-rooms', 'under-one-lamp', 'none-such']) {
      const wanted = all.filter((one) => facts.get(one.id)?.collections.includes(name));
      const answer = await page({ collection: name, pageSize: 96 });
      expect(new Set(ids(answer.items))).toEqual(new Set(ids(wanted)));
      expect(answer.total).toBe(wanted.length);
      expect(answer.facets).toEqual(facetsOf(wanted, EMPTY_QUERY));
    }
  });

  it('matching search words can be filtered further', async () => {
    const found = await page({ q: 'lamp', pageSize: 96 });
    const cheap = await page({ q: 'lamp', maxPrice: 1_000_000, pageSize: 96 });
    expect(found.total).toBeGreaterThan(cheap.total);
    expect(cheap.total).toBeGreaterThan(0);
    expect(new Set(ids(cheap.items))).toEqual(
      new Set(ids(filterProducts(found.items, { ...EMPTY_QUERY, maxPrice: 1_000_000 }))),
    );
    expect(cheap.facets).toEqual(facetsOf(found.items, { ...EMPTY_QUERY, maxPrice: 1_000_000 }));
  });

  it('by slug are a flat list in the given order, each once, without unknown ones', async () => {
    const [first, second] = all;
    const slugs = [second?.slug, 'no-such-product', first?.slug, second?.slug];
    const path = `/api/products?${slugs.map((slug) => `slug=${slug}`).join('&')}`;
    const { json, headers } = await get(path);
    expect(json.products.map(({ slug }: { slug: string }) => slug)).toEqual([second?.slug, first?.slug]);
    expect(readProducts(json)).toEqual([second, first]);
    expect(headers.etag).toBeTruthy();
  });

  it('with limit alone are a flat list', async () => {
    const { json } = await get('/api/products?limit=24');
    expect(Object.keys(json)).toEqual(['products']);
    expect(json.products).toHaveLength(24);
    expect((await get('/api/products?limit=3')).json.products).toHaveLength(3);
    expect((await get('/api/products?limit=24&unknown=1')).json).toEqual(json);
  });

  it('without parameters, or with others, are a page', async () => {
    for (const url of [
      '/api/products',
      '/api/products?unknown=1',
      '/api/products?page=1',
      '/api/products?limit=3&page=1',
    ]) {
      expect((await get(url)).json.data, url).toMatchObject({ total: 64, page: 1, pageSize: 24 });
    }
  });

  it('beyond the last page return the last page', async () => {
    expect(await page({ page: 999, pageSize: 60 })).toMatchObject({ page: 2, items: { length: 4 } });
    expect(await page({ page: 999, brand: ['none such'] })).toMatchObject({ page: 1, total: 0, items: [] });
  });

  it('that are new, best-selling or on sale fill the home page lists', async () => {
    const list = async (name: 'newProducts' | 'bestSelling' | 'onSale') => ids(await shop.client(ENDPOINTS[name]));
    const first = (products: Product[], sort: CatalogueQuery['sort']) => ids(sorted(products, sort).slice(0, 12));
    expect(await list('newProducts')).toEqual(
      first(
        all.filter(({ isNew }) => isNew),
        'newest',
      ),
    );
    expect(await list('bestSelling')).toEqual(first(all, 'popular'));
    expect(await list('onSale')).toEqual(
      first(
        all.filter(({ isDiscounted }) => isDiscounted),
        'featured',
      ),
    );
  });

  it.each([
    ['minPrice=abc', 'minPrice'],
    ['maxPrice=-1', 'maxPrice'],
    ['maxPrice=1.5', 'maxPrice'],
    ['maxWidth=0', 'maxWidth'],
    ['maxHeight=10000', 'maxHeight'],
    ['material=%00', 'material'],
    ['page=0', 'page'],
    ['pageSize=97', 'pageSize'],
    ['limit=0', 'limit'],
    ['sort=cheapest', 'sort'],
    ['inStock=perhaps', 'inStock'],
    ['brand=a%00b', 'brand'],
    ['collection=%00', 'collection'],
    [`q=${'x'.repeat(20_001)}`, 'q'],
  ])('with ?%s are rejected, naming the field', async (query, field) => {
    const { status, json } = await get(`/api/products?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(json)).toEqual(['message']);
    expect(json.message).toMatch(new RegExp(`^${field}: `));
  });

  it('treat SQL in parameters as text', async () => {
    for (const text of ["' or 1=1 --", '%', '_', '\\', '{a,b}', 'null', '"', "'; drop table products; --"]) {
      expect((await page({ brand: [text] })).total, text).toBe(0);
      expect((await page({ category: [text] })).total, text).toBe(0);
      expect((await page({ material: [text] })).total, text).toBe(0);
      expect((await page({ colour: ['Oat', text] })).total, text).toBe((await page({ colour: ['Oat'] })).total);
      expect((await page({ collection: text })).total, text).toBe(0);
    }
    expect((await page({})).total).toBe(64);
  });
});

describe.each(ENGINES)('one product on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());
  const get = (name: string) => ask(shop.app, `/api/v1/products/${name}`);

  it('is found by slug, url_key and id', async () => {
    const bySlug = (await get('tamar-three-seater-sofa')).json.data;
    expect(bySlug).toMatchObject({ slug: 'tamar-three-seater-sofa', url_key: 'tamar-three-seater-sofa' });
    expect((await get(bySlug._id)).json.data).toEqual(bySlug);
  });

  it('includes details that lists leave out', async () => {
    const product = await shop.client(ENDPOINTS.product, { params: { slug: 'tamar-three-seater-sofa' } });
    expect(product.description).toMatch(/^<p>/);
    expect(product.care).toBeTruthy();
    expect(product.includes).toBe('Cushions and throw not included');
    expect(product.assembly?.people).toBeGreaterThan(0);
    expect(product.variants.length).toBeGreaterThan(1);
    for (const { values } of product.variants) expect(values).toHaveLength(product.options.length);
  });

  it('includes long texts in lists only with detail', async () => {
    const alone = (await get('elegant-lamp')).json.data;
    const find = async (path: string) =>
      (await ask(shop.app, path)).json.data.items.find((item: { slug: string }) => item.slug === 'elegant-lamp');
    expect(await find('/api/products?detail=true&pageSize=96')).toEqual(alone);
    expect(await find('/api/products?pageSize=96')).not.toHaveProperty('description');
  });

  it('is described in lists by its default variant', async () => {
    const listed = readProducts((await ask(shop.app, '/api/products?limit=96')).json) ?? [];
    for (const product of listed) {
      const shown = product.variants.find(({ inStock }) => inStock) ?? product.variants[0];
      expect(product.price, product.slug).toEqual(shown?.price);
      expect(product.inStock, product.slug).toBe(product.variants.some(({ inStock }) => inStock));
    }
  });

  it.each(['none-such', '..', '%2e%2e%2f', "' or 1=1", '%F0%9F%9B%8B', 'a'.repeat(200)])(
    '%s returns 404',
    async (name) => {
      const { status, json, headers } = await get(name);
      expect(status).toBe(404);
      expect(json).toEqual({ message: expect.any(String) });
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['%00', 'a'.repeat(201)])('%s is rejected', async (name) => {
    const { status, json } = await get(name);
    expect(status).toBe(400);
    expect(json.message).toMatch(/^slug: /);
  });
});
