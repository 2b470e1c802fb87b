import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTHS_PX } from '../../../src/core/images/constants.ts';
import { imagePath, type Picture, srcSet, tallSet, widthsFor } from '../../../src/core/images/picture.ts';

const HASH = 'ab'.repeat(32);
const own: Picture = { url: `/img/${HASH}/1440.webp`, hash: HASH, alt: 'Lamp', width: 1200, height: 1500, tint: null };

describe('the widths of a picture', () => {
  it('are the standard widths up to its own', () => {
    expect(widthsFor(own)).toEqual([320, 480, 640, 828, 1024]);
    expect(widthsFor(own, 640)).toEqual([320, 480, 640]);
  });

  it('include at least the smallest, also for a tiny picture', () => {
    expect(widthsFor({ ...own, width: 10 })).toEqual([320]);
  });

  it('exclude the placeholder', () => {
    expect(widthsFor({ ...own, width: null })).toEqual(IMAGE_WIDTHS_PX.filter((width) => width > 64));
  });
});

describe('a srcset', () => {
  it('names each rendition with its width', () => {
    const name = HASH.slice(0, 20);
    expect(srcSet(own, 'avif', 480)).toBe(`/img/${name}/320.avif 320w, /img/${name}/480.avif 480w`);
    expect(srcSet(own, 'jpg', 320, 'https://api.example')).toBe(
      `https://api.example${imagePath(HASH, 320, 'jpg')} 320w`,
    );
  });

  it('of a portrait crop ends with all its pixels, and is null when nothing would be cropped', () => {
    const room = { ...own, width: 2400, height: 1350 };
    expect(tallSet(room, 'avif', 75)).toBe(
      [320, 480, 640].map((width) => `${imagePath(HASH, width, 'avif', 75)} ${width}w, `).join('') +
        `${imagePath(HASH, 828, 'avif', 75)} 759w`,
    );
    expect(tallSet({ ...own, width: 900, height: 1600 }, 'avif', 75)).toBeNull();
    expect(tallSet({ ...own, height: null }, 'avif', 75)).toBeNull();
    expect(tallSet({ ...room, hash: null }, 'avif', 75)).toBeNull();
  });

  it('is null for a foreign picture', () => {
    expect(srcSet({ ...own, hash: null }, 'webp')).toBeNull();
  });
});
