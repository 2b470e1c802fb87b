/** Reads the pages of the built site for tests without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Built = { readonly path: string; readonly html: string; readonly ids: ReadonlySet<string> };

/** Returns a page by its file in a folder. */
function readBuilt(folder: string, file: string): Built {
  const html = readFileSync(join(folder, file), 'utf8');
  const path = `/${file.replaceAll('\\', '/')}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  return { path, html, ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string)) };
}

/** Returns all pages of a folder. */
export const readPages = (folder = 'dist'): Built[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readBuilt(folder, file));

/** Returns the page at a path of the site. Throws when the build has none. */
export const readPage = (path: string): Built =>
  readBuilt('dist', path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Redirect pages. */
export const isRedirect = ({ html }: Built) => /<meta http-equiv="refresh"/.test(html);
/** Excluded from search engines. */
export const isHidden = ({ html }: Built) => /<meta name="robots" content="noindex/.test(html);

/** Returns the first group of a pattern in a page, or ''. */
export const found = ({ html }: Built, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

const decoded = (text: string) =>
  text
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

export const titleOf = (page: Built): string => decoded(found(page, /<title>([^<]*)<\/title>/));
/** Text of the first h1. */
export const headingOf = (page: Built): string =>
  decoded(found(page, /<h1[^>]*>([\s\S]*?)<\/h1>/).replaceAll(/<[^>]*>/g, '')).trim();
