import { describe, expect, it } from 'vitest';
import { stripHtml } from '../../src/core/shop/html.ts';
import { renderMarkdown } from '../../src/ingest/html.ts';
import { readContent } from '../../src/ingest/read-content.ts';
import { openMedia } from '../../src/media/media.ts';

const content = readContent('content');
const media = openMedia('content/media');

describe('the content of the shop', () => {
  it('is 64 products, eight in each of eight categories', () => {
    const sizes = Map.groupBy(content.products, ({ data }) => data.category);
    expect(content.products).toHaveLength(64);
    expect([...sizes.keys()].sort()).toEqual(content.categories.map(({ slug }) => slug).sort());
    expect([...sizes.values()].map(({ length }) => length)).toEqual(Array(8).fill(8));
  });

  it.each(content.products)('describes $slug in 60 to 120 words', ({ body }) => {
    const words = stripHtml(renderMarkdown(body)).split(' ');
    expect(words.length).toBeGreaterThanOrEqual(60);
    expect(words.length).toBeLessThanOrEqual(120);
  });

  it.each([...content.products, ...content.slides])('has every image of $file', ({ data }) => {
    const pictures = 'pictures' in data ? data.pictures : [data.picture];
    for (const { file } of pictures) expect(media.byFile(file), file).not.toBeNull();
  });

  it('holds no placeholder text', () => {
    for (const { file, data, body } of [
      ...content.products,
      ...content.categories,
      ...content.collections,
      ...content.slides,
    ]) {
      expect(JSON.stringify(data) + body, file).not.toMatch(/lorem ipsum|todo|tbd|xxx/i);
    }
  });

  it('has the products of the Oslo room, and as many slides as the hero shows', () => {
    const slugs = content.products.map(({ slug }) => slug);
    expect(slugs).toContain('elegant-lamp');
    expect(slugs).toContain('black-chair');
    expect(content.slides.filter(({ data }) => data.active)).toHaveLength(3);
  });
});
