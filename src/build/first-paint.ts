/**
 * What a page's first paint waits for: nothing but its own HTML. Its scripts start once it is painted, and pages where visits begin
 * carry their styles within themselves: one journey to the server less. Others share files, which are in the cache by then. Pages
 * that carry a part carry the same one as all of their kind: the policy of all pages names each style.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { CARRIED } from '../core/shop/constants.ts';
import { type PageStyles, pageAt } from '../core/shop/routes.ts';
import { PAGE_KINDS } from '../core/shop/vitals.ts';
import { stylesFor, usedIn } from './page-styles.ts';

/** An island that draws itself at once (a page built without the shop) needs what no HTML of its kind may name. */
const drawsAtOnce = (html: string) => /<astro-island[^>]*\sclient="load"/.test(html);
/** A larger sheet (lifted styles of many thousand pictures) is not worth carrying in each page. */
const MOST_BYTES = 100_000;
const SHEET = /<link rel="stylesheet" href="\/([^"]+\.css)"[^>]*>/g;

/**
 * The page with each of its sheets written out in the sheet's place, the file named beside it: once the page is done, it is fetched.
 * read: a file's text by its path in the site, null for one to be linked.
 */
export function withStyles(html: string, read: (path: string) => string | null, part = false): string {
  return html.replace(SHEET, (link, path: string) => {
    const text = read(path);
    return text === null
      ? link
      : `<style ${CARRIED.sheet}="/${path}"${part ? ` ${CARRIED.part}` : ''}>${text.trim()}</style>`;
  });
}

/** Texts are made once: each sheet stands in many pages. */
function remembering(make: (path: string) => string | null): (path: string) => string | null {
  const made = new Map<string, string | null>();
  return (path) => {
    if (!made.has(path)) made.set(path, make(path));
    return made.get(path) ?? null;
  };
}

const WITHIN: ReadonlySet<PageStyles> = new Set(['whole', 'part']);

/** The row of a built page by its file. */
const rowOf = (file: string) => pageAt(`/${file.replaceAll(sep, '/').replace(/(^|\/)index\.html$|\.html$/, '')}`);

/** Writes sheets into those of these pages in folder that carry them: before hashes are taken, after the last sheet is linked. */
export function carryStyles(folder: string, pages: readonly string[]): void {
  const read = remembering((path) => {
    const file = join(folder, path);
    return statSync(file).size > MOST_BYTES ? null : readFileSync(file, 'utf8');
  });
  const html = (page: string) => readFileSync(join(folder, page), 'utf8');
  const write = (page: string, text: string) => writeFileSync(join(folder, page), text);
  const trimmed = new Set<string>();
  for (const kind of PAGE_KINDS) {
    const alike: string[] = [];
    // One page in memory at a time: there may be ten thousand of a kind.
    const used = usedIn(
      pages.values().flatMap((page) => {
        const row = rowOf(page);
        const text = row?.styles === 'part' && row.kind === kind ? html(page) : '';
        if (text === '' || drawsAtOnce(text)) return [];
        alike.push(page);
        return [text];
      }),
    );
    const part = remembering((path) => {
      const sheet = read(path);
      return sheet && stylesFor(sheet, used);
    });
    for (const page of alike) {
      write(page, withStyles(html(page), part, true));
      trimmed.add(page);
    }
  }
  const whole = pages.filter((page) => !trimmed.has(page) && WITHIN.has(rowOf(page)?.styles ?? 'linked'));
  for (const page of whole) write(page, withStyles(html(page), read));
}

/** starter: the middleware that puts into each page what starts its scripts. */
export function firstPaint(starter: URL): AstroIntegration {
  return {
    name: 'aroha-first-paint',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) => addMiddleware({ order: 'post', entrypoint: starter }),
    },
  };
}
