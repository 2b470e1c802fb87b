/**
 * What a page's first paint waits for: nothing but its own HTML. Its scripts are asked for with low priority, and pages where
 * visits begin carry their styles within themselves: one journey to the server less. Others share files, which are in the cache by then.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { CARRIED } from '../core/constants.ts';

/** Pages where visits begin; those of the cart, the checkout and the account come later. */
const STYLED_WITHIN = [
  /^(index|home|shop|categories|collection|featured|new-arrivals|sale|explore|lookbook|rooms|stores|contact|journal|faq)\.html$/,
  /^(about|press|accessibility|[\w-]+-policy|terms-of-use|room-single\d)\.html$/,
  /^(category|collections|product|journal|stores)\/[^/]+\.html$/,
];
/** A larger sheet (lifted styles of many thousand pictures) is not worth carrying in each page. */
const MOST_BYTES = 100_000;
const SHEET = /<link rel="stylesheet" href="\/([^"]+\.css)"[^>]*>/g;

/**
 * The page with each of its sheets written out in the sheet's place, the file named beside it: once the page is done, it is fetched
 * for pages that link it. read: a file's text by its path in the site, null for one to be linked.
 */
export function withStyles(html: string, read: (path: string) => string | null): string {
  return html.replace(SHEET, (link, path: string) => {
    const text = read(path);
    return text === null ? link : `<style ${CARRIED}="/${path}">${text.trim()}</style>`;
  });
}

/** Writes sheets into those of these pages in folder that carry them: before hashes are taken, after the last sheet is linked. */
export function carryStyles(folder: string, pages: readonly string[]): void {
  const texts = new Map<string, string | null>();
  const read = (path: string) => {
    const file = join(folder, path);
    const text = texts.get(path) ?? (statSync(file).size > MOST_BYTES ? null : readFileSync(file, 'utf8'));
    texts.set(path, text);
    return text;
  };
  for (const page of pages.filter((name) => STYLED_WITHIN.some((names) => names.test(name)))) {
    const file = join(folder, page);
    writeFileSync(file, withStyles(readFileSync(file, 'utf8'), read));
  }
}

export function firstPaint(): AstroIntegration {
  return {
    name: 'aroha-first-paint',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) =>
        addMiddleware({ order: 'post', entrypoint: new URL('../layouts/script-priority.ts', import.meta.url) }),
    },
  };
}
