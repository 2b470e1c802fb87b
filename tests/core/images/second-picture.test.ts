import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../src/core/images/picture.ts';
import { secondPicture, secondPictureUrl } from '../../../src/core/images/second-picture.ts';

const NAME = 'ab'.repeat(10);
const own: Picture = { url: `/img/${NAME}/1440.webp`, hash: NAME, alt: '', width: 1200, height: 1500, tint: null };

describe('the second picture of a card', () => {
  it('is named by its widest rendition for cards', () => {
    expect(secondPicture(own, '')).toBe(`/img/${NAME}/1024.avif`);
    expect(secondPicture({ ...own, width: 700 }, 'https://api.example')).toBe(
      `https://api.example/img/${NAME}/640.avif`,
    );
  });

  it.each([
    [100, 320],
    [321, 480],
    [640, 640],
    [900, 1024],
    [2000, 1024],
  ])('for %i pixels has %i', (width, chosen) => {
    expect(secondPictureUrl(secondPicture(own, ''), width)).toBe(`/img/${NAME}/${chosen}.avif`);
  });

  it('is never wider than its original', () => {
    expect(secondPictureUrl(`/img/${NAME}/640.avif`, 800)).toBe(`/img/${NAME}/640.avif`);
  });

  it('of another service is its own URL', () => {
    const url = 'https://pictures.example/a.jpg';
    expect(secondPictureUrl(secondPicture({ ...own, hash: null, url }, ''), 800)).toBe(url);
  });
});
