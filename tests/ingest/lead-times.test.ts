/** Lead times of variants: from Markdown, CSV and back office to the catalogue and back into the files. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProductResponse } from '../../src/core/catalogue/reader.ts';
import type { EditedProduct } from '../../src/core/merchant/edited-product-shapes.ts';
import { PRODUCT_FILE } from '../../src/core/merchant/file-paths.ts';
import { variants } from '../../src/db/schema/variants.ts';
import { productSchema } from '../../src/ingest/content.ts';
import { productMarkdown } from '../../src/ingest/content-export.ts';
import { parseEntry } from '../../src/ingest/markdown.ts';
import { seed } from '../../src/ingest/seed.ts';
import { call } from '../support/buyer.ts';
import { media, type OpenShop, openShop } from '../support/open-shop.ts';
import { draftFrom } from '../support/product-draft.ts';
import { productFile, smallContent } from '../support/small-content.ts';

const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
const WOODS = {
  stock: undefined,
  options: '[{ name: Wood, values: [{ name: Oak }, { name: Ash }] }]',
  variants: `[{ sku: OAK-1, values: [Oak], price: 100, stock: 5, leadWeeks: 6 },
    { sku: ASH-1, values: [Ash], price: 120, stock: 9 }]`,
};

describe('lead times', () => {
  const content = smallContent();
  const lampFile = 'products/desk-lamp.md';
  let shop: OpenShop;
  beforeAll(async () => {
    content.write(lampFile, productFile({ leadWeeks: '6', arrivesOn: '2027-01-18' }));
    shop = await openShop('postgres', { contentDir: content.folder, orders: { media, merchantKey: KEY } });
  });
  afterAll(() => shop.close());
  const stored = async (sku: string) => {
    const [row] = await shop.database.db.select().from(variants).where(eq(variants.sku, sku));
    return row && { leadWeeks: row.leadWeeks, arrivesOn: row.arrivesOn, edited: row.edited };
  };
  const csv = (text: string) => call(shop.app, PRODUCT_FILE, text, { ...AS_MERCHANT, 'content-type': 'text/csv' });
  const lamp = async () =>
    (await call(shop.app, '/api/merchant/products/desk-lamp', undefined, AS_MERCHANT)).json as EditedProduct;

  it('of a file are stored, sent by the catalogue and read', async () => {
    expect(await stored('HRN-1')).toEqual({ leadWeeks: 6, arrivesOn: '2027-01-18', edited: [] });
    const { json } = await call(shop.app, '/api/v1/products/desk-lamp');
    const lead = { weeks: 6, arrivesOn: '2027-01-18' };
    expect(readProductResponse(json)).toMatchObject({ lead, variants: [{ lead }] });
    const { json: other } = await call(shop.app, '/api/products?pageSize=50');
    const text = JSON.stringify(other);
    // Pieces in stock carry nothing.
    expect(text.split('"lead"')).toHaveLength(2);
  });

  it('with options stand on the variants', () => {
    const parse = (fields: object) => parseEntry(lampFile, productFile({ ...WOODS, ...fields }), productSchema);
    expect(parse({}).data.variants.map(({ leadWeeks }) => leadWeeks)).toEqual([6, undefined]);
    expect(() => parse({ leadWeeks: '6' })).toThrow(/leadWeeks.*must be set on the variants/s);
    expect(() => parse({ variants: WOODS.variants.replace('leadWeeks: 6', 'leadWeeks: 99') })).toThrow(/at most 52/);
    expect(() => parse({ variants: WOODS.variants.replace('leadWeeks: 6', 'arrivesOn: soon') })).toThrow(/date/);
  });

  it('are columns of the product file', async () => {
    const file = (await call(shop.app, PRODUCT_FILE, undefined, AS_MERCHANT)).text;
    expect(file).toContain(',6,2027-01-18,');
    expect((await csv('sku,leadWeeks,arrivesOn\nHRN-1,4,2027-02-01\n')).status).toBe(200);
    expect(await stored('HRN-1')).toEqual({
      ...{ leadWeeks: 4, arrivesOn: '2027-02-01' },
      edited: expect.arrayContaining(['leadWeeks', 'arrivesOn']),
    });
    // An empty cell changes nothing.
    expect((await csv('sku,leadWeeks,arrivesOn\nHRN-1,,no\n')).status).toBe(200);
    expect(await stored('HRN-1')).toMatchObject({ leadWeeks: 4, arrivesOn: null });
    expect((await csv('sku,leadWeeks\nHRN-1,0\n')).status).toBe(200);
    expect(await stored('HRN-1')).toMatchObject({ leadWeeks: null });
    const faulty = await csv('sku,leadWeeks,arrivesOn\nHRN-1,99,soon\n');
    expect(faulty.status).toBe(422);
    expect(faulty.json.faults).toMatchObject([{ column: 'leadWeeks' }, { column: 'arrivesOn' }]);
  });

  it('set in the back office win over the file, until they are exported', async () => {
    const now = await lamp();
    const draft = draftFrom(now);
    const [row] = draft.variants;
    const changed = await shop.app.inject({
      method: 'PUT',
      url: '/api/merchant/products/desk-lamp',
      headers: AS_MERCHANT,
      payload: { ...draft, variants: [{ ...row, leadWeeks: 8 }] },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    content.write(lampFile, productFile({ leadWeeks: '3', short: 'Another line.' }));
    await seed(shop.database.db, content.folder);
    expect(await stored('HRN-1')).toMatchObject({ leadWeeks: 8 });
    const product = await lamp();
    expect(product.short).toBe('Another line.');
    const source = { product, createdAt: '2026-01-05', fileOf: (hash: string) => media.byHash(hash)?.file ?? hash };
    const written = productMarkdown(source, lampFile, productFile({ leadWeeks: '3', short: 'Another line.' })) ?? '';
    expect(written).toContain('leadWeeks: 8');
    content.write(lampFile, written);
    await seed(shop.database.db, content.folder);
    expect((await stored('HRN-1'))?.edited).not.toContain('leadWeeks');
  });
});
