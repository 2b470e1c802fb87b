/**
 * Makes the first paint depend on the HTML only: scripts start after it, and entry pages inline the styles of what stands
 * above their fold. The whole sheets are linked at the fold, in the body: browsers paint what stands before such a link and
 * hold only what follows. All pages of a group inline the same part, because one policy for all pages lists each style's hash.
 */
import { readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { attributeOf, mapTags, ownText, tagsOf } from '../api/http/inline-code.ts';
import { FOLD } from '../core/shop/constants.ts';
import { pageAt } from '../core/shop/routes.ts';
import { isLiftedSheet } from './lifted-styles.ts';
import { collectUsed, stylesFor } from './page-styles.ts';

/** Larger sheets (lifted styles of thousands of images) are not inlined. */
const MOST_BYTES = 100_000;
const MARK = new RegExp(`<template ${FOLD}="([^"]*)"></template>`, 'g');
const PLACED = / data-style="([^"]*)"/g;
/** Makes browsers wait that would otherwise paint what follows the links without its styles, as Firefox does. */
const WAIT = "<script>performance.mark('styled')</script>";

/** Path of the sheet that a tag links, without the leading slash; null for other tags. */
function sheetOf(tag: string): string | null {
  if (!tag.startsWith('<link') || attributeOf(tag, 'rel') !== 'stylesheet') return null;
  return /^\/(.+\.css)$/.exec(attributeOf(tag, 'href') ?? '')?.[1] ?? null;
}

/** Writes text in place of the first mark, and removes the others. */
function atFold(html: string, text: string): string {
  let left = text;
  return html.replace(MARK, () => {
    const own = left;
    left = '';
    return own;
  });
}

/** Low priority: the first picture comes first. */
const linkTo = (path: string) => `<link rel="stylesheet" href="/${path}" fetchpriority="low">`;

/** Replaces the links of the given sheets by one style element with the part, and links the sheets at the fold. */
export function withPart(html: string, sheets: ReadonlySet<string>, part: string): string {
  let style = part === '' ? '' : `<style>${part}</style>`;
  const inlined = mapTags(html, (tag) => {
    if (!sheets.has(sheetOf(tag) ?? '')) return tag;
    const own = style;
    style = '';
    return own;
  });
  // The part has all lifted styles.
  const links = [...sheets].filter((path) => !isLiftedSheet(path)).map(linkTo);
  return atFold(inlined, links.length > 0 ? links.join('') + WAIT : '');
}

/** Returns the page row of a built file. */
const rowOf = (file: string) => pageAt(`/${file.replaceAll(sep, '/').replace(/(^|\/)index\.html$|\.html$/, '')}`);

/** Inlines styles into pages: add() reads all pages before inline() changes the first. */
export type PageStyles = {
  readonly add: (page: string, html: string) => void;
  readonly inline: (page: string, html: string) => string;
};

/** Pages with the same mark and the same sheets. */
type Group = { readonly read: (html: string) => void; readonly partOf: (sheets: ReadonlySet<string>) => string };

function openGroup(folder: string): Group {
  const { used, read } = collectUsed();
  const placed = new Set<string>();
  const parts = new Map<string, string>();
  const make = (sheets: ReadonlySet<string>) => {
    const texts = [...sheets].map((path) => readFileSync(join(folder, path), 'utf8'));
    return stylesFor(texts, { ...used, placed })
      .join('')
      .trim();
  };
  return {
    read: (html) => {
      for (const [, name = ''] of html.matchAll(PLACED)) placed.add(ownText(name));
      read(html.slice(0, html.search(MARK)));
    },
    partOf: (sheets) => {
      const key = [...sheets].join(' ');
      const part = parts.get(key) ?? make(sheets);
      parts.set(key, part);
      return part;
    },
  };
}

/** page: a file below folder. Call inline() before hashes are taken and after all sheets are linked. */
export function openStyles(folder: string): PageStyles {
  const isSmall = (path: string) => statSync(join(folder, path)).size <= MOST_BYTES;
  const sheetsIn = (html: string) => {
    const [head = ''] = html.split('</head>', 1);
    return new Set([...tagsOf(head)].map(sheetOf).filter((path): path is string => path !== null && isSmall(path)));
  };
  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  return {
    add: (page, html) => {
      const [name] = html.matchAll(MARK).map(([, group]) => group);
      if (name === undefined || rowOf(page)?.styles !== 'part') return;
      const key = [name, ...[...sheetsIn(html)].filter((path) => !isLiftedSheet(path))].join(' ');
      const group = groups.get(key) ?? openGroup(folder);
      groups.set(key, group);
      groupOf.set(page, group);
      group.read(html);
    },
    inline: (page, html) => {
      const group = groupOf.get(page);
      if (!group) return atFold(html, '');
      const sheets = sheetsIn(html);
      return withPart(html, sheets, group.partOf(sheets));
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
