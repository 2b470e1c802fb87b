import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tsqueryIndex } from '../../src/db/catalogue/engines/sql/text-index.ts';
import { search } from '../../src/db/catalogue/search.ts';
import { readVocabulary } from '../../src/db/catalogue/vocabulary.ts';
import type { Database } from '../../src/db/engine/db.ts';
import { categories, collections, slides } from '../../src/db/schema/entries.ts';
import { products } from '../../src/db/schema/products.ts';
import { storeStock, variants } from '../../src/db/schema/variants.ts';
import { seed } from '../../src/ingest/seed.ts';
import { ENGINES, openTestDatabase } from '../support/open-shop.ts';
import { entry, type Fields, productFile, type SmallContent, smallContent } from '../support/small-content.ts';

/** Unique SKUs, so that a file has only the intended error. */
const vase = (changes: Fields = {}) => productFile({ sku: 'SHL-1', category: 'decor', ...changes });
const TWO_WOODS = {
  stock: undefined,
  options: '[{ name: Wood, values: [{ name: Oak }, { name: Ash }] }]',
  variants:
    '[{ sku: OAK-1, values: [Oak], price: 100, stock: 5 }, { sku: ASH-1, values: [Ash], price: 120, stock: 9 }]',
};

describe.each(ENGINES)('a seed on %s', (engine) => {
  let database: Database;
  let content: SmallContent;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    await database.db.execute(
      sql`truncate products, product_texts, variants, store_stock, categories, collections, slides, search_words, meta, reviews`,
    );
    content = smallContent();
  });
  afterAll(() => database.close());

  const run = () => seed(database.db, content.folder);
  const rows = () => database.db.select().from(products).orderBy(asc(products.slug));
  const slugs = async () => (await rows()).map(({ slug }) => slug);
  const product = async (slug: string) => (await rows()).find((row) => row.slug === slug);
  const setStock = (sku: string, stock: number) =>
    database.db.update(variants).set({ stock }).where(eq(variants.sku, sku));
  const stockOf = async (sku: string) =>
    (await database.db.select().from(variants).where(eq(variants.sku, sku)))[0]?.stock;

  it('fills every table, and changes nothing when repeated', async () => {
    expect(await run()).toEqual({ products: 3, changed: 3, skipped: false });
    const before = await rows();
    expect(await run()).toEqual({ products: 3, changed: 0, skipped: true });
    expect(await rows()).toEqual(before);
    for (const [table, size] of [
      [categories, 2],
      [collections, 1],
      [slides, 1],
      [variants, 3],
    ] as const) {
      expect(await database.db.$count(table)).toBe(size);
    }
  });

  it('updates only products whose file changed', async () => {
    await run();
    await database.db.update(products).set({ brand: 'By hand' });
    content.write('products/vase.md', vase({ name: 'Taller vase', sku: 'SHL-1', category: 'decor', type: 'Vases' }));
    expect(await run()).toMatchObject({ changed: 1, skipped: false });
    expect(await product('vase')).toMatchObject({ name: 'Taller vase', brand: 'Noor' });
    expect(await product('desk-lamp')).toMatchObject({ brand: 'By hand' });
  });

  it('writes pieces in stores with new variants, and keeps them when the file changes', async () => {
    const kept = async () =>
      (await database.db.select().from(storeStock)).map(({ store, sku, stock }) => [store, sku, stock]);
    const file = (changes: Fields = {}) => productFile({ ...TWO_WOODS, sku: 'HRN-1', ...changes });
    const inStores = TWO_WOODS.variants.replace('stock: 5', 'stock: 5, stores: { hamburg: 2 }');
    content.write('products/desk-lamp.md', file({ variants: inStores }));
    await run();
    expect(await kept()).toEqual([['hamburg', 'OAK-1', 2]]);
    await database.db.update(storeStock).set({ stock: 4 });
    content.write('products/desk-lamp.md', file({ variants: inStores, type: 'Reading lamps' }));
    expect(await run()).toMatchObject({ changed: 1 });
    expect(await kept()).toEqual([['hamburg', 'OAK-1', 4]]);
    content.write('products/desk-lamp.md', productFile({ stores: '{ hamburg: -1 }' }));
    await expect(run()).rejects.toThrow(/desk-lamp\.md:\d+.*stores/);
  });

  it('keeps sample ratings only in a sample shop', async () => {
    const site = readFileSync('content/site.md', 'utf8');
    const figures = { rating: '4.6', reviewCount: '212' };
    content.write('products/vase.md', vase({ ...figures, sampleRatings: 'true' }));
    content.write('products/desk-lamp.md', productFile(figures));
    content.write('site.md', site);
    await run();
    expect(await product('vase')).toMatchObject({ rating: 4.6, reviewCount: 212, sampleRatings: true });
    content.write('site.md', site.replace('sample: true', 'sample: false'));
    await run();
    expect(await product('vase')).toMatchObject({ rating: null, reviewCount: 0, sampleRatings: false });
    expect(await product('desk-lamp')).toMatchObject({ rating: 4.6, reviewCount: 212 });
  });

  it('does not overwrite existing stock', async () => {
    await run();
    await setStock('HRN-1', 2);
    content.write('products/desk-lamp.md', productFile({ price: '5990', stock: '70' }));
    await run();
    expect(await stockOf('HRN-1')).toBe(2);
    expect(await product('desk-lamp')).toMatchObject({ price: 599_000, stock: 2, inStock: true });
    await setStock('HRN-1', 0);
    content.write('products/desk-lamp.md', productFile({ price: '6990', stock: '70' }));
    await run();
    expect(await product('desk-lamp')).toMatchObject({ price: 699_000, stock: 0, inStock: false });
  });

  it('keeps the stock of each variant, and shows the first one in stock', async () => {
    content.write('products/vase.md', vase(TWO_WOODS));
    await run();
    expect(await product('vase')).toMatchObject({ price: 10_000, stock: 5 });
    await setStock('OAK-1', 0);
    content.write('products/vase.md', vase({ ...TWO_WOODS, category: 'decor', brand: 'Kallur' }));
    await run();
    expect(await stockOf('OAK-1')).toBe(0);
    expect(await product('vase')).toMatchObject({ brand: 'Kallur', price: 12_000, stock: 9, inStock: true });
  });

  it("deletes products without a file, and keeps the merchant's", async () => {
    await run();
    const made = await product('vase');
    const { filterRating: _, search: __, ...own } = made as typeof products.$inferSelect;
    await database.db.insert(products).values({ ...own, id: 'own', slug: 'own', sku: 'OWN-1', source: null });
    content.remove('products/desk-lamp.md');
    content.remove('slides/one.md');
    content.remove('collections/calm.md');
    content.write('products/floor-lamp.md', productFile({ name: 'Stork floor lamp', sku: 'STK-1' }));
    await run();
    expect(await slugs()).toEqual(['floor-lamp', 'own', 'vase']);
    expect(await database.db.$count(slides)).toBe(0);
    expect(await database.db.$count(collections)).toBe(0);
    expect(await stockOf('HRN-1')).toBeUndefined();
  });

  it('deletes a category without a file once it is empty', async () => {
    await run();
    content.remove('products/vase.md');
    content.remove('categories/decor.md');
    await run();
    expect((await database.db.select().from(categories)).map(({ slug }) => slug)).toEqual(['lighting']);
  });

  it('lets two products swap SKUs', async () => {
    await run();
    content.write('products/desk-lamp.md', productFile({ sku: 'STK-1' }));
    content.write('products/floor-lamp.md', productFile({ name: 'Stork floor lamp', sku: 'HRN-1' }));
    await run();
    expect(await product('desk-lamp')).toMatchObject({ sku: 'STK-1' });
    expect(await product('floor-lamp')).toMatchObject({ sku: 'HRN-1' });
  });

  it("lets a product's file be renamed", async () => {
    await run();
    content.remove('products/desk-lamp.md');
    content.write('products/reading-lamp.md', productFile());
    await run();
    expect(await slugs()).toEqual(['floor-lamp', 'reading-lamp', 'vase']);
  });

  it("finds a product by its category's new name", async () => {
    await run();
    content.write('categories/decor.md', '---\nname: Ornaments\nshort: Vases\norder: 2\n---\n');
    await run();
    const { db } = database;
    const query = await search(db, tsqueryIndex(db), await readVocabulary(db), 'ornaments');
    expect(query).toContain('ornaments');
  });

  it('updates replaced images, including those of variants', async () => {
    const withPicture = TWO_WOODS.variants.replace(
      'stock: 5',
      'stock: 5, picture: { file: products/kiri-stoneware-vases.webp, alt: Vases }',
    );
    content.write('products/vase.md', vase({ ...TWO_WOODS, category: 'decor', variants: withPicture }));
    await run();
    const hash = async () =>
      (await database.db.select().from(variants).where(eq(variants.sku, 'OAK-1')))[0]?.picture?.hash;
    const before = await hash();
    copyFileSync(
      join(content.folder, 'media/products/tamar-three-seater-sofa.webp'),
      join(content.folder, 'media/products/kiri-stoneware-vases.webp'),
    );
    await run();
    expect(await hash()).toMatch(/^[\da-f]{64}$/);
    expect(await hash()).not.toBe(before);
  });

  it.each<[string, string, string, RegExp]>([
    ['a missing field', 'products/vase.md', vase({ brand: undefined }), /^products\/vase\.md: brand: .+/],
    ['a wrong type', 'products/vase.md', vase({ price: 'cheap' }), /^products\/vase\.md:8: price: .+number/],
    ['a price in paise', 'products/vase.md', vase({ price: '49.90' }), /^products\/vase\.md:8: price: .+whole number/],
    ['an unknown key', 'products/vase.md', vase({ colour: 'red' }), /^products\/vase\.md(:\d+)?: .*colour/],
    [
      'a higher price than before',
      'products/vase.md',
      vase({ originalPrice: '10' }),
      /^products\/vase\.md:\d+: originalPrice: must be higher than price/,
    ],
    [
      'an unknown category',
      'products/vase.md',
      vase({ category: 'rings' }),
      /^products\/vase\.md: category: there is no content\/categories\/rings\.md/,
    ],
    [
      'an unknown piece in a picture of a category',
      'categories/lighting.md',
      entry({
        name: 'Lighting',
        short: 'Lamps',
        order: '1',
        picture: '{ file: products/meridian-arc-floor-lamp.webp, alt: A lamp, product: none }',
      }),
      /^categories\/lighting\.md: picture\.product: there is no content\/products\/none\.md/,
    ],
    [
      'an unknown collection',
      'products/vase.md',
      vase({ collections: '[none]' }),
      /^products\/vase\.md: collections: there is no/,
    ],
    [
      'a SKU used twice',
      'products/vase.md',
      vase({ sku: 'STK-1' }),
      /^products\/vase\.md: sku: STK-1 is taken by products\/floor-lamp\.md/,
    ],
    [
      'a missing picture',
      'products/vase.md',
      vase({ pictures: '[{ file: products/none.jpg, alt: x }]' }),
      /^products\/vase\.md: pictures: content\/media\/products\/none\.jpg does not exist/,
    ],
    [
      'an invalid date',
      'products/vase.md',
      vase({ createdAt: '2026-13-40' }),
      /^products\/vase\.md:17: createdAt: must be a date/,
    ],
    [
      'variants without options',
      'products/vase.md',
      vase({ variants: TWO_WOODS.variants }),
      /^products\/vase\.md:\d+: variants: need options/,
    ],
    ['no stock at all', 'products/vase.md', vase({ stock: undefined }), /^products\/vase\.md: stock: is missing/],
    [
      'an unknown option value',
      'products/vase.md',
      vase({ ...TWO_WOODS, variants: '[{ sku: A-1, values: [Elm], price: 1, stock: 1 }]' }),
      /^products\/vase\.md:\d+: variants\.0\.values: 'Elm' is not a value/,
    ],
    ['broken YAML', 'products/vase.md', vase({ name: '"never closed' }), /^products\/vase\.md:\d+: .+/],
    ['no frontmatter', 'products/vase.md', 'A vase.\n', /^products\/vase\.md: has no frontmatter/],
    [
      'a wrong category file',
      'categories/decor.md',
      '---\nname: Decor\norder: first\n---\n',
      /^categories\/decor\.md: short: .+\ncategories\/decor\.md:3: order: /,
    ],
    [
      'an unknown piece of a slide',
      'slides/one.md',
      entry({
        subText: 'Light.',
        pieces: '[none]',
        picture: '{ file: products/tamar-three-seater-sofa.webp, alt: x }',
      }),
      /^slides\/one\.md: pieces: there is no content\/products\/none\.md/,
    ],
    ['a wrong slide', 'slides/one.md', '---\nsubText: Light\nposition: -1\n---\n', /slides\/one\.md:3: position: /],
  ])('with %s fails with location and reason, and changes nothing', async (_, file, text, message) => {
    await run();
    const before = await rows();
    content.write('products/desk-lamp.md', productFile({ name: 'Changed as well' }));
    content.write(file, text);
    const error = await run().then(
      () => null,
      (thrown: Error) => thrown,
    );
    expect(error?.name).toBe('ContentError');
    expect(error?.message).toMatch(message);
    expect(await rows()).toEqual(before);
  });

  it('with several errors reports all of them', async () => {
    content.write('products/vase.md', vase({ price: 'cheap', weight: '0' }));
    content.write('products/desk-lamp.md', productFile({ stock: '-1' }));
    await expect(run()).rejects.toThrow(/desk-lamp\.md:9: stock[\s\S]+vase\.md:8: price[\s\S]+vase\.md:11: weight/);
    expect(await rows()).toEqual([]);
  });
});
