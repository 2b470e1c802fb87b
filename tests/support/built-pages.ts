/** The pages of the built site, read from its folder: what tests look at without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Built = { readonly path: string; readonly html: string; readonly ids: ReadonlySet<string> };

/** Every page of a folder. */
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

/** Pages that only lead on. */
export const isRedirect = ({ html }: Built) => /<meta http-equiv="refresh"/.test(html);
/** Left out by search engines. */
export const isHidden = ({ html }: Built) => /<meta name="robots" content="noindex/.test(html);

/** The first group of a pattern in a page; '' when there is none. */
export const found = ({ html }: Built, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
