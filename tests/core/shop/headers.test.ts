import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../../../src/core/shop/content-policy.ts';
import { CACHE, cacheOf, pageHeaders, siteHeaders } from '../../../src/core/shop/headers.ts';
import { articlePath, productPath, ROUTES, taskOf } from '../../../src/core/shop/routes.ts';

const INLINE = { scripts: ["'sha256-S'"], styles: ["'sha256-T'"] };
const read = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)] as const));
const policyOf = (address: string, around = {}) =>
  read(pageHeaders(address, INLINE, ["'sha256-V'"], around)['content-security-policy'] ?? '');

const ADDRESSES = [
  ...Object.values(ROUTES).map(({ path }) => path),
  productPath('a'),
  articlePath('a'),
  '/product-fallback',
];

describe('the policy of a page', () => {
  it.each(ADDRESSES)('at %s allows only our files and inline hashes', (address) => {
    const { 'script-src': scripts = [], 'style-src': styles = [], ...rest } = policyOf(address);
    expect(scripts.filter((one) => one !== "'wasm-unsafe-eval'")).toEqual(["'self'", "'sha256-S'"]);
    expect(styles.filter((one) => one !== "'sha256-V'")).toEqual(["'self'", "'sha256-T'"]);
    expect(JSON.stringify([scripts, styles, rest])).not.toMatch(
      /unsafe-inline|unsafe-eval'(?<!'wasm-unsafe-eval')|\*|http:/,
    );
    expect(rest).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    });
  });

  it('allows WebAssembly only where texts are searched or models shown', () => {
    const allowed = ADDRESSES.filter((address) => policyOf(address)['script-src']?.includes("'wasm-unsafe-eval'"));
    expect(allowed.sort()).toEqual(['/faq', '/journal', '/product-fallback', '/product/a']);
    expect(allowed.map(taskOf)).toEqual(['search', 'search', 'viewer', 'viewer']);
  });

  it('allows the backend that pages call, send forms to and show pictures of', () => {
    const {
      'connect-src': calls,
      'form-action': forms,
      'img-src': pictures,
    } = policyOf('/shop', { api: 'https://api.example' });
    expect(calls).toEqual(["'self'", 'https://api.example']);
    expect(forms).toEqual(["'self'", 'https://api.example']);
    expect(pictures).toContain('https://api.example');
    expect(policyOf('/shop')['connect-src']).toEqual(["'self'"]);
  });

  it('names each directive once', () => {
    const names = contentPolicy(INLINE, {}, 'viewer')
      .split('; ')
      .map((line) => line.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the headers of the site', () => {
  it('require https only where the site uses it', () => {
    expect(siteHeaders({})).not.toHaveProperty('strict-transport-security');
    expect(siteHeaders({ secure: true })['strict-transport-security']).toBe('max-age=31536000');
  });

  it.each([
    ['/_astro/a.js', CACHE.immutable],
    ['/img/abc/64.webp', CACHE.immutable],
    ['/shop', CACHE.page],
    ['/journal/rss.xml', CACHE.file],
    ['/film.mp4', CACHE.media],
    ['/pagefind/pagefind.js', CACHE.file],
  ])('cache %s as %s', (address, kept) => {
    expect(cacheOf(address)).toBe(kept);
  });
});
