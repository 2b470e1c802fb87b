/** The nginx configuration with a real nginx and API. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { finishPages } from '../../src/build/finish-pages.ts';
import { writeHostFiles } from '../../src/build/host-files.ts';
import { ACCOUNT_ENDPOINTS } from '../../src/core/account/endpoints.ts';
import { IMPORT } from '../../src/core/merchant/constants.ts';
import { PRODUCT_FILE } from '../../src/core/merchant/file-paths.ts';
import { ORDER_ENDPOINTS } from '../../src/core/order/endpoints.ts';
import { ENDPOINTS } from '../../src/core/shop/endpoints.ts';
import { CACHE, siteHeaders } from '../../src/core/shop/headers.ts';
import { REDIRECTS } from '../../src/core/shop/redirects.ts';
import { openSite } from '../../src/server/static-host.ts';
import { compress } from '../../src/setup/compress.mjs';
import { MOVED, REDIRECT_PAGE } from '../support/moved-paths.ts';
import { logOf, NGINX, startNginx } from '../support/nginx.ts';
import { type OpenShop, openShop } from '../support/open-shop.ts';
import { tempFolder } from '../support/temp-folder.ts';

const page = (words: string) =>
  `<html><head></head><body><script>a()</script><p style="left: 1%">${words.repeat(300)}</p></body></html>`;
const BUILD: Record<string, string> = {
  'index.html': page('Home '),
  'shop.html': page('Shop '),
  'journal.html': page('Journal '),
  'catalog.html': page('elsewhere '),
  'product.html': page('Products '),
  'product/sahel-floor-vase.html': page('Sahel '),
  'product-fallback.html': page('Shell '),
  '404.html': page('Gone '),
  '_astro/app.abc.js': 'app();'.repeat(500),
  'favicon.ico': 'icon',
  'journal-single.html': REDIRECT_PAGE,
};

/** Private URLs of the contract. */
const PRIVATE = [...Object.values(ENDPOINTS), ...Object.values(ACCOUNT_ENDPOINTS), ...Object.values(ORDER_ENDPOINTS)]
  .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/me'))
  .map(({ path }) => path.replace(/:\w+/g, 'x'));

type Shopper = { readonly email: string; readonly cookie: string };

async function enrol(origin: string, email: string): Promise<Shopper> {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Asha',
      lastName: 'Rao',
      username: '',
      email,
      password: 'a long enough secret',
      phone: '',
      addresses: [],
    }),
  });
  expect(answer.ok, await answer.text()).toBe(true);
  return {
    email,
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}

/** Requests all private URLs as one shopper, as another, and without a session. Returns leaks between them. */
async function crawl(origin: string, names: readonly [string, string]): Promise<string[]> {
  const shoppers = [await enrol(origin, names[0]), await enrol(origin, names[1])];
  const leaks: string[] = [];
  for (const { email, cookie } of [...shoppers, { email: 'nobody', cookie: '' }]) {
    let own = false;
    for (const path of PRIVATE) {
      const answer = await fetch(origin + path, { headers: cookie ? { cookie } : {} });
      const text = await answer.text();
      if (names.some((name) => name !== email && text.includes(name))) leaks.push(`${email} at ${path}`);
      if (cookie === '' && answer.status === 200) leaks.push(`${path} is open without a session`);
      if (!/no-store|private/.test(answer.headers.get('cache-control') ?? '')) leaks.push(`${path} may be cached`);
      own ||= text.includes(email);
    }
    if (cookie !== '' && !own) leaks.push(`${email} does not see their own data`);
  }
  return leaks;
}

describe.skipIf(!NGINX)('the shop behind nginx', () => {
  let shop: OpenShop;
  let dist: string;
  let api: string;
  let origin: string;
  beforeAll(async () => {
    dist = tempFolder();
    for (const [name, text] of Object.entries(BUILD)) {
      mkdirSync(dirname(join(dist, name)), { recursive: true });
      writeFileSync(join(dist, name), text);
    }
    writeHostFiles(dist, await finishPages(dist), {});
    await compress(dist);
    shop = await openShop('pglite', { site: await openSite(dist), proxies: 1 });
    api = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).host;
    origin = await startNginx(dist, api);
  });
  afterAll(() => shop.close());
  const get = (path: string, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' });

  it.each([
    ['/', 200, 'Home', CACHE.page],
    ['/shop', 200, 'Shop', CACHE.page],
    ['/product', 200, 'Products', CACHE.page],
    ['/product/sahel-floor-vase', 200, 'Sahel', CACHE.page],
    // One exists in the database but is newer than the build; one does not exist.
    ['/product/elegant-lamp', 200, 'Shell', CACHE.page],
    ['/product/none-such', 404, 'Shell', CACHE.missing],
    ['/nothing', 404, 'Gone', CACHE.missing],
    ['/_astro/app.abc.js', 200, 'app()', CACHE.immutable],
    ['/_astro/gone.js', 404, 'Gone', CACHE.missing],
    ['/favicon.ico', 200, 'icon', CACHE.media],
    ['/.nginx/maps.conf', 404, 'Gone', CACHE.missing],
    ['/.built', 404, 'Gone', CACHE.missing],
  ])('returns for %s status %i and %s, with Cache-Control %s', async (path, status, words, kept) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, kept]);
    expect(await answer.text()).toContain(words);
  });

  it('sends each header once, with all responses', async () => {
    for (const path of [
      '/',
      '/shop',
      '/nothing',
      '/product/none-such',
      '/catalog',
      '/_astro/app.abc.js',
      '/_astro/gone.js',
    ]) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(siteHeaders({})))
        expect(headers.get(name), `${path} ${name}`).toBe(value);
    }
    const policy = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';
    expect(await policy('/shop')).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'; img-src/,
    );
    expect(await policy('/journal')).toContain("'wasm-unsafe-eval'");
    expect(await policy('/product/sahel-floor-vase')).toContain("'wasm-unsafe-eval'");
    expect(await policy('/nothing')).not.toContain("'wasm-unsafe-eval'");
    expect(await policy('/api/categories')).toContain("default-src 'none'");
  });

  it('allows other sites to embed images, including those encoded by the API', async () => {
    const { json } = {
      json: (await (await get('/api/v1/products/elegant-lamp')).json()) as {
        data: { images: { large_image_url: string }[] };
      },
    };
    const path = new URL(json.data.images[0]?.large_image_url ?? '', origin).pathname;
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe(CACHE.immutable);
  });

  it('compresses, and uses precompressed files', async () => {
    for (const path of ['/shop', '/_astro/app.abc.js', '/api/categories']) {
      const { headers } = await get(path, { 'accept-encoding': 'gzip' });
      expect([headers.get('content-encoding'), headers.get('vary')?.toLowerCase()], path).toEqual([
        'gzip',
        expect.stringContaining('accept-encoding'),
      ]);
    }
  });

  it.each(Object.entries(REDIRECTS))('redirects %s to %s permanently, with parameters', async (from, to) => {
    const answer = await get(`${from}?a=1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${to}?a=1`]);
  });

  it.each([...MOVED, ['/journal-single', '/journal/oak'] as const])('redirects %s to %s', async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it('copies encoded characters of a path into the target as they are', async () => {
    const { headers } = await get('/shop-single-details/a%0d%0ax-injected:1');
    expect(headers.get('location')).toBe('/product/a%0d%0ax-injected:1');
    expect(headers.has('x-injected')).toBe(false);
    expect((await get('/product/sahel-floor-vase/')).headers.get('location') ?? '').not.toBe('/product');
  });

  const send = async (to: string, path: string, bytes: number, type: string) => {
    const body = new Blob([new Uint8Array(bytes)], { type });
    const answer = await fetch(to + path, { method: 'POST', body });
    return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
  };

  it.each([
    ['/api/orders/AR-NONE/evidence', 2_000_000, 'image/jpeg', 404],
    [PRODUCT_FILE, IMPORT.maxBytes, 'text/csv', 403],
    ['/api/contact', 255_000, 'application/json', 400],
  ])('passes a body for %s of %i bytes to the API', async (path, bytes, type, status) => {
    expect(await send(origin, path, bytes, type)).toEqual([status, 'application/json']);
  });

  it("rejects a body above the API's limit before the API is called", async () => {
    expect(await send(origin, '/api/contact', 300_000, 'application/json')).toEqual([413, 'text/html']);
    expect((await send(origin, PRODUCT_FILE, IMPORT.maxBytes * 1.2, 'text/csv'))[0]).toBe(413);
  });

  it("rejects product files without their location's limit (control)", async () => {
    const tight = await startNginx(dist, api, (recipe) => recipe.replace('client_max_body_size 16m;', ''));
    expect((await send(tight, PRODUCT_FILE, IMPORT.maxBytes, 'text/csv'))[0]).toBe(413);
  });

  const SECRETS = ['a-token-of-an-order', 'meera', 'AR-REFERRED'];
  /** Sends requests with secrets in parameters and Referer, to a running and a stopped API; returns the log. */
  async function logged(change?: (recipe: string) => string): Promise<string> {
    const query = `token=${SECRETS[0]}&email=${SECRETS[1]}@shop.example`;
    const headers = { referer: `${origin}/order?number=${SECRETS[2]}` };
    const texts: string[] = [];
    for (const target of [api, '127.0.0.1:1']) {
      const to = await startNginx(dist, target, change);
      for (const path of ['/api/orders/AR-1', '/shop', '/nothing']) await fetch(`${to}${path}?${query}`, { headers });
      await vi.waitFor(() => expect(logOf(to)).toContain('/shop'));
      texts.push(logOf(to));
    }
    return texts.join('\n');
  }

  it('logs paths and networks, but no parameters, referrers or addresses', async () => {
    const text = await logged();
    expect(text).toContain('127.0.0.0/24 "GET /shop" 200');
    expect(text).not.toContain('127.0.0.1');
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it.each([
    ['the whole request in the access log', '$request_method $aroha_path', '$request'],
    ['lower levels in the error log', 'error.log crit', 'error.log error'],
  ])('would log them with %s (control)', async (_, safe, careless) => {
    const text = await logged((recipe) => recipe.replace(safe, careless));
    expect(SECRETS.filter((secret) => text.includes(secret))).not.toEqual([]);
  });

  /** Sends the start of a request; returns whether the connection is closed within two seconds. */
  async function isDropped(to: string, start: string): Promise<boolean> {
    const socket = connect(Number(new URL(to).port), '127.0.0.1', () => socket.write(start));
    socket.resume();
    socket.on('error', () => {});
    const dropped = await new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), 2000);
      socket.on('close', () => resolve(true)).on('close', () => clearTimeout(late));
    });
    socket.destroy();
    return dropped;
  }
  const SLOW = [
    'GET / HTTP/1.1\r\nHost: shop',
    'POST /api/contact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ];

  it('disconnects clients that send headers or a body too slowly', async () => {
    const timeouts = /client_(header|body)_timeout \d+s/g;
    const quick = await startNginx(dist, api, (recipe) => recipe.replace(timeouts, 'client_$1_timeout 500ms'));
    expect(await Promise.all(SLOW.map((start) => isDropped(quick, start)))).toEqual([true, true]);
    expect((await fetch(`${quick}/shop`)).status).toBe(200);
  });

  it('would wait for them with longer limits (control)', async () => {
    expect(await Promise.all(SLOW.map((start) => isDropped(origin, start)))).toEqual([false, false]);
  });

  it('caches the public catalogue', async () => {
    await (await get('/api/categories')).text();
    expect((await get('/api/categories')).headers.get('x-cache')).toBe('HIT');
  });

  it('caches no private response', async () => {
    expect(PRIVATE.length).toBeGreaterThanOrEqual(6);
    expect(await crawl(origin, ['asha@example.in', 'bina@example.in'])).toEqual([]);
  });

  it('the crawl detects leaks when nginx caches everything (control)', async () => {
    const careless = await startNginx(dist, api, (recipe) =>
      recipe.replace(
        'proxy_cache aroha;',
        'proxy_cache aroha; proxy_ignore_headers Cache-Control Set-Cookie; proxy_cache_valid 200 1m;',
      ),
    );
    expect(await crawl(careless, ['chitra@example.in', 'divya@example.in'])).toContain('divya@example.in at /api/me');
  });

  it('serves pages without the API, and an error message for API calls', async () => {
    const alone = await startNginx(dist, '127.0.0.1:1');
    expect((await fetch(`${alone}/shop`)).status).toBe(200);
    const call = await fetch(`${alone}/api/categories`);
    expect([call.status, await call.json()]).toEqual([503, { message: expect.any(String) }]);
    const gone = await fetch(`${alone}/product/newer`);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([502, CACHE.missing]);
  });
});
