import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RETURNS } from '../../src/core/order/constants.ts';
import { stripHtml } from '../../src/core/shop/html.ts';
import { renderMarkdown } from '../../src/ingest/html.ts';
import { readContent } from '../../src/ingest/read-content.ts';
import { openMedia } from '../../src/media/media.ts';
import { productFile, smallContent } from '../support/small-content.ts';

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

  it('has template variables in its fields, and an unknown one is an error', () => {
    const small = smallContent();
    small.write('site.md', readFileSync('content/site.md', 'utf8'));
    small.write('products/vase.md', productFile({ short: 'Back within {{returns.windowDays}} days.', sku: 'SHL-1' }));
    expect(readContent(small.folder).products.find(({ slug }) => slug === 'vase')?.data.short).toBe(
      `Back within ${RETURNS.windowDays} days.`,
    );
    small.write('products/vase.md', productFile({ short: 'Back within {{returns.days}} days.', sku: 'SHL-1' }));
    expect(() => readContent(small.folder)).toThrow(
      /^products\/vase\.md:7: short: \{\{returns\.days\}\} is not a known variable/,
    );
  });

  it('shows the cloth of upholstered pieces close up in their second picture', () => {
    const upholstered = content.products.filter(({ data }) => ['Sofas', 'Armchairs', 'Poufs'].includes(data.type));
    expect(upholstered.length).toBeGreaterThan(2);
    for (const { slug, data } of upholstered) expect(data.pictures[1]?.file, slug).toBe(`products/${slug}-2.webp`);
  });

  it('says what is included in a line of at most 60 characters', () => {
    const small = smallContent();
    const included = () => readContent(small.folder).products.find(({ slug }) => slug === 'vase')?.data.includes;
    small.write('products/vase.md', productFile({ sku: 'SHL-1', includes: 'Bulb not included' }));
    expect(included()).toBe('Bulb not included');
    small.write('products/vase.md', productFile({ sku: 'SHL-1', includes: 'Bulb, '.repeat(12) }));
    expect(included).toThrow(/^products\/vase\.md:\d+: includes: /);
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
