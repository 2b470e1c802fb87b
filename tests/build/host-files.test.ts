import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../src/api/http/inline-code.ts';
import { finishPages } from '../../src/build/finish-pages.ts';
import { cdnHeaders, LIMITS, writeHostFiles } from '../../src/build/host-files.ts';
import { CACHE } from '../../src/core/shop/headers.ts';
import { PATTERN_REDIRECTS, REDIRECTS } from '../../src/core/shop/redirects.ts';
import { REDIRECT_PAGE } from '../support/moved-paths.ts';
import { tempFolder } from '../support/temp-folder.ts';

const page = (body: string) => `<!doctype html><html><head><style>a{}</style></head><body>${body}</body></html>`;
const BUILD: Record<string, string> = {
  'index.html': page('<script>intro();</script>'),
  'shop.html': page('<b style="left: 1%"></b>'),
  'journal.html': page(''),
  'journal/oak.html': page('<script type="module">read()</script>'),
  'product-fallback.html': page('<script>shell();</script>'),
  'product/lamp.html': page(''),
  '404.html': page(''),
  'journal-single.html': REDIRECT_PAGE,
  '_astro/model-viewer.abc.js': 'h`<style>:host{}</style>`',
};

type Rule = { readonly path: string; readonly headers: Record<string, string> };

/** Parses the rules of a _headers file. */
function rulesOf(text: string): Rule[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => line.trim().split(/: (.*)/) as [string, string]);
      return { path, headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])) };
    });
}

/** Returns all headers of a URL; fails for duplicates, which hosts would join. */
function headersAt(rules: readonly Rule[], address: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const { path, headers } of rules) {
    if (!new RegExp(`^${path.replace('*', '.*')}$`).test(address)) continue;
    for (const [name, value] of Object.entries(headers)) {
      expect(all, `${address}: ${name} twice`).not.toHaveProperty(name);
      all[name] = value;
    }
  }
  return all;
}

describe('configuration of static hosts', () => {
  let folder: string;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  beforeEach(() => {
    folder = tempFolder();
    for (const [name, text] of Object.entries(BUILD)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  });
  const INSIDE = [
    ['script-src', 'intro();'],
    ['script-src', 'read()'],
    ['script-src', 'shell();'],
    ['style-src', 'a{}'],
    ['style-src', ':host{}'],
  ] as const;
  const covers = (policy: string) =>
    INSIDE.every(([directive, text]) =>
      policy
        .split('; ')
        .find((line) => line.startsWith(directive))
        ?.includes(hashOf(text)),
    );

  it('is one policy with the hashes of all inline code', async () => {
    writeHostFiles(folder, await finishPages(folder), {});
    const policy = headersAt(rulesOf(read('_headers')), '/shop')['content-security-policy'] ?? '';
    expect(covers(policy)).toBe(true);
    expect(read('.nginx/maps.conf')).toContain(hashOf('intro();'));
    // Control: without any one of them it is not enough.
    for (const [, text] of INSIDE) expect(covers(policy.replace(hashOf(text), '')), text).toBe(false);
  });

  it.each([
    ['/', CACHE.page],
    ['/shop', CACHE.page],
    ['/journal', CACHE.page],
    ['/journal/oak', CACHE.page],
    ['/product/lamp', CACHE.page],
    ['/_astro/a.js', CACHE.immutable],
    ['/img/abc/64.webp', CACHE.immutable],
    ['/nothing', undefined],
  ])('sends %s each header once, with Cache-Control %s', async (address, kept) => {
    writeHostFiles(folder, await finishPages(folder), { secure: true });
    const headers = headersAt(rulesOf(read('_headers')), address);
    expect(headers['cache-control']).toBe(kept);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.any(String),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it('redirects like our server', async () => {
    writeHostFiles(folder, await finishPages(folder), {});
    const rows = read('_redirects')
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    for (const [from, to] of Object.entries(REDIRECTS)) {
      expect(rows).toContainEqual([from, to, '301']);
      expect(read('.nginx/maps.conf')).toContain(`  ${from} ${to};`);
    }
    for (const [from, to] of Object.entries(PATTERN_REDIRECTS)) expect(rows).toContainEqual([from, to, '301']);
  });

  it('redirects by status where the build has a redirect page', async () => {
    writeHostFiles(folder, await finishPages(folder), {});
    expect(read('_redirects')).toContain('/journal-single /journal/oak 301\n');
    expect(read('.nginx/maps.conf')).toContain('  /journal-single /journal/oak;');
    // Control: other pages are none.
    expect(read('_redirects')).not.toMatch(/^\/shop /m);
  });

  it('has a fallback page for newer products, and no style attributes', async () => {
    writeHostFiles(folder, await finishPages(folder), {});
    expect(read('product/404.html')).toBe(read('product-fallback.html'));
    expect(read('shop.html')).not.toMatch(/ style=/);
    expect(existsSync(join(folder, '.nginx/headers.conf'))).toBe(true);
  });

  it('fails the build above the limits of hosts', () => {
    const hashes = { scripts: [], styles: [], viewer: [] };
    const pages = Array.from({ length: LIMITS.rules }, (_, index) => `/p${index}`);
    expect(() => cdnHeaders(hashes, {}, pages)).toThrow(/rules; the limit is 100/);
    const scripts = Array.from({ length: 40 }, (_, index) => hashOf(String(index)));
    expect(() => cdnHeaders({ ...hashes, scripts }, {}, [])).toThrow(/characters; the limit is 2000/);
  });
});
