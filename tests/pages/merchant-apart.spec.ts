/** Shoppers' pages neither link to the back office nor load, prefetch or carry anything of it. Read from the build. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { LOG_COPY } from '../../src/core/merchant/log-copy.ts';
import { OFFICE_COPY } from '../../src/core/merchant/office-copy.ts';
import { MERCHANT_PAGES } from '../../src/core/merchant/pages.ts';
import { isRedirect, readPages } from '../support/built-pages.ts';
import { expect, test } from '../support/page.ts';

const IMPORT = /["'](?:\.\/|\/_astro\/)?([\w.-]+\.(?:js|css))["']/g;
const FILE = /\/_astro\/([\w.-]+\.(?:js|css))/g;
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
/** Words that only the back office's files hold. */
const MARKS = ['/api/merchant', OFFICE_COPY.visitor, LOG_COPY.emptyHint];

test('nothing of the back office is on shoppers’ pages', () => {
  const pages = readPages().filter((page) => !isRedirect(page) && !isOffice(page.path));
  expect(pages.length).toBeGreaterThan(100);
  for (const { path, html } of pages) expect(html, path).not.toMatch(/["']\/merchant/);
  const files = filesOf(pages.map(({ html }) => html));
  const marked = [...files].filter(([, text]) => MARKS.some((mark) => text.includes(mark))).map(([name]) => name);
  expect(marked).toEqual([]);
});

test('control: the same search finds the back office on its own pages', () => {
  const own = readPages().filter(({ path }) => isOffice(path));
  expect(own.length).toBeGreaterThanOrEqual(Object.keys(MERCHANT_PAGES).length);
  const texts = [...filesOf(own.map(({ html }) => html)).values()];
  for (const mark of MARKS)
    expect(
      texts.some((text) => text.includes(mark)),
      mark,
    ).toBe(true);
});

/** Script bytes (brotli) that a page of the back office may load by itself. */
const MOST_BYTES = 150_000;
const STATIC = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** Brotli size of a page's scripts and islands with their static imports; what is imported later is not counted. */
function firstBytes(html: string): number {
  const queue = Array.from(html.matchAll(/\/_astro\/([\w.-]+\.js)/g), ([, name]) => name as string);
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
