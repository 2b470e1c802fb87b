/**
 * What a page's first paint waits for. Its own scripts do not compete with styles and picture: they are asked for with low
 * priority. The landing page, where most visits begin, carries its styles within itself: one journey to the server less.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** Pages that carry their styles. Others share one file, which the next page finds in the cache. */
const STYLED_WITHIN = ['index.html', 'home.html'];
const SHEET = /<link rel="stylesheet" href="\/([^"]+\.css)"[^>]*>/g;

/** The page with each of its sheets written out in the sheet's place. read: a file's text by its path in the site. */
export function withStyles(html: string, read: (path: string) => string): string {
  return html.replace(SHEET, (_, path: string) => `<style>${read(path).trim()}</style>`);
}

/** Writes the sheets into those pages of a build that carry them: before their hashes are taken, after the last sheet is linked. */
export function carryStyles(folder: string): void {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  for (const page of STYLED_WITHIN.filter((name) => existsSync(join(folder, name))))
    writeFileSync(join(folder, page), withStyles(read(page), read));
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
