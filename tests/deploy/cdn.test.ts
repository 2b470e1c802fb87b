/** The build on Cloudflare's Pages emulator, which reads _headers and _redirects. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../src/api/http/inline-code.ts';
import { finishPages } from '../../src/build/finish-pages.ts';
import { writeHostFiles } from '../../src/build/host-files.ts';
import { CACHE, HSTS, SECURITY_HEADERS } from '../../src/core/shop/headers.ts';
import { REDIRECTS } from '../../src/core/shop/redirects.ts';
import { startCdn } from '../support/cdn.ts';
import { MOVED, REDIRECT_PAGE } from '../support/moved-paths.ts';
import { tempFolder } from '../support/temp-folder.ts';

const page = (words: string) =>
  `<html><head></head><body><script>a();</script><p style="left: 1%">${words}</p></body></html>`;
const BUILD: Record<string, string> = {
  'index.html': page('Home'),
  'shop.html': page('Shop'),
  'journal.html': page('Journal'),
  'journal/oak.html': page('Oak'),
  'catalog.html': page('elsewhere'),
  'product/sahel-floor-vase.html': page('Sahel'),
  'product-fallback.html': page('Shell'),
  '404.html': page('Gone'),
  '_astro/app.abc.js': 'app();',
  'img/abc/64.webp': 'picture',
  'favicon.ico': 'icon',
  'journal-single.html': REDIRECT_PAGE,
};

async function build(): Promise<string> {
  const dist = tempFolder();
  for (const [name, text] of Object.entries(BUILD)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  writeHostFiles(dist, await finishPages(dist), { secure: true });
  return dist;
}

describe('the build on a CDN', () => {
  let dist: string;
  let origin: string;
  beforeAll(async () => {
    dist = await build();
    origin = await startCdn(dist);
  }, 90_000);
  const get = (path: string, at = origin) => fetch(at + path, { redirect: 'manual' });

  it.each([
    ['/', 200, 'Home', CACHE.page],
    ['/shop', 200, 'Shop', CACHE.page],
    ['/journal', 200, 'Journal', CACHE.page],
    ['/journal/oak', 200, 'Oak', CACHE.page],
    ['/product/sahel-floor-vase', 200, 'Sahel', CACHE.page],
    // Newer than the build: the fallback page loads it from the API.
    ['/product/elegant-lamp', 404, 'Shell', null],
    ['/nothing', 404, 'Gone', null],
    ['/_astro/app.abc.js', 200, 'app', CACHE.immutable],
    ['/img/abc/64.webp', 200, 'picture', CACHE.immutable],
    ['/favicon.ico', 200, 'icon', null],
  ])('answers %s with %i', async (path, status, words, cache) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(words);
    if (cache !== null) expect(answer.headers.get('cache-control')).toBe(cache);
    else expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  it.each(['/', '/shop', '/journal/oak', '/_astro/app.abc.js'])(
    "sends the shop's headers with %s, each once",
    async (path) => {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...HSTS }))
        expect(headers.get(name), name).toBe(value);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy.match(/default-src/g)).toHaveLength(1);
      expect(policy).toContain(hashOf('a();'));
      expect(policy).not.toContain('unsafe-inline');
    },
  );

  it("sends the shop's headers with 404 pages too, except those that depend on the URL", async () => {
    const { 'cross-origin-resource-policy': _, ...common } = SECURITY_HEADERS;
    const { headers } = await get('/nothing');
    for (const [name, value] of Object.entries(common)) expect(headers.get(name), name).toBe(value);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('redirects old URLs, also when a file has the same name', async () => {
    for (const [from, to] of Object.entries(REDIRECTS)) {
      const answer = await get(from);
      expect([answer.status, new URL(answer.headers.get('location') ?? '', origin).pathname], from).toEqual([301, to]);
    }
    for (const [from, to] of [...MOVED, ['/journal-single', '/journal/oak'] as const]) {
      const answer = await get(from);
      const { pathname, search } = new URL(answer.headers.get('location') ?? '', origin);
      expect([answer.status, pathname + search], from).toEqual([301, to]);
    }
    expect((await get('/product/sahel-floor-vase/')).headers.get('location')).not.toBe('/product');
    const order = await get('/order/AR-1234');
    expect([order.status, order.headers.get('location')]).toEqual([302, '/order?number=AR-1234']);
    const file = await get('/shop.html');
    expect([file.status, file.headers.get('location')]).toEqual([308, '/shop']);
  });

  it('control: without these files there are no such headers', async () => {
    const bare = await build();
    const rules = readFileSync(join(bare, '_headers'), 'utf8');
    expect(rules).toContain('Content-Security-Policy');
    for (const name of ['_headers', '_redirects']) rmSync(join(bare, name));
    const at = await startCdn(bare);
    const { headers } = await get('/shop', at);
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('cache-control')).not.toBe(CACHE.page);
    expect((await get('/catalog', at)).status).toBe(200);
  }, 90_000);
});
