/**
 * Makes the first paint depend on the HTML only: scripts start after it, and entry pages inline their styles, which saves a
 * round trip. Other pages link shared, cached files. All pages of a kind inline the same part, because one policy for all
 * pages lists each style's hash.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { attributeOf, mapTags, tagsOf } from '../api/http/inline-code.ts';
import { INLINED_STYLES } from '../core/shop/constants.ts';
import { pageAt } from '../core/shop/routes.ts';
import { PAGE_KINDS } from '../core/shop/vitals.ts';
import { stylesFor, usedIn } from './page-styles.ts';

/** Islands with client="load" render immediately and need styles that the HTML of their kind does not contain. */
const rendersImmediately = (html: string) =>
  tagsOf(html).some((tag) => tag.startsWith('<astro-island') && attributeOf(tag, 'client') === 'load');
/** Larger sheets (lifted styles of thousands of images) are not inlined. */
const MOST_BYTES = 100_000;

/** Path of the sheet that a tag links, without the leading slash; null for other tags. */
function sheetOf(tag: string): string | null {
  if (!tag.startsWith('<link') || attributeOf(tag, 'rel') !== 'stylesheet') return null;
  return /^\/(.+\.css)$/.exec(attributeOf(tag, 'href') ?? '')?.[1] ?? null;
}

/**
 * Replaces each stylesheet link with its contents; the file is fetched after the page has loaded. read returns a file's
 * text by its path, or null to keep the link.
 */
export function withStyles(html: string, read: (path: string) => string | null, part = false): string {
  return mapTags(html, (tag) => {
    const path = sheetOf(tag);
    const text = path === null ? null : read(path);
    if (text === null) return tag;
    return `<style ${INLINED_STYLES.sheet}="/${path}"${part ? ` ${INLINED_STYLES.part}` : ''}>${text.trim()}</style>`;
  });
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

const inlines = (page: string) => rowOf(page)?.styles === 'part';

/** Inlines sheets into the given pages. Call before hashes are taken and after all sheets are linked. */
export function inlineStyles(folder: string, pages: readonly string[]): void {
  const read = cachePerPath((path) => {
    const file = join(folder, path);
    return statSync(file).size > MOST_BYTES ? null : readFileSync(file, 'utf8');
  });
  const html = (page: string) => readFileSync(join(folder, page), 'utf8');
  const write = (page: string, text: string) => writeFileSync(join(folder, page), text);
  const trimmed = new Set<string>();
  for (const kind of PAGE_KINDS) {
    const alike: string[] = [];
    // Reads one page at a time, because a kind may have ten thousand.
    const used = usedIn(
      pages.values().flatMap((page) => {
        const row = rowOf(page);
        const text = inlines(page) && row?.kind === kind ? html(page) : '';
        if (text === '' || rendersImmediately(text)) return [];
        alike.push(page);
        return [text];
      }),
    );
    const part = cachePerPath((path) => {
      const sheet = read(path);
      return sheet && stylesFor(sheet, used);
    });
    for (const page of alike) {
      write(page, withStyles(html(page), part, true));
      trimmed.add(page);
    }
  }
  const whole = pages.filter((page) => !trimmed.has(page) && inlines(page));
  for (const page of whole) write(page, withStyles(html(page), read));
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
