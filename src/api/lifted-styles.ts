/**
 * Moves style="…" out of built pages into one stylesheet: the content security policy allows no style attributes, and what is
 * placed by numbers of the content (rings, sliders, swatches) needs some. Scripts may still set styles of their own over them.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapTags } from './inline-code.ts';

const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)')/i;
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
export const decoded = (text: string) =>
  text.replace(/&(?:quot|#34|#39|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] as string);

/** Outweighs every rule of a stylesheet, as the attribute did, and yields to what scripts set. */
const FIRM = ':not(#\\#)'.repeat(2);

/** Style declarations to the name of their rule. */
export type Lifted = Map<string, string>;

/** The page with each style attribute replaced by data-style, its declarations noted in lifted. */
export function liftStyles(html: string, lifted: Lifted): string {
  return mapTags(html, (tag) =>
    tag.replace(STYLE, (_, double, single) => {
      const declarations = decoded(double ?? single)
        .trim()
        .replace(/;$/, '');
      if (!declarations) return '';
      const name = createHash('sha256').update(declarations).digest('hex').slice(0, 8);
      lifted.set(declarations, name);
      return ` data-style="${name}"`;
    }),
  );
}

/** The stylesheet of what was lifted. A brace could end a rule and begin another: what has one is left out. */
export function liftedSheet(lifted: Lifted): string {
  return [...lifted]
    .filter(([declarations]) => !/[{}<]/.test(declarations))
    .map(([declarations, name]) => `[data-style="${name}"]${FIRM}{${declarations}}`)
    .sort()
    .join('\n');
}

/** Lifts the styles of the pages at these files. Answers how many different ones there were. */
export function liftAll(folder: string, files: readonly string[]): number {
  const lifted: Lifted = new Map();
  const pages = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const changed = pages
    .map(([file, html]) => [file, html, liftStyles(html, lifted)] as const)
    .filter(([, before, after]) => before !== after);
  if (changed.length === 0) return 0;
  const sheet = liftedSheet(lifted);
  const name = `/_astro/placed.${createHash('sha256').update(sheet).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(folder, name), sheet);
  const link = `<link rel="stylesheet" href="${name}">`;
  for (const [file, , after] of changed) writeFileSync(file, after.replace('</head>', `${link}</head>`));
  return lifted.size;
}
