import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/api/app.ts';
import { REDIRECTS } from '../../src/core/shop/redirects.ts';
import { categories, collections } from '../../src/db/schema/entries.ts';
import { openImages } from '../../src/media/images.ts';
import { openSite } from '../../src/server/static-host.ts';
import { ask } from '../support/ask.ts';
import { MOVED } from '../support/moved-paths.ts';
import { media, type OpenShop, openShop } from '../support/open-shop.ts';
import { tempFolder } from '../support/temp-folder.ts';

const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'home/index.html': '<h1>Home</h1>',
  'shop/index.html': `<h1>Shop</h1>${' '.repeat(2000)}`,
  'product-fallback/index.html': '<h1>Shell</h1>',
  'product/sahel-floor-vase/index.html': '<h1>Sahel</h1>',
  'category/decor/index.html': '<h1>Decor</h1>',
  '404.html': '<h1>Gone</h1>',
  '_astro/app.abc.js': 'console.log(1)',
  'robots.txt': 'User-agent: *',
  'product/404.html': '<h1>Shell</h1>',
  '.nginx/maps.conf': 'secret',
  _redirects: '/journal-single /journal/oak 301\n/order/:number /order?number=:number 302\n',
  'film.mp4': Buffer.from([0, 1, 2, 3]),
};

describe('the built site', () => {
  let shop: OpenShop;
  let app: Awaited<ReturnType<typeof createApp>>;
  beforeAll(async () => {
    const root = tempFolder();
    const folder = join(root, 'dist');
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    writeFileSync(join(root, 'secret.txt'), 'secret');
    shop = await openShop('pglite');
    app = await createApp({
      database: shop.database,
      images: openImages(media, join(root, 'img'), 1e8),
      site: await openSite(folder),
    });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });
  const get = (url: string, headers = {}) => ask(app, url, headers);

  it.each([
    ['/', 200, 'Home', 'text/html; charset=utf-8'],
    ['/home', 200, 'Home', 'text/html; charset=utf-8'],
    ['/shop', 200, 'Shop', 'text/html; charset=utf-8'],
    ['/shop/', 200, 'Shop', 'text/html; charset=utf-8'],
    ['/shop?sort=newest', 200, 'Shop', 'text/html; charset=utf-8'],
    ['/product/sahel-floor-vase', 200, 'Sahel', 'text/html; charset=utf-8'],
    ['/product/elegant-lamp', 200, 'Shell', 'text/html; charset=utf-8'],
    ['/product/none-such', 404, 'Shell', 'text/html; charset=utf-8'],
    ['/category/decor', 200, 'Decor', 'text/html; charset=utf-8'],
    ['/category/rings', 404, 'Gone', 'text/html; charset=utf-8'],
    ['/nothing', 404, 'Gone', 'text/html; charset=utf-8'],
    ['/robots.txt', 200, 'User-agent', 'text/plain; charset=utf-8'],
    ['/_astro/app.abc.js', 200, 'console', 'text/javascript; charset=utf-8'],
    ['/film.mp4', 200, '\0', 'video/mp4'],
    ['/product/404', 404, 'Shell', 'text/html; charset=utf-8'],
    ['/.nginx/maps.conf', 404, 'Gone', 'text/html; charset=utf-8'],
    ['/none.mp4', 404, 'Gone', 'text/html; charset=utf-8'],
  ])('answers %s with %i and %s', async (url, status, text, type) => {
    const answer = await get(url);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(answer.headers['content-type']).toBe(type);
  });

  it.each(Object.entries(REDIRECTS))('redirects %s to %s permanently, with parameters', async (from, to) => {
    const { status, headers } = await get(`${from}?a=1`);
    expect([status, headers.location]).toEqual([301, `${to}?a=1`]);
  });

  it.each(MOVED)('redirects %s to %s permanently', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it('redirects /journal-single to the article that the build names', async () => {
    const { status, headers } = await get('/journal-single');
    expect([status, headers.location]).toEqual([301, '/journal/oak']);
  });

  it('does not redirect a product with a trailing slash (control)', async () => {
    expect((await get('/product/sahel-floor-vase/')).status).toBe(200);
  });

  it('redirects the short URL of an order to its page, temporarily', async () => {
    const { status, headers } = await get('/order/AR-7K3M9Q2WX');
    expect([status, headers.location]).toEqual([302, '/order?number=AR-7K3M9Q2WX']);
    expect((await get('/order/a/b')).status).toBe(404);
  });

  it('redirects a category id to its slug', async () => {
    const rows = await shop.database.db.select().from(categories);
    for (const { id, slug } of rows) {
      const { status, headers } = await get(`/category/${id}`);
      expect([status, headers.location]).toEqual([301, `/category/${slug}`]);
    }
  });

  it('leads from a category or collection newer than the build to its pieces, temporarily', async () => {
    const { db } = shop.database;
    const [row] = await db.select().from(categories);
    await db.insert(categories).values({ ...(row as typeof categories.$inferInsert), id: 'c-new', slug: 'rugs' });
    const [list] = await db.select().from(collections);
    await db.insert(collections).values({ ...(list as typeof collections.$inferInsert), id: 'l-new', slug: 'dusk' });
    for (const [from, to] of [
      ['/category/rugs', '/shop?category=rugs'],
      ['/collections/dusk', '/shop?collection=dusk'],
    ] as const) {
      const { status, headers } = await get(from);
      expect([status, headers.location]).toEqual([302, to]);
    }
    expect((await get('/collections/none')).status).toBe(404);
    await db.delete(categories).where(eq(categories.id, 'c-new'));
    await db.delete(collections).where(eq(collections.id, 'l-new'));
  });

  it('sends hashed files as immutable, and pages for revalidation', async () => {
    expect((await get('/_astro/app.abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await get('/shop');
    expect(page.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    expect((await get('/nothing')).headers['cache-control']).toBe('no-cache');
    expect((await get('/shop', { 'if-none-match': page.headers.etag })).status).toBe(304);
    expect((await get('/shop', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it('sends files that vary by encoding only, so that a module fetched ahead is not requested again', async () => {
    const from = async (url: string, origin?: string) => (await get(url, origin ? { origin } : {})).headers;
    const file = await from('/_astro/app.abc.js', 'https://shop.example');
    expect([file.vary ?? 'accept-encoding', file['access-control-allow-credentials']]).toEqual([
      'accept-encoding',
      undefined,
    ]);
    // Control: the API varies by origin.
    expect((await from('/api/categories')).vary).toMatch(/origin/i);
  });

  it('returns JSON for API URLs', async () => {
    expect((await get('/api/categories')).json.categories).toHaveLength(8);
    expect((await get('/api/nothing')).json).toEqual({ message: expect.any(String) });
    expect((await get('/apiary')).text).toContain('Gone');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/_astro/../../secret.txt',
    '//../secret.txt',
    '/.%2e/secret.txt',
    '/film.mp4/../../secret.txt',
    '/secret.txt%00.mp4',
  ])('serves nothing outside its folder at %s', async (url) => {
    const { status, text } = await get(url);
    expect(text).not.toContain('secret');
    expect([400, 403, 404]).toContain(status);
  });

  it.each(['//evil.example/..', '/catalog//evil.example', '/\\evil.example', '//evil.example/catalog'])(
    'never redirects to another site from %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});
