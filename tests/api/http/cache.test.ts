import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCache } from '../../../src/api/http/cache.ts';
import { MEMORY_CACHE } from '../../../src/core/shop/server-constants.ts';
import { categories } from '../../../src/db/schema/entries.ts';
import { products } from '../../../src/db/schema/products.ts';
import { ask } from '../../support/ask.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';

const URL = '/api/products?page=1&brand=Kallur';
const ORIGIN = 'https://pages.example';

/** Notifications may take a moment on a busy machine. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000 });

describe('response cache', () => {
  const limits = { ...MEMORY_CACHE.responses, maxBytes: 200_000 };
  const cache = createCache(limits);
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop('pglite', { cache });
  });
  afterAll(() => shop.close());
  const entriesOf = async (urls: readonly string[]) => {
    cache.clear();
    for (const url of urls) expect((await ask(shop.app, url)).status, url).toBe(200);
    return cache.usage().entries;
  };
  const many = Array.from({ length: 200 }, (_, index) => index);
  const long = 'x'.repeat(2000);

  it.each([
    ['unknown parameters', many.map((index) => `/api/search?q=&x=${index}${long}`)],
    ['parameters of a route without any', many.map((index) => `/api/categories?x=${index}`)],
    ['reordered parameters', ['/api/products?inStock=1&page=1', '/api/products?page=1&inStock=1']],
    ['another spelling of a number', ['/api/products?page=1', '/api/products?page=01', '/api/products?page=%201']],
    ['spaces around a search', ['/api/search?q=lamp', '/api/search?q=%20%20lamp%20']],
    ['another spelling of a path', ['/api/v1/products/elegant-lamp', '/api/v1/products/%65legant-lamp/']],
  ])('has one entry for %s', async (_, urls) => {
    expect(await entriesOf(urls)).toBe(1);
  });

  it('has an entry per value of a known parameter (control)', async () => {
    expect(await entriesOf(['a', 'b', 'c'].map((word) => `/api/search?q=${word}`))).toBe(3);
  });

  it('distinguishes similar values', async () => {
    const urls = ['category=lighting&type=x', 'category=lighting%22,%22type%22,%22x', 'category=lighting%26type%3Dx'];
    expect(await entriesOf(urls.map((query) => `/api/products?${query}`))).toBe(urls.length);
  });

  it('counts keys and overhead, and stays within its byte limit', async () => {
    const urls = many.map((index) => `/api/search?q=${'-'.repeat(index)}${'.'.repeat(199 - index)}`);
    const entries = await entriesOf(urls);
    expect(entries).toBeLessThan(urls.length);
    expect(entries).toBeGreaterThan(50);
    expect(cache.usage().bytes).toBeLessThanOrEqual(limits.maxBytes);
    expect(cache.usage().bytes).toBeGreaterThan(entries * (200 + MEMORY_CACHE.entryBytes));
  });
});

describe.each(ENGINES)('catalogue response on %s', (engine) => {
  let shop: OpenShop;
  const cache = createCache();
  beforeAll(async () => {
    shop = await openShop(engine, { corsOrigins: [ORIGIN], cache });
  });
  afterAll(() => shop.close());
  const get = (headers: Record<string, string> = {}, url = URL) => ask(shop.app, url, headers);

  it('has the same ETag for the same body, cached or not', async () => {
    const first = await get();
    const second = await get();
    expect(first.headers.etag).toMatch(/^W\/".+"$/);
    expect(second.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': first.headers['cache-control'] });
    expect(second.text).toBe(first.text);
    expect((await get({}, '/api/categories')).headers.etag).not.toBe(first.headers.etag);
  });

  it.each(['/api/slides', '/api/categories'])(
    'of %s is 304 for a matching ETag, cached or not, with caching headers',
    async (url) => {
      const { headers } = await get({}, url);
      const etag = headers.etag as string;
      cache.clear();
      for (let round = 0; round < 2; round++) {
        const fresh = await get({ 'if-none-match': etag }, url);
        expect(fresh.status).toBe(304);
        expect(fresh.bytes).toHaveLength(0);
        expect(fresh.headers).toMatchObject({ etag, 'cache-control': headers['cache-control'], vary: headers.vary });
        expect(fresh.headers['content-encoding']).toBeUndefined();
      }
      expect((await get({ 'if-none-match': 'W/"other"' }, url)).status).toBe(200);
      expect((await get({ 'if-none-match': `W/"other", ${etag}` }, url)).status).toBe(304);
    },
  );

  it('may be cached by a CDN for seconds; browsers must revalidate', async () => {
    expect((await get()).headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d\d?, stale-while-revalidate=\d+$/,
    );
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('for Accept-Encoding "%s" is sent as %s', async (accepted, sent) => {
    const { text } = await get();
    cache.clear();
    for (let round = 0; round < 2; round++) {
      const { headers, bytes } = await get({ 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(sent);
      const body = sent === 'br' ? brotliDecompressSync(bytes) : sent === 'gzip' ? gunzipSync(bytes) : bytes;
      expect(body.toString()).toBe(text);
      expect(headers['content-length']).toBe(String(bytes.length));
    }
  });

  it('varies by encoding and origin, cached or not', async () => {
    cache.clear();
    for (let round = 0; round < 2; round++) {
      const { headers } = await get({ origin: ORIGIN, 'accept-encoding': 'br' });
      const vary = (headers.vary ?? '').toLowerCase().split(/,\s*/).sort();
      expect(vary).toEqual(['accept-encoding', 'origin']);
      expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    }
  });

  it('cached for one origin has no CORS header of another', async () => {
    await get({ origin: ORIGIN });
    expect((await get({ origin: 'https://other.example' })).headers['access-control-allow-origin']).toBeUndefined();
    expect((await get()).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('has the same headers for HEAD', async () => {
    const whole = await get();
    const { headers, body, statusCode } = await shop.app.inject({ method: 'HEAD', url: URL });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers).toMatchObject({ etag: whole.headers.etag, 'content-length': whole.headers['content-length'] });
  });

  it('is not cacheable for an error', async () => {
    const { headers } = await get({}, '/api/products?page=0');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('shows a new price as soon as it is in the database', async () => {
    const url = '/api/v1/products/heron-desk-lamp';
    const before = await get({}, url);
    expect((await get({}, url)).headers.etag).toBe(before.headers.etag);
    await shop.database.db.update(products).set({ price: 1_234_500 }).where(eq(products.slug, 'heron-desk-lamp'));
    await soon(async () => {
      expect((await get({}, url)).json.data.price.amount).toBe(12_345);
    });
    expect((await get({ 'if-none-match': before.headers.etag as string }, url)).status).toBe(200);
    expect((await get({}, '/api/products?minPrice=12345&maxPrice=12345')).json.data.total).toBe(1);
  });

  it('shows changes of any table, and of many rows at once', async () => {
    const count = async () => (await get({}, '/api/categories')).json.categories.length;
    const [row] = await shop.database.db.select().from(categories).limit(1);
    expect(await count()).toBe(8);
    await shop.database.db
      .insert(categories)
      .values({ ...(row as typeof categories.$inferInsert), id: 'new', slug: 'new' });
    await soon(async () => {
      expect(await count()).toBe(9);
    });
    await shop.database.db.delete(categories).where(eq(categories.id, 'new'));
    await soon(async () => {
      expect(await count()).toBe(8);
    });
    await shop.database.db.update(products).set({ brand: 'Everyone' });
    await soon(async () => {
      expect((await get({}, '/api/products?page=1')).json.data.facets.brands).toHaveLength(1);
    });
  });
});
