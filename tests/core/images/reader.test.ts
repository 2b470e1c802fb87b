import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../src/core/images/picture.ts';
import { readPicture } from '../../../src/core/images/reader.ts';

const NAME = 'ab'.repeat(10);

const own: Picture = { url: `/img/${NAME}/1440.webp`, hash: NAME, alt: 'Lamp', width: 1200, height: 1500, tint: null };

describe('a picture', () => {
  const url = 'https://pictures.example/a.jpg';

  it.each([
    [url],
    [{ large_image_url: url }],
    [{ url }],
    [{ src: url }],
    [{ image: url }],
    [{ large_image_url: '', url }],
  ])('is read from %o', (value) => {
    expect(readPicture(value, 'Lamp')).toEqual({ url, hash: null, alt: 'Lamp', width: null, height: null, tint: null });
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    '/\t/evil.example/a.jpg',
    'a.jpg',
    '',
    7,
    null,
    [],
  ])('is not read from %o', (value) => {
    expect(readPicture(value)).toBeNull();
  });

  it('of our own image service is recognised by its name, on any host', () => {
    expect(readPicture(own.url)?.hash).toBe(NAME);
    expect(readPicture(`https://api.example${own.url}`)?.hash).toBe(NAME);
    expect(readPicture(`https://api.example/x${own.url}`)?.hash).toBeNull();
    expect(readPicture(`/img/${'ab'.repeat(12)}/640.webp`)?.hash).toBeNull();
  });

  it('of an earlier version, with its whole hash, is the same picture', () => {
    expect(readPicture(`/img/${'ab'.repeat(32)}/640.webp`)?.hash).toBe(NAME);
  });

  it('keeps a valid tint and drops others', () => {
    expect(readPicture({ url, tint: '#a8502f' })?.tint).toBe('#a8502f');
    expect(readPicture({ url, tint: 'red;background:url(x)' })?.tint).toBeNull();
  });

  it('keeps its own alternative text and size', () => {
    expect(readPicture({ url, alt: 'Brass lamp', width: 1200, height: '1500' }, 'Lamp')).toMatchObject({
      alt: 'Brass lamp',
      width: 1200,
      height: 1500,
    });
  });
});
