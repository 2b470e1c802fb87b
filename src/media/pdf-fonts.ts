/** Fonts of PDF documents, as subsets of the characters they need. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

const { resolve } = createRequire(import.meta.url);

export const SUBSETS = ['latin', 'latin-ext', 'devanagari'] as const;

export const WEIGHTS = { plain: 400, bold: 600 } as const;

export const SERIF = '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff';

/** Parsed fonts by name, shared by all documents; a document only collects the glyphs it uses. */
export const FONTS = new Map<string, Font>();

export const load = (name: string, file: string) =>
  void FONTS.set(name, create(unpackWoff(readFileSync(resolve(file)))));

export type Weight = keyof typeof WEIGHTS | 'serif';

export type Style = {
  readonly size?: number;
  readonly weight?: Weight;
  readonly align?: 'left' | 'right';
  /** Wraps lines at this width in points; without it there is one line. */
  readonly width?: number;
  readonly soft?: boolean;
};

/** Returns the font subset for a character: Devanagari, Latin, or other (including the rupee sign). */
export function subsetOf(char: string): (typeof SUBSETS)[number] {
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0x0900 && code <= 0x097f) return 'devanagari';
  const western = code <= 0xff || (code >= 0x2000 && code <= 0x206f) || code === 0x2212 || code === 0x20ac;
  return western ? 'latin' : 'latin-ext';
}
