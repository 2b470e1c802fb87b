/** Converts text to SVG outlines of our serif, so that rendering does not depend on installed fonts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const FILE = '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff';
/** Letter spacing in em, as on the site. */
const TRACKING = -0.012;

const font = create(readFileSync(createRequire(import.meta.url).resolve(FILE)));

/** True when the font has every character of a text. */
export const hasGlyphs = (text: string): boolean =>
  [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

const tracked = (text: string) => TRACKING * Math.max(0, [...text].length - 1);

/** Returns the width of a line in pixels. */
export const widthOf = (text: string, sizePx: number): number =>
  (font.layout(text).advanceWidth / font.unitsPerEm + tracked(text)) * sizePx;

/** Wraps words into lines of at most maxPx; a wider word gets its own line. */
export function linesOf(text: string, sizePx: number, maxPx: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, sizePx) <= maxPx) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Returns SVG of one line with its baseline at x, y. fill is a CSS colour. */
export function textToPath(text: string, x: number, y: number, sizePx: number, fill: string): string {
  const scale = sizePx / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
    at += (positions[index]?.xAdvance ?? 0) + TRACKING * font.unitsPerEm;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
