/** Share cards: required size, and text independent of installed fonts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { referencesIn } from '../../src/build/renditions.ts';
import { writeShareCards } from '../../src/build/share-cards.ts';
import { SHARE } from '../../src/core/images/constants.ts';
import { pictureName } from '../../src/core/images/picture.ts';
import { pageCardPath, productCardPath } from '../../src/core/images/share.ts';
import { openImages } from '../../src/media/images.ts';
import { openMedia } from '../../src/media/media.ts';
import { parseRendition } from '../../src/media/rendition.ts';
import { renderPageCard } from '../../src/media/share-card.ts';
import { hasGlyphs, linesOf, textToPath, widthOf } from '../../src/media/text-to-path.ts';
import { BRAND } from '../support/brand.ts';
import { tempFolder } from '../support/temp-folder.ts';

const media = openMedia('content/media');
const oslo = media.byFile('rooms/oslo.webp');
const lamp = media.byFile('products/elegant-lamp.webp');
if (!oslo || !lamp) throw new Error('The originals of this test are missing.');

/** Returns mean and deviation of grey in a region of a card. */
async function look(card: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(card).extract({ left, top, width, height }).greyscale().toBuffer();
  const [grey] = (await sharp(part).stats()).channels;
  if (!grey) throw new Error('no channel');
  return grey;
}

describe('text outlines', () => {
  it('are as wide as measured', () => {
    expect(widthOf('Oslo', 100)).toBeCloseTo(widthOf('Oslo', 50) * 2);
    expect(widthOf('Oslo room', 50)).toBeGreaterThan(widthOf('Oslo', 50));
    const svg = textToPath('Oslo', 10, 20, 50, '#000');
    expect(svg).not.toMatch(/<text|font/);
    expect(svg.match(/<path/g)).toHaveLength(4);
  });

  it('break between words only', () => {
    expect(linesOf('Return and Refund Policy', 100, 420)).toEqual(
      ['Return and', 'Refund Policy'].flatMap((line) => linesOf(line, 100, 420)),
    );
    for (const line of linesOf('What makes a joint last', 80, 420)) expect(widthOf(line, 80)).toBeLessThanOrEqual(420);
    expect(linesOf('Interior', 100, 10)).toEqual(['Interior']);
    expect(linesOf('', 100, 10)).toEqual([]);
  });

  it('report missing characters', () => {
    expect(hasGlyphs('Café, ‘oak’ — and more…')).toBe(true);
    expect(hasGlyphs('दीया')).toBe(false);
  });
});

describe('a page’s card', () => {
  it('is JPEG in the required size, text left and image right', async () => {
    const card = await renderPageCard('Oslo room', oslo.path, BRAND);
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height]).toEqual(['jpeg', SHARE.widthPx, SHARE.heightPx]);
    expect(card.length).toBeLessThan(300_000);
    const title = await look(card, 60, 440, 420, 150);
    const above = await look(card, 60, 200, 420, 150);
    const room = await look(card, 560, 20, 620, 600);
    expect(title.min).toBeLessThan(80);
    expect(above.stdev).toBeLessThan(2);
    expect(room.stdev).toBeGreaterThan(20);
  });

  it('without an image uses the full width, and drops characters missing in the font', async () => {
    const words = await look(await renderPageCard('Return and Refund Policy', null, BRAND), 60, 200, 1080, 400);
    expect(words.min).toBeLessThan(80);
    const none = await look(await renderPageCard('दीया', null, BRAND), 60, 200, 1080, 400);
    expect(none.min).toBeGreaterThan(200);
  });
});

describe('a product’s card', () => {
  it('is a rendition: derived from its image, encoded on request, cached', async () => {
    const folder = tempFolder();
    const images = openImages(media, folder, 64 * 1024 * 1024);
    const path = productCardPath(lamp.hash);
    expect(referencesIn(`content="https://shop.example${path}"`, 'all')).toEqual([path.slice('/img'.length)]);
    const rendition = parseRendition(path.slice('/img'.length));
    if (!rendition) throw new Error('not a rendition');
    const card = (await images.render(rendition)) as Buffer;
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height]).toEqual(['jpeg', SHARE.widthPx, SHARE.heightPx]);
    expect(readdirSync(join(folder, pictureName(lamp.hash)))).toEqual([
      expect.stringMatching(/^[\da-f]{12}-share\.jpg$/),
    ]);
    expect(await images.render(rendition)).toEqual(card);
    for (const wrong of ['share.webp', 'share-tall50.jpg', 'share.jpg.jpg'])
      expect(parseRendition(`/${lamp.hash}/${wrong}`)).toBeNull();
  });
});

describe('a finished build', () => {
  it('contains each referenced card once', async () => {
    const folder = tempFolder();
    const [room, plain, foreign] = [
      pageCardPath({ url: '', hash: oslo.hash, alt: '', width: 1, height: 1, tint: null }, 'Oslo room'),
      pageCardPath(null, 'FAQ'),
      pageCardPath({ url: '', hash: 'f'.repeat(64), alt: '', width: 1, height: 1, tint: null }, 'Elsewhere'),
    ] as [string, string, string];
    mkdirSync(join(folder, 'rooms'));
    writeFileSync(join(folder, 'rooms/a.html'), `<meta content="https://shop.example${room}"><meta content="${room}">`);
    writeFileSync(join(folder, 'b.html'), `<meta content="${plain}"><meta content="${foreign}">`);
    writeFileSync(join(folder, 'c.txt'), pageCardPath(null, 'Not a page') as string);
    expect(await writeShareCards(folder, media, BRAND)).toBe(3);
    for (const path of [room, plain, foreign]) expect(existsSync(join(folder, path)), path).toBe(true);
    expect(readFileSync(join(folder, plain))).toEqual(await renderPageCard('FAQ', null, BRAND));
  });
});
