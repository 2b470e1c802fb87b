/** Extracts the text of a PDF written by pdfkit, by mapping glyphs with the ToUnicode tables of its fonts. */
import { inflateSync } from 'node:zlib';

/** Returns dictionaries and streams by object number. */
function objectsOf(pdf: Buffer): Map<string, { dictionary: string; stream: string }> {
  const text = pdf.toString('latin1');
  const found = [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:stream\n([\s\S]*?)\nendstream\n)?endobj/g)];
  return new Map(
    found.map(([, number = '', dictionary = '', raw]) => {
      const packed = raw !== undefined && dictionary.includes('FlateDecode');
      const stream = packed ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : (raw ?? '');
      return [number, { dictionary, stream }];
    }),
  );
}

const utf16 = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** Parses a font's ToUnicode table: glyph to text. */
function glyphsOf(table: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, from = '', , list = ''] of table.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>\s*\[([^\]]*)\]/gi))
    [...list.matchAll(/<([\da-f\s]*)>/gi)].forEach(([, hex = ''], index) => {
      glyphs.set(Number.parseInt(from, 16) + index, utf16(hex.replaceAll(/\s/g, '')));
    });
  return glyphs;
}

/** Returns all text of a PDF, its title and author. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const at = (number = '') => objects.get(number) ?? { dictionary: '', stream: '' };
  const all = [...objects.values()];
  const fonts = new Map(
    all.flatMap(({ dictionary }) =>
      [...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => {
        const table = /\/ToUnicode (\d+) 0 R/.exec(at(number).dictionary)?.[1];
        return [name, glyphsOf(at(table).stream)] as const;
      }),
    ),
  );
  const shown = all.flatMap(({ stream }) => {
    let glyphs = new Map<number, string>();
    return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].map(([, font, line]) => {
      if (font) glyphs = fonts.get(font) ?? new Map();
      const codes = [...(line ?? '').matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return codes.map((code) => glyphs.get(Number.parseInt(code, 16)) ?? '').join('');
    });
  });
  // Title and author are separate objects.
  const metadata = all.flatMap(({ dictionary }) => {
    const value = /^\(([\s\S]*)\)\s*$/.exec(dictionary)?.[1] ?? '';
    return value.startsWith('þÿ') ? value.slice(2).replaceAll('\0', '') : value;
  });
  return [...shown, ...metadata].filter(Boolean).join('\n');
}
