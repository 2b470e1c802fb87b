/**
 * Moves style attributes of built pages into one stylesheet, because the content security policy forbids them and positions
 * from content (rings, sliders, swatches) need some. Scripts may still override them.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoded, mapTags, ownText } from '../api/http/inline-code.ts';

const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)')/i;

/** Specificity above every other rule, but below element.style. */
const FIRM = ':not(#\\#)'.repeat(2);

/** Maps declarations to rule names. */
export type Lifted = Map<string, string>;

/** Replaces each style attribute with data-style and collects its declarations in lifted. */
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

/** Returns the stylesheet. Declarations with braces are dropped, because they could start another rule. */
export function stylesheetOf(lifted: Lifted): string {
  return [...lifted]
    .filter(([declarations]) => !/[{}<]/.test(declarations))
    .map(([declarations, name]) => `[data-style="${name}"]${FIRM}{${declarations}}`)
    .sort()
    .join('\n');
}

/** Writes the stylesheet into a build folder. Returns its link; '' when no page needs it. */
export function writeLifted(folder: string, lifted: Lifted): string {
  if (lifted.size === 0) return '';
  const sheet = stylesheetOf(lifted);
  const name = `/_astro/placed.${createHash('sha256').update(sheet).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(folder, name), sheet);
  return `<link rel="stylesheet" href="${name}">`;
}
