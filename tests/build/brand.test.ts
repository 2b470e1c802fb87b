import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { themed } from '../../src/build/brand.ts';
import { iconFile, iconOf } from '../../src/build/icons.ts';
import { COLOURS } from '../../src/core/shop/theme.ts';
import { readSite } from '../../src/ingest/site-content.ts';
import { renderProductCard } from '../../src/media/share-card.ts';
import { BRAND } from '../support/brand.ts';
import { tempFolder } from '../support/temp-folder.ts';

describe('themed styles', () => {
  const css = ':root{--color-ink:#1d1a17;--color-paper:#f6f1e9}a{color:#1d1a171f;background:rgb(29 26 23 / 0.5)}';

  it('are unchanged without a theme', () => {
    expect(themed(css, COLOURS)).toBe(css);
  });

  it('replace colours in every notation, including swapped ones', () => {
    const colours = { ...COLOURS, ink: COLOURS.paper, paper: COLOURS.ink };
    expect(themed(css, colours)).toBe(
      ':root{--color-ink:#f6f1e9;--color-paper:#1d1a17}a{color:#f6f1e91f;background:rgb(246 241 233 / 0.5)}',
    );
  });
});

describe('the icon', () => {
  const site = readSite('content');

  it('is content/icon.svg in every size and format', async () => {
    const svg = iconOf('content', site);
    expect(svg).toContain('<path fill="#1d1a17" d="M0 0h64v64H0z"/>');
    for (const [path, px] of [
      ['/apple-touch-icon.png', 180],
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
    ] as const)
      expect(await sharp((await iconFile(svg, path)) as Buffer).metadata()).toMatchObject({ width: px, height: px });
    const ico = (await iconFile(svg, '/favicon.ico')) as Buffer;
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.length < 3000]).toEqual([1, 3, 16, true]);
    expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + 4).toString('latin1')).toBe('\x89PNG');
    expect(await iconFile(svg, '/icon-64.png')).toBeNull();
  });

  it('falls back to the first letter of the name in the theme colours', () => {
    const [one, other] = ['kaveri', 'Lumen'].map((name) =>
      iconOf(join(tempFolder()), { ...site, name, theme: { ...site.theme, colours: { ...COLOURS, ink: '#16222e' } } }),
    );
    expect(one).toMatch(/^<svg .+fill="#16222e".+<path /);
    expect(one).not.toBe(other);
  });
});

it('a product share card shows names of any length', async () => {
  const picture = 'content/media/products/kiri-stoneware-vases.webp';
  const cards = await Promise.all(
    ['Aroha', 'Noor and Daughters', 'दीया'].map((name) => renderProductCard(picture, { ...BRAND, name })),
  );
  const inks = await Promise.all(
    cards.map(async (card) => {
      const { channels } = await sharp(
        await sharp(card).extract({ left: 0, top: 0, width: 620, height: 630 }).toBuffer(),
      ).stats();
      return channels[0]?.min ?? 255;
    }),
  );
  expect(inks[0]).toBeLessThan(60);
  expect(inks[1]).toBeLessThan(60);
  // The font has no glyphs for it, so the card shows only the image.
  expect(inks[2]).toBeGreaterThan(200);
  const edge = await sharp(
    await sharp(cards[1]).extract({ left: 625, top: 0, width: 14, height: 630 }).toBuffer(),
  ).stats();
  expect(edge.channels[0]?.min).toBeGreaterThan(200);
});
