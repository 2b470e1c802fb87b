/** Reads the pages of the built site for tests without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Built = { readonly path: string; readonly html: string; readonly ids: ReadonlySet<string> };

/** Returns all pages of a folder. */
export function readPages(folder = 'dist'): Built[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const html = readFileSync(file, 'utf8');
      const path =
        file
          .slice(folder.length)
          .replaceAll('\\', '/')
          .replace(/\.html$/, '')
          .replace(/\/index$/, '') || '/';
      return { path, html, ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string)) };
    });
}

/** Redirect pages. */
export const isRedirect = ({ html }: Built) => /<meta http-equiv="refresh"/.test(html);
/** Excluded from search engines. */
export const isHidden = ({ html }: Built) => /<meta name="robots" content="noindex/.test(html);

/** Returns the first group of a pattern in a page, or ''. */
export const found = ({ html }: Built, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
