/** An import shows what it would change, changes exactly that, and never what another person changed meanwhile. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportResult } from '../../src/core/merchant/import-contract.ts';
import { conflictsOf, countKinds } from '../../src/core/merchant/import-plan.ts';
import { readEdited } from '../../src/db/catalogue/edited-product.ts';
import { products } from '../../src/db/schema/products.ts';
import { variants } from '../../src/db/schema/variants.ts';
import { searchWords } from '../../src/db/schema/visits.ts';
import { readCsv, writeCsv } from '../../src/ingest/csv.ts';
import { exportProducts } from '../../src/ingest/product-export.ts';
import { importProducts } from '../../src/ingest/product-import.ts';
import { draftOf } from '../../src/ingest/product-prepare.ts';
import { changeProduct } from '../../src/ingest/product-save.ts';
import { changeState } from '../../src/ingest/product-state.ts';
import { seed } from '../../src/ingest/seed.ts';
import { ENGINES, media, type OpenShop, openShop } from '../support/open-shop.ts';
import { productFile, smallContent } from '../support/small-content.ts';

const WOODS = {
  options: '[{ name: Wood, values: [{ name: Oak }, { name: Ash }] }]',
  stock: undefined,
  variants:
    '[{ sku: TBL-O, values: [Oak], price: 100, stock: 3 }, { sku: TBL-A, values: [Ash], price: 120, stock: 2 }]',
};

describe.each(ENGINES)('the plan of an import on %s', (engine) => {
  let shop: OpenShop;
  const content = smallContent();
  content.write('products/table.md', productFile({ name: 'Tern table', sku: 'TBL', price: '100', ...WOODS }));
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: content.folder });
  });
  afterAll(() => shop.close());
  const db = () => shop.database.db;
  beforeEach(async () => {
    await db().execute(sql`delete from products`);
    await db().execute(sql`delete from meta where key = 'seed'`);
    await seed(db(), content.folder);
  });
  const dry = (text: string) => importProducts(db(), text, { dry: true }, media);
  const take = (text: string, planHash?: string) => importProducts(db(), text, { dry: false, planHash }, media);
  const brief = ({ plan }: ImportResult) =>
    plan.map(({ sku, kind, changes }) => [
      sku,
      kind,
      ...changes.map((one) => `${one.column} ${one.before}>${one.after}`),
    ]);
  const product = async (slug: string) => (await readEdited(db(), slug)) ?? expect.fail(slug);
  const edit = async (slug: string, changes: object) => {
    const now = await product(slug);
    const saved = await changeProduct(db(), media, slug, { ...draftOf(now), ...changes }, now.version);
    expect(saved.state).toBe('saved');
  };

  it('names each row after what it does, with the values before and after', async () => {
    const file = [
      'sku,slug,name,weight,price,state,offered,values,stock',
      'HRN-1,,Heron lamp,3,4500,,,,',
      'STK-1,,,,,hidden,,,',
      'SHL-1,,,,,deleted,,,',
      'TBL-O,,,,,,no,,',
      'TBL-A,,,,,,,,2',
      'TBL-E,table,,,130,,,Elm,4',
    ].join('\n');
    const shown = await dry(file);
    expect(shown.faults).toEqual([]);
    expect(brief(shown)).toEqual([
      ['HRN-1', 'change', 'price 4990>4500', 'name Heron desk lamp>Heron lamp', 'weight 2.4>3'],
      ['STK-1', 'hide', 'state shown>hidden'],
      ['SHL-1', 'delete', 'state shown>deleted'],
      ['TBL-O', 'hide', 'offered yes>no'],
      ['TBL-A', 'same'],
      ['TBL-E', 'variant', 'values >Elm', 'price 0>130', 'stock 0>4'],
    ]);
    expect(countKinds(shown.plan)).toMatchObject({ change: 1, hide: 2, delete: 1, same: 1, variant: 1, create: 0 });
    expect(await take(file, shown.planHash)).toMatchObject({ changed: 5, moved: false });
    expect(await product('desk-lamp')).toMatchObject({ name: 'Heron lamp', weight: 3, edited: ['name', 'weight'] });
    expect((await product('floor-lamp')).state).toBe('hidden');
    expect((await product('vase')).state).toBe('deleted');
    const table = await product('table');
    expect(table.options[0]?.values.map(({ name }) => name)).toEqual(['Oak', 'Ash', 'Elm']);
    expect(table.variants.map(({ sku, stock, hidden }) => [sku, stock, hidden])).toEqual([
      ['TBL-O', 3, true],
      ['TBL-A', 2, false],
      ['TBL-E', 4, false],
    ]);
    const words = (await db().select().from(searchWords)).map(({ word }) => word);
    expect([words.includes('stork'), words.includes('heron')]).toEqual([false, true]);
    expect(brief(await dry(file)).every(([, kind]) => kind === 'same')).toBe(true);
  });

  it('brings a deleted product back', async () => {
    await take('sku,state\nSHL-1,deleted\n');
    expect(brief(await dry('sku,state\nSHL-1,shown\n'))).toEqual([['SHL-1', 'show', 'state deleted>shown']]);
    await take('sku,state\nSHL-1,shown\n');
    expect((await product('vase')).state).toBe('shown');
  });

  it('keeps what a person set by file when the content is seeded again', async () => {
    await take('sku,weight,values,slug,price\nHRN-1,9,,,\nTBL-E,,Elm,table,130\n');
    content.write('products/desk-lamp.md', productFile({ weight: '2.5' }));
    content.write('products/table.md', productFile({ name: 'Tern', sku: 'TBL', price: '100', ...WOODS }));
    await seed(db(), content.folder);
    expect((await product('desk-lamp')).weight).toBe(9);
    expect((await product('table')).variants.map(({ sku }) => sku)).toEqual(['TBL-O', 'TBL-A', 'TBL-E']);
    content.write('products/desk-lamp.md', productFile());
    content.write('products/table.md', productFile({ name: 'Tern table', sku: 'TBL', price: '100', ...WOODS }));
  });

  it.each([
    ['sku,values,slug,price\nTBL-E,Oak,table,130\n', "2 values: It 'Oak' is listed twice."],
    ['sku,values,slug,price\nTBL-E,Elm | Big,table,130\n', '2 values: A value is needed for each option: Wood.'],
    ['sku,values,slug\nTBL-E,Elm,table\n', '2 price: A new variant needs a price.'],
    ['sku,slug,price\nHRN-2,desk-lamp,130\n', '2 sku: Heron desk lamp has no options'],
    ['sku,state\nHRN-1,scheduled\n', '2 state: Schedule a product in the back office'],
    ['sku,state\nHRN-1,gone\n', "2 state: 'gone' must be draft, shown, hidden or deleted."],
    ['sku,offered\nHRN-1,perhaps\n', "2 offered: 'perhaps' must be yes or no."],
    ['sku,weight\nHRN-1,heavy\n', "2 weight: 'heavy' is not a number"],
    ['sku,category\nHRN-1,moon\n', '2 category: '],
    ['sku,name\nTBL-O,One\nTBL-A,Two\n', "3 name: Line 2 says 'One'"],
    [`sku,name\nHRN-1,${'x'.repeat(300)}\n`, '2 name: '],
  ])('finds what is wrong in %j', async (file, message) => {
    const { faults, plan, changed } = await take(file);
    expect(faults.map(({ line, column, message: text }) => `${line} ${column}: ${text}`)).toEqual([
      expect.stringContaining(message),
    ]);
    expect([plan.filter(({ kind }) => kind === 'faulty').length, changed]).toEqual([1, 0]);
  });

  it('shows a draft only when it is complete', async () => {
    await changeState(db(), media, 'desk-lamp', { state: 'draft', publishFrom: null });
    await edit('desk-lamp', { care: '', weight: 0 });
    const { faults } = await dry('sku,state\nHRN-1,shown\n');
    expect(faults.map(({ column }) => column).sort()).toEqual(['care', 'weight']);
    expect((await take('sku,state,care,weight\nHRN-1,shown,Wipe dry.,2\n')).changed).toBe(1);
  });

  it('counts the second row of a product when the first one says what is stored', async () => {
    const { plan } = await dry('sku,name\nTBL-O,Tern table\nTBL-A,Gull table\n');
    expect(plan.map(({ kind }) => kind)).toEqual(['same', 'change']);
  });

  describe('when another person changes a product between the plan and the import', () => {
    const FILE = 'sku,name,care\nHRN-1,Heron lamp,Dust it.\nSTK-1,Stork lamp,\n';

    it('refuses all, and shows the new plan with the row in conflict', async () => {
      const shown = await dry(FILE);
      await edit('desk-lamp', { name: 'Ibis lamp' });
      const now = await take(FILE, shown.planHash);
      expect(now).toMatchObject({ moved: true, changed: 0, faults: [] });
      expect([...conflictsOf(shown.plan, now.plan)]).toEqual([2]);
      expect(now.plan[0]?.changes[0]).toEqual({ column: 'name', before: 'Ibis lamp', after: 'Heron lamp' });
      expect((await product('desk-lamp')).name).toBe('Ibis lamp');
      expect((await product('floor-lamp')).name).toBe('Stork floor lamp');
      expect(await take(FILE, now.planHash)).toMatchObject({ moved: false, changed: 2 });
    });

    it('would overwrite it without the hash of the plan (control)', async () => {
      await dry(FILE);
      await edit('desk-lamp', { name: 'Ibis lamp' });
      await take(FILE);
      expect((await product('desk-lamp')).name).toBe('Heron lamp');
    });

    it('goes on when the other change is not in the file', async () => {
      const shown = await dry(FILE);
      await edit('desk-lamp', { short: 'A lamp of brass.' });
      expect(await take(FILE, shown.planHash)).toMatchObject({ moved: false, changed: 2 });
      expect(await product('desk-lamp')).toMatchObject({ name: 'Heron lamp', short: 'A lamp of brass.' });
    });

    it('adds pieces whatever was sold meanwhile', async () => {
      const file = 'sku,stockAdd\nHRN-1,10\n';
      const shown = await dry(file);
      await db().update(variants).set({ stock: 2 }).where(eq(variants.sku, 'HRN-1'));
      expect(await take(file, shown.planHash)).toMatchObject({ moved: false, changed: 1 });
      expect((await product('desk-lamp')).variants[0]?.stock).toBe(12);
    });
  });

  it('is empty for an unedited export, in every state and with formulas', async () => {
    await edit('desk-lamp', {
      description: '- first\n- second\n\n=SUM(A1) and "quotes"',
      care: '=HYPERLINK("x")',
      includes: '@cushions',
    });
    await changeState(db(), media, 'floor-lamp', { state: 'draft', publishFrom: null });
    await edit('floor-lamp', { short: '', weight: 0, materials: [], pictures: [] });
    await changeState(db(), media, 'vase', { state: 'deleted', publishFrom: null });
    const file = await exportProducts(db(), media);
    expect(file).toContain("'=HYPERLINK");
    const { faults, plan } = await dry(file);
    expect(faults).toEqual([]);
    expect(plan.filter(({ kind }) => kind !== 'same')).toEqual([]);
    // As a spreadsheet saves it: all columns read and written again.
    const again = writeCsv(readCsv(file).map(({ cells }) => cells));
    expect((await take(again)).changed).toBe(0);
    expect(await exportProducts(db(), media)).toBe(file);
    const [row] = await db().select({ edited: products.edited }).from(products).where(eq(products.slug, 'table'));
    expect(row?.edited).toEqual([]);
  });

  it('ignores descriptions of earlier exports, which had lost their Markdown', async () => {
    await edit('desk-lamp', { description: 'A **bold** lamp.' });
    expect(brief(await dry('sku,description\nHRN-1,A bold lamp.\n'))).toEqual([['HRN-1', 'same']]);
  });
});
