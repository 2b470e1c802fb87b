import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeStock } from '../../src/db/catalogue/stock.ts';
import type { Database } from '../../src/db/engine/db.ts';
import { products, productTexts } from '../../src/db/schema/products.ts';
import { variants } from '../../src/db/schema/variants.ts';
import { importProducts } from '../../src/ingest/product-import.ts';
import { seed } from '../../src/ingest/seed.ts';
import { ENGINES, openTestDatabase } from '../support/open-shop.ts';
import { type Fields, productFile, type SmallContent, smallContent } from '../support/small-content.ts';

const WOODS = {
  stock: undefined,
  options: '[{ name: Wood, values: [{ name: Oak }, { name: Ash }] }]',
  variants:
    '[{ sku: OAK-1, values: [Oak], price: 100, stock: 5 }, { sku: ASH-1, values: [Ash], price: 120, stock: 9 }]',
};

describe.each(ENGINES)('fields that a person set, on %s', (engine) => {
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
    await run();
  });
  afterAll(() => database.close());

  const run = () => seed(database.db, content.folder);
  const write = (changes: Fields, body?: string) => content.write('products/desk-lamp.md', productFile(changes, body));
  const lamp = async () => (await database.db.select().from(products).where(eq(products.slug, 'desk-lamp')))[0];
  const offers = async () => database.db.select().from(variants).orderBy(asc(variants.position));
  const offer = async (sku: string) => (await offers()).find((row) => row.sku === sku);
  const edit = (values: Partial<typeof products.$inferInsert>, edited: string[]) =>
    database.db
      .update(products)
      .set({ ...values, edited })
      .where(eq(products.slug, 'desk-lamp'));

  it('stay when the file changes, and the other fields follow the file', async () => {
    await edit({ name: 'Ibis lamp', materials: ['Steel'] }, ['name', 'materials']);
    write({ name: 'Crane lamp', brand: 'Kallur', materials: '[Wood]' }, 'Another lamp.');
    await run();
    expect(await lamp()).toMatchObject({
      name: 'Ibis lamp',
      materials: ['Steel'],
      brand: 'Kallur',
      searchName: 'ibis lamp',
      edited: ['name', 'materials'],
    });
    expect((await lamp())?.searchKind).toContain('steel');
  });

  it('are overwritten without their marks (control)', async () => {
    await edit({ name: 'Ibis lamp' }, []);
    write({ name: 'Crane lamp' });
    await run();
    expect(await lamp()).toMatchObject({ name: 'Crane lamp', searchName: 'crane lamp' });
  });

  it('lose their mark when the file says the same, so that the file leads again', async () => {
    await edit({ name: 'Ibis lamp' }, ['name']);
    write({ name: 'Ibis lamp' });
    await run();
    expect(await lamp()).toMatchObject({ name: 'Ibis lamp', edited: [] });
    write({ name: 'Crane lamp' });
    await run();
    expect(await lamp()).toMatchObject({ name: 'Crane lamp' });
  });

  it('include prices set for a variant or by a product file', async () => {
    await changeStock(database.db, 'HRN-1', { price: 450_000 });
    const csv = 'sku,price,short\nSTK-1,3000,A tall lamp.\n';
    expect(await importProducts(database.db, csv, { dry: false }, undefined)).toMatchObject({ changed: 1 });
    write({ price: '5990' });
    content.write('products/floor-lamp.md', productFile({ name: 'Stork', sku: 'STK-1', price: '5990' }));
    await run();
    expect(await offer('HRN-1')).toMatchObject({ price: 450_000, edited: ['price'] });
    expect(await lamp()).toMatchObject({ price: 450_000 });
    expect(await offer('STK-1')).toMatchObject({ price: 300_000, edited: ['price'] });
    const [stork] = await database.db.select().from(products).where(eq(products.slug, 'floor-lamp'));
    expect(stork).toMatchObject({ name: 'Stork', short: 'A tall lamp.', edited: ['short'] });
  });

  it('include the picture of a variant, until the file has it', async () => {
    const picture = { hash: 'a'.repeat(64), width: 500, height: 500, tint: '#aabbcc', alt: 'A lamp' };
    const put = (edited: string[]) =>
      database.db.update(variants).set({ picture, edited }).where(eq(variants.sku, 'HRN-1'));
    await put(['picture']);
    write({ price: '6990' });
    await run();
    expect(await offer('HRN-1')).toMatchObject({ picture, edited: ['picture'] });
    await put([]);
    write({ price: '7990' });
    await run();
    expect(await offer('HRN-1')).toMatchObject({ picture: null });
  });

  it('include the set of variants, whose other prices follow the file', async () => {
    write(WOODS);
    await run();
    await edit({}, ['options']);
    await database.db
      .update(variants)
      .set({ sku: 'ELM-1', values: ['Elm'] })
      .where(eq(variants.sku, 'ASH-1'));
    write({ ...WOODS, variants: WOODS.variants.replace('100', '110') });
    await run();
    const own = (await offers()).filter(({ sku }) => /OAK|ELM|ASH/.test(sku));
    expect(own.map(({ sku, price }) => [sku, price])).toEqual([
      ['OAK-1', 11_000],
      ['ELM-1', 12_000],
    ]);
  });

  it('keep a product whose file was deleted, out of the shop', async () => {
    await edit({ name: 'Ibis lamp' }, ['name']);
    content.remove('products/desk-lamp.md');
    await run();
    expect(await lamp()).toMatchObject({ name: 'Ibis lamp', state: 'hidden', source: null });
  });

  it('do not lose the state of a product', async () => {
    await edit({ state: 'deleted' }, []);
    write({ brand: 'Kallur' });
    await run();
    expect(await lamp()).toMatchObject({ brand: 'Kallur', state: 'deleted' });
  });

  it('get the Markdown of files that were stored before it was', async () => {
    await database.db.delete(productTexts);
    await database.db.execute(sql`update meta set value = 'of an earlier release' where key = 'seed'`);
    expect(await run()).toMatchObject({ changed: 0 });
    expect(await database.db.$count(productTexts)).toBe(3);
    expect(await database.db.select().from(productTexts)).toContainEqual({
      productId: (await lamp())?.id,
      markdown: 'A lamp.',
    });
  });
});
