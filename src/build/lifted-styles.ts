/**
 * Moves style="…" out of built pages into one stylesheet: the content security policy allows no style attributes, and what is
 * placed by numbers of the content (rings, sliders, swatches) needs some. Scripts may still set styles of their own over them.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapTags } from '../api/http/inline-code.ts';

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

/** The text by itself: a part that is cut from a page keeps the whole page in memory. */
const ownText = (text: string) => Buffer.from(text).toString();

/** Style declarations to the name of their rule. */
export type Lifted = Map<string, string>;

/** The page with each style attribute replaced by data-style, its declarations noted in lifted. */
export function liftStyles(html: string, lifted: Lifted): string {
  return mapTags(html, (tag) =>
    tag.replace(STYLE, (_, double, single) => {
      const declarations = ownText(
        decoded(double ?? single)
          .trim()
          .replace(/;$/, ''),
      );
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

/** Lifts the styles of the pages at these files, one in memory at a time. Answers how many different ones there were. */
export function liftAll(folder: string, files: readonly string[]): number {
  const lifted: Lifted = new Map();
  const changed = files.filter((file) => {
    const before = readFileSync(file, 'utf8');
    const after = liftStyles(before, lifted);
    if (after === before) return false;
    writeFileSync(file, after);
    return true;
  });
  if (changed.length === 0) return 0;
  const sheet = liftedSheet(lifted);
  const name = `/_astro/placed.${createHash('sha256').update(sheet).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(folder, name), sheet);
  const link = `<link rel="stylesheet" href="${name}">`;
  for (const file of changed) writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', `${link}</head>`));
  return lifted.size;
}
