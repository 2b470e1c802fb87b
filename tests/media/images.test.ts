import { existsSync } from 'node:fs';
import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_FORMATS, IMAGE_WIDTHS_PX } from '../../src/core/images/constants.ts';
import { imagePath, pictureName, type TallFocus } from '../../src/core/images/picture.ts';
import { qualityOf } from '../../src/media/encode-image.ts';
import { type Images, openImages } from '../../src/media/images.ts';
import { openMedia } from '../../src/media/media.ts';
import { parseRendition } from '../../src/media/rendition.ts';
import { ask } from '../support/ask.ts';
import { type OpenShop, openShop } from '../support/open-shop.ts';
import { tempFolder } from '../support/temp-folder.ts';

const media = openMedia('content/media');
const master = media.byFile('products/kiri-stoneware-vases.webp');
const HASH = master?.hash ?? '';
const NAME = pictureName(HASH);
const MB = 1024 * 1024;
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

const filesIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true, recursive: true }))
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));

describe('the image service', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop('postgres');
  });
  afterAll(() => shop.close());

  it.each(IMAGE_FORMATS)('sends %s with the right type and width, immutable', async (format) => {
    for (const width of format === 'jpg' ? [480, 828] : [320, 480]) {
      const { status, headers, bytes } = await ask(shop.app, imagePath(HASH, width, format));
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': TYPES[format],
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(headers['x-content-type-options']).toBe('nosniff');
      const facts = await sharp(bytes).metadata();
      expect([facts.format, facts.width]).toEqual([
        format === 'jpg' ? 'jpeg' : format === 'avif' ? 'heif' : format,
        width,
      ]);
    }
  });

  it('never upscales an original', async () => {
    const { width } = await sharp(master?.path).metadata();
    const { bytes } = await ask(shop.app, imagePath(HASH, 1440, 'webp'));
    expect((await sharp(bytes).metadata()).width).toBe(width);
  });

  it.each(IMAGE_WIDTHS_PX)('supports the width %i', (width) => {
    for (const name of [NAME, HASH])
      expect(parseRendition(`/${name}/${width}.webp`)).toEqual({ original: NAME, width, format: 'webp' });
  });

  it('crops a tall slice of a wide image on request', async () => {
    const wide = media.byFile('rooms/berlin.webp');
    const at = async (focus: TallFocus) => {
      const { bytes } = await ask(shop.app, imagePath(wide?.hash ?? '', 320, 'webp', focus));
      return sharp(bytes);
    };
    const [left, right] = [await at(50), await at(75)];
    expect(await left.metadata()).toMatchObject({ width: 320, height: 569 });
    expect(await left.raw().toBuffer()).not.toEqual(await right.raw().toBuffer());
    const { bytes } = await ask(shop.app, imagePath(HASH, 320, 'webp', 50));
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    expect(height).toBe(Math.round((width * 16) / 9));
    expect(parseRendition(`/${NAME}/320-tall50.webp`)).toEqual({
      original: NAME,
      width: 320,
      format: 'webp',
      tall: 50,
    });
  });

  it.each([
    [HASH, '320-tall.webp'],
    [HASH, '320-tall33.webp'],
    [HASH, '320-tall0.webp'],
    [HASH, '320-tall75.jpg'],
    [HASH, '1920.avif'],
    [HASH, '2560.webp'],
    [HASH, '64.avif'],
    [HASH, '320.jpg'],
    [HASH, '320-tall050.webp'],
    [HASH, '320-wide50.webp'],
    [HASH, '100.webp'],
    [HASH, '0640.webp'],
    [HASH, '6400.webp'],
    [HASH, '-64.webp'],
    [HASH, '64.png'],
    [HASH, '64.gif'],
    [HASH, '64.svg'],
    [HASH, '64.WEBP'],
    [HASH, '64.webp.part'],
    [HASH, '64.webp/'],
    [HASH, '64'],
    [HASH, ''],
    ['0'.repeat(64), '64.webp'],
    [HASH.toUpperCase(), '64.webp'],
    [HASH.slice(1), '64.webp'],
    ['..', '64.webp'],
    ['%2e%2e', '%2e%2e%2fpackage.json'],
    ['..%2f..%2f..%2fetc', 'passwd'],
    ['..%252f..%252fetc', 'passwd'],
    ['..%5c..%5cetc', 'passwd'],
    [`${HASH}%2f..`, '64.webp'],
    [`${HASH}/..`, '64.webp'],
    [`${HASH}/../${HASH}`, '64%2ewebp'],
    [HASH, '64.webp%00.jpg'],
    [HASH, '%00'],
    ['%', '64.webp'],
  ])('returns 404 for /img/%s/%s', async (hash, name) => {
    const { status, json, headers } = await ask(shop.app, `/img/${hash}/${name}`);
    expect([400, 404]).toContain(status);
    if (!`${hash}${name}`.includes('%')) expect(status).toBe(404);
    expect(json).toEqual({ message: expect.any(String) });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the quality of a rendition', () => {
  it.each([
    [64, 10],
    [640, 75],
    [828, 80],
    [1024, 80],
    [1440, 85],
    [1920, 85],
    [2560, 90],
  ])('of %i px is %i', (width, quality) => {
    expect(qualityOf(width, 'webp')).toBe(quality);
    expect(qualityOf(width, 'jpg')).toBe(quality);
  });
});

describe('cached renditions', () => {
  const rendition = (width: number, format: 'webp' | 'jpg' = 'webp') => ({ original: NAME, width, format });
  const render = async (images: Images, width: number) => {
    const data = await images.render(rendition(width));
    if (!data) throw new Error('no picture');
    return data;
  };

  it('are encoded once for concurrent requests', async () => {
    const folder = tempFolder();
    const images = openImages(media, folder, 64 * MB);
    const [first, second, third] = await Promise.all([render(images, 320), render(images, 320), render(images, 320)]);
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(await filesIn(folder)).toEqual([join(folder, NAME, '320.webp')]);
  });

  it('are read instead of encoded again, without temporary files', async () => {
    const folder = tempFolder();
    const made = await render(openImages(media, folder, 64 * MB), 480);
    const [file] = await filesIn(folder);
    const before = await stat(file as string);
    expect(await render(openImages(media, folder, 64 * MB), 480)).toEqual(made);
    expect((await stat(file as string)).ino).toBe(before.ino);
    expect(await filesIn(folder)).toHaveLength(1);
  });

  it('are evicted, least recently used first, above the size limit', async () => {
    const folder = tempFolder();
    const large = openImages(media, folder, 64 * MB);
    let bytes = 0;
    for (const [age, width] of [
      [3, 320],
      [1, 480],
      [2, 640],
    ] as const) {
      bytes += (await render(large, width)).length;
      const used = new Date(Date.now() - age * 60_000);
      await utimes(join(folder, NAME, `${width}.webp`), used, used);
    }
    const kept = (width: number) => existsSync(join(folder, NAME, `${width}.webp`));
    const small = openImages(media, folder, bytes);
    // Used now, so that it is not the oldest.
    await render(small, 320);
    await render(small, 64);
    expect([kept(64), kept(320), kept(480), kept(640)]).toEqual([true, true, true, false]);
    const left = await Promise.all((await filesIn(folder)).map(async (file) => (await stat(file)).size));
    expect(left.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(bytes);
  });

  it('are served without a cache when the disk is not writable', async () => {
    const images = openImages(media, '/dev/null/nowhere', 64 * MB);
    expect((await render(images, 64)).length).toBeGreaterThan(0);
  });

  it('do not exist for an unknown original', async () => {
    const images = openImages(media, tempFolder(), 64 * MB);
    expect(await images.render({ original: '0'.repeat(20), width: 64, format: 'webp' })).toBeNull();
  });
});

describe('original images', () => {
  it('are found by file and hash, with metadata', async () => {
    expect(master && media.byHash(master.hash)).toBe(master);
    const { width, height, tint } = await media.measure(master as NonNullable<typeof master>);
    expect(width / height).toBeCloseTo(4 / 5, 1);
    expect(tint).toMatch(/^#[\da-f]{6}$/);
  });

  it('are empty without a folder', () => {
    expect(openMedia('/nowhere').byFile('products/kiri-stoneware-vases.webp')).toBeNull();
    expect(media.byFile('../site.md')).toBeNull();
  });
});
