/**
 * What a page's first paint waits for. Its own scripts do not compete with styles and picture: they are asked for with low
 * priority. The landing page, where most visits begin, carries its styles within itself: one journey to the server less.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Pages that carry their styles. Others share one file, which the next page finds in the cache. */
const STYLED_WITHIN = ['index.html', 'home.html'];
const SHEET = /<link rel="stylesheet" href="\/([^"]+\.css)"[^>]*>/g;

/** The page with each of its sheets written out in the sheet's place. read: a file's text by its path in the site. */
export async function withStyles(html: string, read: (path: string) => Promise<string>): Promise<string> {
  const paths = [...new Set([...html.matchAll(SHEET)].map(([, path]) => path as string))];
  const sheets = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
  return html.replace(SHEET, (_, path: string) => `<style>${(sheets.get(path) as string).trim()}</style>`);
}

export function firstPaint(): AstroIntegration {
  return {
    name: 'aroha-first-paint',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) =>
        addMiddleware({ order: 'post', entrypoint: new URL('../layouts/script-priority.ts', import.meta.url) }),
      'astro:build:done': async ({ dir }) => {
        const read = (path: string) => readFile(fileURLToPath(new URL(path, dir)), 'utf8');
        for (const page of STYLED_WITHIN) await writeFile(new URL(page, dir), await withStyles(await read(page), read));
      },
    },
  };
}
