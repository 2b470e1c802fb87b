/** Generates the shop's icons from content/icon.svg, else from the first letter of its name. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandOf, type Site } from '../core/shop/site.ts';
import { DRAWINGS, readDrawing } from '../ingest/site-drawings.ts';
import { hasGlyphs, textToPath, widthOf } from '../media/text-to-path.ts';

const SIZE = 64;
const LETTER = 52;

/** Returns the icon as SVG. Throws ContentError for an invalid icon.svg. */
export function iconOf(contentDir: string, site: Site): string {
  const given = readDrawing(contentDir, DRAWINGS.icon);
  if (given) return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${given.viewBox}">${given.inner}</svg>`;
  const { name, colours } = brandOf(site);
  const letter = [...name][0]?.toUpperCase() ?? '';
  const left = (SIZE - widthOf(letter, LETTER)) / 2;
  const glyph = hasGlyphs(letter) ? textToPath(letter, left, 50, LETTER, colours.paper) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path fill="${colours.ink}" d="M0 0h${SIZE}v${SIZE}H0z"/>${glyph}</svg>`;
}

const pngOf = (svg: string, px: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * Math.ceil(px / SIZE) * 2 })
    .resize(px, px, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Returns an .ico file of PNG images. */
function icoOf(pictures: readonly { readonly px: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ px, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(px, at);
    head.writeUInt8(px, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const PNGS = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;
const ICO = '/favicon.ico';

/** Returns the icon file for a path; null for other paths. */
export async function iconFile(svg: string, path: string): Promise<Buffer | null> {
  if (path in PNGS) return pngOf(svg, PNGS[path as keyof typeof PNGS]);
  if (path !== ICO) return null;
  return icoOf(await Promise.all([16, 32, 48].map(async (px) => ({ px, png: await pngOf(svg, px) }))));
}

/** Writes all icon files into a finished build. */
export async function writeIcons(folder: string, svg: string): Promise<void> {
  for (const path of [ICO, ...Object.keys(PNGS)]) {
    const bytes = await iconFile(svg, path);
    if (bytes) writeFileSync(join(folder, path), bytes);
  }
}
