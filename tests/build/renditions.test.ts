import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { referencesIn, writeRenditions } from '../../src/build/renditions.ts';
import { pictureName, srcSet } from '../../src/core/images/picture.ts';
import { openImages } from '../../src/media/images.ts';
import { openMedia } from '../../src/media/media.ts';
import { tempFolder } from '../support/temp-folder.ts';

const media = openMedia('content/media');
const hash = media.byFile('products/kiri-stoneware-vases.webp')?.hash ?? '';
const name = pictureName(hash);
const picture = { url: `/img/${hash}/1440.webp`, hash, alt: '', width: 4000, height: 5000, tint: null };
const eager = `<picture><source srcset="${srcSet(picture, 'avif')}"><source srcset="${srcSet(picture, 'webp')}"><img fetchpriority="high" src="/img/${name}/640.jpg"></picture>`;
const lazy = `<picture><source srcset="${srcSet(picture, 'webp')}"><img loading="lazy" src="/img/${name}/320.jpg"></picture>`;

describe('image references in a page', () => {
  it('are found in srcset, src, JSON and CSS', () => {
    const page = `<img src="/img/${name}/64.webp"><script type="application/json">{"url":"/img/${name}/320.jpg"}</script><style>a{background:url(/img/${name}/480.avif)}</style><a href="https://api.example/img/${name}/640.webp">`;
    expect(referencesIn(page, 'all')).toEqual([
      `/${name}/64.webp`,
      `/${name}/320.jpg`,
      `/${name}/480.avif`,
      `/${name}/640.webp`,
    ]);
    expect(referencesIn(eager, 'all')).toHaveLength(17);
  });

  it('are not confused with similar text', () => {
    expect(referencesIn(`/img/short/64.webp /img/${name}/64.png /images/${name}/64.webp`, 'all')).toEqual([]);
    expect(referencesIn('', 'all')).toEqual([]);
  });

  it('are not written when the server encodes them on request', () => {
    expect(referencesIn(lazy + eager, 'none')).toEqual([]);
  });

  it('of a draft are those that current browsers request', () => {
    const paths = referencesIn(lazy + eager, 'draft');
    expect(paths).toContain(`/${name}/480.avif`);
    expect(paths.every((path) => path.endsWith('.avif'))).toBe(true);
  });
});

describe('finished build', () => {
  const images = openImages(media, tempFolder(), 64 * 1024 * 1024);
  const build = (files: Record<string, string>) => {
    const folder = tempFolder();
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return folder;
  };

  it('contains each referenced image once', async () => {
    const reference = `<img src="/img/${name}/64.webp">`;
    const folder = build({
      'index.html': reference,
      'shop/index.html': `${reference}<img src="/img/${name}/480.jpg">`,
      'app.js': `/img/${name}/480.webp`,
    });
    expect(await writeRenditions(folder, images, 'all')).toBe(2);
    expect(
      readFileSync(join(folder, 'img', name, '64.webp'))
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    expect(existsSync(join(folder, 'img', name, '480.jpg'))).toBe(true);
    expect(existsSync(join(folder, 'img', name, '480.webp'))).toBe(false);
  });

  it('fails for an image without an original', async () => {
    const folder = build({ 'index.html': `<img src="/img/${'0'.repeat(20)}/64.webp">` });
    await expect(writeRenditions(folder, images, 'all')).rejects.toThrow('no such original');
  });

  it('skips an image without an original that only files of an earlier build name', async () => {
    const removed = `/img/${'0'.repeat(20)}/64.webp`;
    const folder = build({ '_astro/old.json': `{"url":"${removed}","next":"/img/${name}/64.webp"}` });
    const needs = (file: string) => file !== '_astro/old.json';
    expect(await writeRenditions(folder, images, 'all', needs)).toBe(1);
    writeFileSync(join(folder, 'index.html'), `<img src="${removed}">`);
    await expect(writeRenditions(folder, images, 'all', needs)).rejects.toThrow('no such original');
  });
});
