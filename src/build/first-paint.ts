/**
 * Inlines the styles of entry pages: their first paint then depends on the HTML only, which saves a round trip. Other pages
 * link shared, cached files. All pages of a kind inline the same part, because one policy for all pages lists each style's
 * hash.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { attributeOf, mapTags, tagsOf } from '../api/http/inline-code.ts';
import { INLINED_STYLES } from '../core/shop/constants.ts';
import { pageAt } from '../core/shop/routes.ts';
import type { PageKind } from '../core/shop/vitals.ts';
import { sha } from './digest.ts';
import { openUsed, stylesFor } from './page-styles.ts';
import { type Facts, openTally, type Tally } from './tally.ts';

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

/** Returns the kind whose part of each sheet a page inlines; undefined for pages that link or inline whole sheets. */
function kindOf(page: string, html: string): PageKind | undefined {
  const row = rowOf(page);
  return row?.styles === 'part' && html !== '' && !rendersImmediately(html) ? row.kind : undefined;
}

const GROUPS = {
  /** Names of all lifted style attributes. */
  lifted: 'lifted',
  classesOf: (kind: PageKind) => `classes of ${kind}`,
  placedOf: (kind: PageKind) => `lifted of ${kind}`,
};
export const LIFTED = GROUPS.lifted;

/** Returns a function that returns what a page, finished or not, contributes to the styles of all pages. */
export function openStyleFacts(): (page: string, html: string) => Facts {
  const usedOf = openUsed();
  return (page, html) => {
    const { classes, placed } = usedOf(html);
    const kind = kindOf(page, html);
    const own: [string, ReadonlySet<string>][] = kind
      ? [
          [GROUPS.classesOf(kind), classes],
          [GROUPS.placedOf(kind), placed],
        ]
      : [];
    return new Map([[GROUPS.lifted, placed], ...own]);
  };
}

/** The inlined parts of sheets, and what they were made of: extracting one takes longer than rendering ten pages. */
export type InlinedStyles = {
  /** Hashes of the names used, by kind of page. */
  readonly used: Readonly<Record<string, string>>;
  /** By kind and path of the sheet. */
  readonly parts: Readonly<Record<string, string>>;
};

/** Inlines sheets into pages: add() reads all pages before inline() changes the first. */
export type PageStyles = {
  readonly add: (page: string, html: string) => void;
  readonly inline: (page: string, html: string) => string;
  /** Returns all parts that were inlined, by this and by an earlier build. */
  readonly inlined: () => InlinedStyles;
  /** Returns the kinds of pages whose parts differ from those of the earlier build. */
  readonly changedKinds: () => ReadonlySet<PageKind>;
};

/** True for pages that inline the parts of one of the kinds. */
export function isOfKind(kinds: ReadonlySet<PageKind>, page: string): boolean {
  const row = rowOf(page);
  return row?.styles === 'part' && kinds.has(row.kind);
}

/** Returns the names that pages of a kind use, and their hash. */
function usedBy(kind: PageKind, tally: Tally) {
  const [classes, placed] = [tally.values(GROUPS.classesOf(kind)), tally.values(GROUPS.placedOf(kind))];
  return { classes, placed, hash: sha(JSON.stringify([[...classes].sort(), [...placed].sort()])) };
}

/**
 * page: a file below folder. Call inline() before hashes are taken and after all sheets are linked. tally: counts what add()
 * reads. earlier: of the last build, when the sheets are the same.
 */
export function openStyles(
  folder: string,
  tally: Tally = openTally(),
  earlier: InlinedStyles = { used: {}, parts: {} },
): PageStyles {
  const sheet = cachePerPath((path) => {
    const file = join(folder, path);
    return statSync(file).size > MOST_BYTES ? null : readFileSync(file, 'utf8');
  });
  const factsOf = openStyleFacts();
  const kinds = new Map<PageKind, (path: string) => string | null>();
  const used = new Map<string, string>(Object.entries(earlier.used));
  const parts = new Map(Object.entries(earlier.parts));
  const partOf = (kind: PageKind) => {
    const known = kinds.get(kind);
    if (known) return known;
    const names = usedBy(kind, tally);
    const isSame = names.hash === earlier.used[kind];
    used.set(kind, names.hash);
    const part = cachePerPath((path) => {
      const key = `${kind} ${path}`;
      const before = isSame ? earlier.parts[key] : undefined;
      if (before !== undefined) return before;
      const text = sheet(path);
      const left = text && stylesFor(text, names);
      if (left !== null) parts.set(key, left);
      return left;
    });
    kinds.set(kind, part);
    return part;
  };
  return {
    add: (page, html) => tally.add(factsOf(page, html)),
    inline: (page, html) => {
      const kind = kindOf(page, html);
      if (kind) return withStyles(html, partOf(kind), true);
      return rowOf(page)?.styles === 'part' ? withStyles(html, sheet) : html;
    },
    // No page links a sheet that is gone.
    inlined: () => ({
      used: Object.fromEntries(used),
      parts: Object.fromEntries([...parts].filter(([key]) => existsSync(join(folder, key.split(' ')[1] ?? '')))),
    }),
    changedKinds: () => {
      const changed = Object.entries(earlier.parts).filter(([key, before]) => {
        const [kind, path = ''] = key.split(' ') as [PageKind, string];
        return existsSync(join(folder, path)) && partOf(kind)(path) !== before;
      });
      return new Set(changed.map(([key]) => key.split(' ')[0] as PageKind));
    },
  };
}
