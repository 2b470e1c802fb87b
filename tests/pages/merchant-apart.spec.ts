/** Shoppers' pages neither link to the back office nor load, prefetch or carry anything of it. Read from the build. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { MERCHANT_PAGES } from '../../src/core/merchant/pages.ts';
import { isRedirect, readPages } from '../support/built-pages.ts';
import { expect, test } from '../support/page.ts';
import { code, readSources } from '../support/source.ts';

const IMPORT = /["'](?:\.\/|\/_astro\/)?([\w.-]+\.(?:js|css))["']/g;
const FILE = /\/_astro\/([\w.-]+\.(?:js|css))\b/g;
const read = (name: string) => readFileSync(`dist/_astro/${name}`, 'utf8');

/** Returns every script and style sheet that pages name, at first or later, through any number of imports. */
function filesOf(htmls: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  const queue = htmls.flatMap((html) => Array.from(html.matchAll(FILE), ([, name]) => name as string));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (files.has(name)) continue;
    const text = read(name);
    files.set(name, text);
    for (const [, next] of text.matchAll(IMPORT)) queue.push(next as string);
  }
  return files;
}

const isOffice = (path: string) => /^\/merchant(\/|$)/.test(path);
/** Texts of some length that the back office's source holds and the rest of the source does not. */
function officeTexts(): readonly string[] {
  const sources = readSources().map((source) => ({ path: source.path, text: code(source) }));
  const others = sources.filter(({ path }) => !path.includes('/merchant/')).map(({ text }) => text);
  const own = sources.filter(({ path }) => /^src\/(core|islands)\/merchant\//.test(path));
  const texts = own.flatMap(({ text }) =>
    Array.from(text.matchAll(/'([^'.@\\\n][^'\\\n]{15,})'/g), ([, one]) => one as string),
  );
  return [...new Set(texts)].filter((one) => !others.some((text) => text.includes(one)));
}
const MARKS = ['/api/merchant', ...officeTexts()];
const found = (texts: readonly string[]) => MARKS.filter((mark) => texts.some((text) => text.includes(mark)));

test('nothing of the back office is on shoppers’ pages', () => {
  const pages = readPages().filter((page) => !isRedirect(page) && !isOffice(page.path));
  expect(pages.length).toBeGreaterThan(100);
  for (const { path, html } of pages) expect(html, path).not.toMatch(/["']\/merchant/);
  const htmls = pages.map(({ html }) => html);
  expect(found([...htmls, ...filesOf(htmls).values()])).toEqual([]);
});

test('control: the same search finds the back office on its own pages', () => {
  const own = readPages().filter(({ path }) => isOffice(path));
  expect(own.length).toBeGreaterThanOrEqual(Object.keys(MERCHANT_PAGES).length);
  expect(found([...filesOf(own.map(({ html }) => html)).values()]).length).toBeGreaterThan(400);
});

/** Script bytes (brotli) that a page of the back office may load by itself. */
const MOST_BYTES = 150_000;
const STATIC = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** Brotli size of a page's scripts and islands with their static imports; what is imported later is not counted. */
function firstBytes(html: string): number {
  const queue = Array.from(html.matchAll(/\/_astro\/([\w.-]+\.js)\b/g), ([, name]) => name as string);
  const seen = new Set<string>();
  let bytes = 0;
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const text = read(name);
    bytes += brotliCompressSync(text).length;
    for (const [, next] of text.matchAll(STATIC)) queue.push(next as string);
  }
  return bytes;
}

test('a page of the back office loads at most 150 KB of scripts by itself', () => {
  for (const { path, html } of readPages().filter((page) => isOffice(page.path)))
    expect(firstBytes(html), path).toBeLessThanOrEqual(MOST_BYTES);
});
