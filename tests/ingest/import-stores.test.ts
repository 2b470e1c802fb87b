/** The pieces in stores and the box of a piece in product files. */

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storeStockOf } from '../../src/db/catalogue/store-stock.ts';
import type { Database } from '../../src/db/engine/db.ts';
import { products } from '../../src/db/schema/products.ts';
import { readCsv } from '../../src/ingest/csv.ts';
import { planStores, readStoresCell, storesCell } from '../../src/ingest/import-stores.ts';
import { exportProducts } from '../../src/ingest/product-export.ts';
import { importProducts } from '../../src/ingest/product-import.ts';
import { clearTables } from '../support/clear-tables.ts';
import { type OpenShop, openShop } from '../support/open-shop.ts';
import { smallContent } from '../support/small-content.ts';

const KNOWN = new Set(['pune', 'bengaluru']);
let shop: OpenShop;
let database: Database;
beforeAll(async () => {
  shop = await openShop('postgres', { contentDir: smallContent().folder });
  database = shop.database;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await clearTables(database.db, 'store_stock');
  await database.db.execute(sql`update variants set stock = 7`);
});

const take = (file: string) => importProducts(database.db, file, { dry: false, stores: KNOWN }, undefined);
const kept = async () => storesCell((await storeStockOf(database.db, ['HRN-1'])).get('HRN-1') ?? []);
async function cellsOf(column: string): Promise<string[]> {
  const [head, ...rows] = readCsv(await exportProducts(database.db, undefined));
  const [at, sku] = [column, 'sku'].map((name) => head?.cells.indexOf(name) ?? -1) as [number, number];
  return rows.filter(({ cells }) => cells[sku] === 'HRN-1').map(({ cells }) => cells[at] ?? '');
}

it('set and take away the pieces of stores, which are exported twice', async () => {
  expect(await take('sku,stores\nHRN-1,pune: 3 | bengaluru: 1\n')).toMatchObject({ changed: 1, faults: [] });
  expect(await kept()).toBe('bengaluru: 1 | pune: 3');
  expect([await cellsOf('stores'), await cellsOf('storesSeen')]).toEqual([[await kept()], [await kept()]]);
  // An export that is imported again changes nothing.
  expect(await take(await exportProducts(database.db, undefined))).toMatchObject({ changed: 0, faults: [] });
  expect(await take('sku,stores,storesSeen\nHRN-1,pune: 2,bengaluru: 1 | pune: 3\n')).toMatchObject({ changed: 1 });
  expect(await kept()).toBe('pune: 2');
  expect(await take('sku,stores,storesSeen\nHRN-1,no,pune: 2\n')).toMatchObject({ changed: 1 });
  expect(await kept()).toBe('');
});

it('refuse what cannot be, and numbers that are not those that were seen', async () => {
  await take('sku,stores\nHRN-1,pune: 3\n');
  for (const [stores, seen, message] of [
    ['pune 3', 'pune: 3', /not a list of stores/],
    ['pune: 1 | pune: 2', 'pune: 3', /not a list of stores/],
    ['delhi: 1', 'pune: 3', /no store 'delhi'/],
    ['pune: 8', 'pune: 3', /stock is 7/],
    ['pune: 2', 'pune: 4', /were 'pune: 4' and are 'pune: 3' now/],
    ['pune: 2', '', /column storesSeen/],
  ] as const) {
    const { faults, changed } = await take(`sku,stores,storesSeen\nHRN-1,${stores},${seen}\n`);
    expect([changed, faults.length, faults[0]?.line], stores).toEqual([0, 1, 2]);
    expect(faults[0]?.message).toMatch(message);
  }
  expect(await kept()).toBe('pune: 3');
});

it('are read however the stores are ordered, and 0 pieces are none', () => {
  expect(readStoresCell('b: 1|a:2')).toEqual(readStoresCell(' a: 2 | b: 1 '));
  expect(readStoresCell('a: 0')?.size).toBe(0);
  const record = { line: 2, cells: { sku: 'A', stores: 'b: 1 | a: 2' } };
  const rows = [
    { store: 'a', sku: 'A', stock: 2 },
    { store: 'b', sku: 'A', stock: 1 },
  ];
  expect(planStores(record, { kept: rows, stock: 3 })).toEqual({ plan: null, change: [], faults: [] });
  expect(planStores(record, { kept: [], stock: 2 }).faults).toHaveLength(1);
});

it('set the box of a piece, and take it away', async () => {
  const box = async () =>
    database.db.select({ packed: products.packed }).from(products).where(eq(products.sku, 'HRN-1'));
  expect(await take('sku,packed\nHRN-1,"45 x 35 x 20, 2.8"\n')).toMatchObject({ changed: 1, faults: [] });
  expect(await box()).toEqual([{ packed: { width: 45, depth: 35, height: 20, weight: 2.8 } }]);
  expect(await cellsOf('packed')).toEqual(['45 x 35 x 20, 2.8']);
  expect(await take('sku,packed\nHRN-1,"45 × 35 × 20 cm, 2.8 kg"\n')).toMatchObject({ changed: 0, faults: [] });
  expect((await take('sku,packed\nHRN-1,"45 x 35, 2.8"\n')).faults).toMatchObject([{ line: 2, column: 'packed' }]);
  expect(await take('sku,packed\nHRN-1,no\n')).toMatchObject({ changed: 1 });
  expect(await box()).toEqual([{ packed: null }]);
});
