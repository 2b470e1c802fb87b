/**
 * Makes the first paint depend on the HTML only: scripts start after it, and entry pages inline their styles, which saves a
 * round trip. Other pages link shared, cached files. All pages of a kind inline the same part, because one policy for all
 * pages lists each style's hash.
 */
import { readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { attributeOf, mapTags, tagsOf } from '../api/http/inline-code.ts';
import { INLINED_STYLES } from '../core/shop/constants.ts';
import { pageAt } from '../core/shop/routes.ts';
import { PAGE_KINDS } from '../core/shop/vitals.ts';
import { collectUsed, stylesFor } from './page-styles.ts';

/** Islands with client="load" render immediately and need styles that the HTML of their kind does not contain. */
const rendersImmediately = (html: string) =>
  /client=["']?load\b/.test(html) &&
  tagsOf(html).some((tag) => tag.startsWith('<astro-island') && attributeOf(tag, 'client') === 'load');
/** Larger sheets (lifted styles of thousands of images) are not inlined. */
const MOST_BYTES = 100_000;

/** Path of the sheet that a tag links, without the leading slash; null for other tags. */
function sheetOf(tag: string): string | null {
  if (!tag.startsWith('<link') || attributeOf(tag, 'rel') !== 'stylesheet') return null;
  return /^\/(.+\.css)$/.exec(attributeOf(tag, 'href') ?? '')?.[1] ?? null;
}

/**
 * Replaces each stylesheet link of a head with the sheet's contents; the file is fetched after the page has loaded. read
 * returns a file's text by its path, or null to keep the link.
 */
export function withStyles(html: string, read: (path: string) => string | null, part = false): string {
  const [head = ''] = html.split('</head>', 1);
  const inlined = mapTags(head, (tag) => {
    const path = sheetOf(tag);
    const text = path === null ? null : read(path);
    if (text === null) return tag;
    return `<style ${INLINED_STYLES.sheet}="/${path}"${part ? ` ${INLINED_STYLES.part}` : ''}>${text.trim()}</style>`;
  });
  return inlined + html.slice(head.length);
}

/** Caches results, because each sheet is used by many pages. */
function cachePerPath(make: (path: string) => string | null): (path: string) => string | null {
  const made = new Map<string, string | null>();
  return (path) => {
    if (!made.has(path)) made.set(path, make(path));
    return made.get(path) ?? null;
  };
}

/** Returns the page row of a built file. */
const rowOf = (file: string) => pageAt(`/${file.replaceAll(sep, '/').replace(/(^|\/)index\.html$|\.html$/, '')}`);

/** Inlines sheets into pages: add() reads all pages before inline() changes the first. */
export type PageStyles = {
  readonly add: (page: string, html: string) => void;
  readonly inline: (page: string, html: string) => string;
};

/** page: a file below folder. Call inline() before hashes are taken and after all sheets are linked. */
export function openStyles(folder: string): PageStyles {
  const sheet = cachePerPath((path) => {
    const file = join(folder, path);
    return statSync(file).size > MOST_BYTES ? null : readFileSync(file, 'utf8');
  });
  const kinds = new Map(
    PAGE_KINDS.map((kind) => {
      const { used, read } = collectUsed();
      const part = cachePerPath((path) => {
        const text = sheet(path);
        return text && stylesFor(text, used);
      });
      return [kind, { read, part }] as const;
    }),
  );
  const parts = new Map<string, (path: string) => string | null>();
  return {
    add: (page, html) => {
      const row = rowOf(page);
      const kind = row?.styles === 'part' ? kinds.get(row.kind) : undefined;
      if (!kind || html === '' || rendersImmediately(html)) return;
      kind.read(html);
      parts.set(page, kind.part);
    },
    inline: (page, html) => {
      const part = parts.get(page);
      if (part) return withStyles(html, part, true);
      return rowOf(page)?.styles === 'part' ? withStyles(html, sheet) : html;
    },
  };
}

/** starter: the middleware that inserts the script starter into each page. */
export function firstPaint(starter: URL): AstroIntegration {
  return {
    name: 'aroha-first-paint',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) => addMiddleware({ order: 'post', entrypoint: starter }),
    },
  };
}
