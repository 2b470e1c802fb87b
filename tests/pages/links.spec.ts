/** Every page of the built site: working links and anchors, unique title and description. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REDIRECTS } from '../../src/core/shop/redirects.ts';
import { type Built, isHidden, isRedirect, readPages } from '../support/built-pages.ts';
import { feedFaults, itemsOf } from '../support/merchant-feed.ts';
import { expect, test } from '../support/page.ts';

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&#39;', "'");

/** Dead links of a page, as 'page → link'. */
function deadLinks(pages: readonly Built[]): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const leadsSomewhere = (href: string, from: Built): boolean => {
    const url = new URL(decode(href), `http://x${from.path}`);
    if (url.host !== 'x') return true;
    const path = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
    // The API renders pictures on request.
    if (/^\/(api|img)\//.test(path)) return true;
    const page = byPath.get(path === '' ? '/' : path) ?? byPath.get(REDIRECTS[path] ?? '');
    if (!page) return existsSync(join('dist', path)) && /\.\w+$/.test(path);
    const anchor = decodeURIComponent(url.hash.slice(1));
    // A fragment may also be data for a script, such as a token.
    return anchor === '' || anchor.includes('=') || page.ids.has(anchor);
  };
  return pages.flatMap((page) =>
    [...page.html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
      .map(([, href]) => href as string)
      .filter((href) => !/^(mailto:|tel:|https?:)/.test(href) && !leadsSomewhere(href, page))
      .map((href) => `${page.path} → ${href}`),
  );
}

const pages = readPages();
/** The server would compress each page on its first use. */
const UNCOMPRESSED = { headers: { 'accept-encoding': 'identity' } };

test('every link and anchor of the built site works', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect([...new Set(deadLinks(pages))]).toEqual([]);
});

test('control: a dead link, a dead anchor and an empty one are detected', () => {
  const page = (html: string): Built => ({ path: '/a', html, ids: new Set(['there']) });
  expect(deadLinks([page('<a href="/nowhere">x</a>')])).toEqual(['/a → /nowhere']);
  expect(deadLinks([page('<a class="b" href="#gone">x</a>')])).toEqual(['/a → #gone']);
  expect(
    deadLinks([page('<a href="#there">x</a><a href="/a">y</a><a href="/help">z</a>'), { ...page(''), path: '/faq' }]),
  ).toEqual([]);
});

test('every page has a unique title and description', () => {
  // Duplicates are marked by their canonical link.
  const TWINS = new Set(['/home', '/product', '/product-fallback']);
  const described = pages.filter((page) => !isRedirect(page) && !isHidden(page) && !TWINS.has(page.path));
  expect(described.length).toBeGreaterThan(90);
  for (const [what, pattern] of [
    ['title', /<title>([^<]+)<\/title>/],
    ['description', /<meta name="description" content="([^"]+)"/],
  ] as const) {
    const texts = described.map(({ path, html }) => [path, pattern.exec(html)?.[1] ?? ''] as const);
    expect(texts.filter(([, text]) => text.length < 3)).toEqual([]);
    const twice = [...Map.groupBy(texts, ([, text]) => text)].filter(([, all]) => all.length > 1);
    expect(twice.map(([text, all]) => `${what} '${text}': ${all.map(([path]) => path).join(', ')}`)).toEqual([]);
  }
});

test('models, merchant feed and RSS feed are served', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# Aroha\n\n> /);
  for (const [, path] of text.matchAll(/\]\(https?:\/\/[^/]+([^)]+)\)/g))
    expect((await request.get(path as string, UNCOMPRESSED)).status(), path as string).toBe(200);
  const feed = await request.get('/feeds/products.xml');
  expect(feed.headers()['content-type']).toContain('xml');
  const xml = await feed.text();
  expect(itemsOf(xml).length).toBeGreaterThanOrEqual(64);
  expect(feedFaults(xml)).toEqual([]);
  const known = new Set(pages.map(({ path }) => path));
  for (const item of itemsOf(xml))
    expect(known, item.get('id')).toContain(new URL(item.get('link') as string).pathname);
  const picture = /<g:image_link>https?:\/\/[^/]+([^<]+)</.exec(xml)?.[1] as string;
  expect((await request.get(picture)).status()).toBe(200);
});
