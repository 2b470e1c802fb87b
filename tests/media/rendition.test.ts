/** The image service encodes only renditions that pages use. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_FORMATS, IMAGE_WIDTHS_PX, TALL_IMAGE } from '../../src/core/images/constants.ts';
import { type Picture, pictureName, renditionName, srcSet, tallSet } from '../../src/core/images/picture.ts';
import { heroNames, pictureNames } from '../../src/core/images/rendition.ts';
import { isHeroPicture } from '../../src/db/catalogue/hero-picture.ts';
import { sizeOf } from '../../src/media/encode-image.ts';
import { openImages } from '../../src/media/images.ts';
import { nameOf, parseRendition, placeOf } from '../../src/media/rendition.ts';
import { ENGINES, media, type OpenShop, openShop } from '../support/open-shop.ts';
import { tempFolder } from '../support/temp-folder.ts';

const MB = 1024 * 1024;
/** Maximum average number of renditions per original, without heroes. */
const MOST_NAMES = 16;
const HASH = 'ab'.repeat(32);
const SIZES = [
  { width: 1200, height: 1500 },
  { width: 3200, height: 1800 },
  { width: 200, height: 100 },
  { width: 900, height: 1600 },
  { width: 5000, height: 400 },
];
const pictureOf = (size: { width: number; height: number }): Picture => ({
  url: '',
  hash: HASH,
  alt: '',
  tint: null,
  ...size,
});
const namesIn = (set: string | null) => [...(set ?? '').matchAll(/\/([\w-]+\.\w+) \d+w/g)].map(([, name]) => name);
/** All parseable names. */
const ALL = IMAGE_WIDTHS_PX.flatMap((width) =>
  IMAGE_FORMATS.flatMap((format) => [
    renditionName(width, format),
    ...TALL_IMAGE.focus.map((focus) => renditionName(width, format, focus)),
  ]),
);

describe('allowed renditions', () => {
  it('are limited in number over all originals', async () => {
    const originals = media.all();
    const counts = await Promise.all(originals.map(async ({ path }) => pictureNames(await sizeOf(path)).length));
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total / originals.length).toBeLessThan(MOST_NAMES);
    // Each parses, so the table is complete.
    for (const size of SIZES)
      for (const name of [...pictureNames(size), ...heroNames(size)])
        expect(nameOf(parseRendition(`/${HASH}/${name}`) as NonNullable<ReturnType<typeof parseRendition>>)).toBe(name);
  });

  it('would be ten times as many if every parseable name were served (control)', async () => {
    const { length } = ALL.filter((name) => parseRendition(`/${HASH}/${name}`));
    expect(length).toBeGreaterThan(4 * MOST_NAMES);
  });

  it.each(SIZES)('include all srcset entries of an image of $width × $height, and nothing larger', (size) => {
    const picture = pictureOf(size);
    const anywhere = pictureNames(size);
    for (const format of ['avif', 'webp'] as const) {
      expect(anywhere).toEqual(expect.arrayContaining(namesIn(srcSet(picture, format))));
      for (const focus of TALL_IMAGE.focus)
        expect(heroNames(size)).toEqual(expect.arrayContaining(namesIn(tallSet(picture, format, focus))));
    }
    const places = Map.groupBy(ALL, (name) => {
      const rendition = parseRendition(`/${HASH}/${name}`);
      return rendition ? placeOf(rendition, size) : 'unread';
    });
    expect(places.get('anywhere')?.toSorted()).toEqual(anywhere.filter((name) => name !== 'share.jpg').toSorted());
    const wider = IMAGE_WIDTHS_PX.filter((width) => width > Math.max(size.width, 320));
    for (const width of wider) expect(places.get('nowhere')).toContain(renditionName(width, 'avif'));
  });
});

describe('hero renditions', () => {
  const hero = media.byFile('scenes/hero-decor.webp')?.hash ?? '';
  const other = media.byFile('products/kiri-stoneware-vases.webp')?.hash ?? '';
  const shops: OpenShop[] = [];
  beforeAll(async () => {
    for (const engine of ENGINES) shops.push(await openShop(engine));
  });
  afterAll(() => Promise.all(shops.map((shop) => shop.close())));

  it('are encoded only for images of slides', async () => {
    for (const { database } of shops) {
      const isHero = (name: string) => isHeroPicture(database.readDb, name);
      const images = openImages(media, tempFolder(), 64 * MB, { isHero });
      const made = (hash: string) =>
        images.render({ original: pictureName(hash), width: 320, format: 'webp', tall: 75 });
      expect((await made(hero))?.length).toBeGreaterThan(0);
      expect(await made(other)).toBeNull();
      expect(images.encodedCount()).toBe(1);
    }
  });

  it('would be encoded for any image without that check (control)', async () => {
    const images = openImages(media, tempFolder(), 64 * MB);
    expect(await images.render({ original: pictureName(other), width: 320, format: 'webp', tall: 75 })).not.toBeNull();
  });
});
