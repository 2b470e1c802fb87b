/** Product imports set stock only when it is unchanged since the export, and run concurrently with orders. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRODUCT_FILE } from '../../src/core/merchant/file-paths.ts';
import { sqlState } from '../../src/db/engine/retry.ts';
import { variants } from '../../src/db/schema/variants.ts';
import { importProducts } from '../../src/ingest/product-import.ts';
import { buy, call } from '../support/buyer.ts';
import { clearTables } from '../support/clear-tables.ts';
import { ENGINES, media, type OpenShop, openShop } from '../support/open-shop.ts';
import { buyersOf, place } from '../support/place-order.ts';
import { openRival, type Rival } from '../support/rival.ts';
import { smallContent } from '../support/small-content.ts';

const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
const IMPORTS = 25;
const PLENTY = 10_000;

const open = (engine: (typeof ENGINES)[number]) =>
  openShop(engine, { contentDir: smallContent().folder, orders: { media, merchantKey: KEY } });
const send = ({ app }: OpenShop, text: string) =>
  call(app, PRODUCT_FILE, text, { ...AS_MERCHANT, 'content-type': 'text/csv' });
const stockOf = async ({ database }: OpenShop, sku = 'HRN-1') =>
  (await database.db.select().from(variants).where(eq(variants.sku, sku)))[0]?.stock;

describe.each(ENGINES)('stock in a product file on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await open(engine);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'order_keys');
    await shop.database.db.update(variants).set({ stock: 49 });
  });
  const exported = async () => (await call(shop.app, PRODUCT_FILE, undefined, AS_MERCHANT)).text;
  const sellFive = async () => expect((await buy(shop.app, [{ sku: 'HRN-1', quantity: 5 }])).status).toBe(200);
  const messageOf = (json: { faults: { line: number; column: string; message: string }[] }) =>
    json.faults.map(({ line, column, message }) => `${line} ${column}: ${message}`);

  it('keeps sales made between export and import', async () => {
    const file = await exported();
    await sellFive();
    expect((await send(shop, file)).status).toBe(200);
    expect(await stockOf(shop)).toBe(44);
  });

  it('would be reset without the exported stock (control)', async () => {
    const file = await exported();
    await sellFive();
    const blind = file.replaceAll(',49,49,', ',49,44,');
    expect(blind).not.toBe(file);
    await send(
      shop,
      blind
        .split('\r\n')
        .filter((line) => !/STK-1|SHL-1/.test(line))
        .join('\r\n'),
    );
    expect(await stockOf(shop)).toBe(49);
  });

  it('is rejected by line with both numbers once it changed, and accepted with the new number', async () => {
    await sellFive();
    const { status, json } = await send(shop, 'sku,stock,stockSeen\nSTK-1,49,49\nHRN-1,60,49\n');
    expect([status, messageOf(json)]).toEqual([
      422,
      [expect.stringMatching(/^3 stock: .*it was 49 and is 44 now\. .*set stockSeen to 44/)],
    ]);
    expect(await stockOf(shop)).toBe(44);
    expect((await send(shop, 'sku,stock,stockSeen\nHRN-1,60,44\n')).status).toBe(200);
    expect(await stockOf(shop)).toBe(60);
  });

  it.each([
    ['sku,stock\nHRN-1,60\n', '2 stock: To set the stock, give the stock that you saw'],
    ['sku,stock,stockSeen,stockAdd\nHRN-1,60,49,3\n', '2 stockAdd: Set the stock or add to it, not both.'],
    ['sku,stockAdd\nHRN-1,-50\n', '2 stockAdd: There are 49 now: -50 would leave less than nothing.'],
    ['sku,stockAdd\nHRN-1,1.5\n', "2 stockAdd: '1.5' is not a whole number."],
    [
      'sku,price\nHRN-1,"4,999.50"\n',
      "2 price: '4,999.50' is not a price: it must be a whole number from 1 to 10000000",
    ],
    ['sku,price\nHRN-1,0\n', "2 price: '0' is not a price"],
    ['sku,originalPrice\nHRN-1,9999.5\n', "2 originalPrice: '9999.5' is not a price"],
    ['sku,stockAdd\nHRN-1,999999\n', '2 stockAdd: The stock can be 1000000 at most.'],
  ])('is rejected in %j', async (text, message) => {
    const { status, json } = await send(shop, text);
    expect([status, messageOf(json)]).toEqual([422, [expect.stringContaining(message)]]);
    expect(await stockOf(shop)).toBe(49);
  });

  it('refuses a new product whose price has a fraction', async () => {
    const { json } = await send(shop, 'sku,slug,price\nNEW-1,new-lamp,4999.50\n');
    expect(messageOf(json)).toContain('2 price: It must be a whole number from 1 to 10000000, without a fraction.');
  });

  it('is increased or decreased relative to its current value', async () => {
    await sellFive();
    expect((await send(shop, 'sku,stock,stockSeen,stockAdd\nHRN-1,49,49,+20\nSTK-1,,,-9\n')).status).toBe(200);
    expect([await stockOf(shop), await stockOf(shop, 'STK-1')]).toEqual([64, 40]);
  });

  it('uses the first row of a product for its name', async () => {
    expect((await send(shop, 'sku,name\nHRN-1,Heron lamp\n')).json).toMatchObject({ changed: 1, faults: [] });
    expect((await call(shop.app, '/api/v1/products/desk-lamp')).json.data.name).toBe('Heron lamp');
    expect((await call(shop.app, '/api/search?q=heron')).json.products[0]?.name).toBe('Heron lamp');
  });
});

describe('imports concurrent with orders on PostgreSQL', () => {
  let shop: OpenShop;
  let rival: Rival;
  beforeAll(async () => {
    shop = await open('postgres');
    rival = await openRival(shop.database.db);
  });
  afterAll(async () => {
    await rival.close();
    await shop.close();
  });
  const db = () => shop.database.db;
  const CART = ['HRN-1', 'SHL-1', 'STK-1'].map((sku) => ({ sku, quantity: 1 }));
  beforeEach(async () => {
    await clearTables(db(), 'orders', 'order_keys');
    await db().update(variants).set({ stock: PLENTY });
  });

  it('rejects a stock that changes between planning and lock', async () => {
    const sale = "update variants set stock = stock - 5 where sku = 'HRN-1'";
    const file = `sku,stock,stockSeen\nHRN-1,60,${PLENTY}\n`;
    const [result] = await rival.meet(sale, () => importProducts(db(), file, { dry: false }, media));
    expect(result?.faults).toMatchObject([{ line: 2, message: expect.stringContaining(`is ${PLENTY - 5} now`) }]);
    expect(await stockOf(shop)).toBe(PLENTY - 5);
  });

  it(`${IMPORTS} imports concurrent with orders succeed or are rejected with a reason, and stock stays consistent`, async () => {
    const [there, back] = [await buyersOf(db(), CART), await buyersOf(db(), CART.toReversed())];
    const statuses: number[] = [];
    let arrived = 0;
    async function importOnce(at: number): Promise<void> {
      const now = (await stockOf(shop, 'SHL-1')) ?? 0;
      const text =
        at % 3 === 2
          ? `sku,stock,stockSeen\nSTK-1,${PLENTY},${PLENTY}\nSHL-1,${now + 10},${now}\n`
          : `sku,stockAdd,short\nSTK-1,10,\nSHL-1,10,Vase ${at}\nHRN-1,10,Lamp ${at}\n`;
      const { status, json } = await send(shop, text);
      statuses.push(status);
      if (status === 200) arrived += 10;
      else expect(json.faults).toMatchObject([{ line: 3, message: expect.stringContaining('has changed since') }]);
    }
    let imports = 0;
    const ends: string[] = [];
    const buyers = [there, back, there, back].map(async (buyer) => {
      // Without retries, so that a deadlock would be visible.
      while (imports < IMPORTS) ends.push(await place(db(), buyer(), 0));
    });
    for (; imports < IMPORTS; imports++) await importOnce(imports);
    await Promise.all(buyers);
    const sold = ends.length;
    expect(new Set(ends)).toEqual(new Set(['placed']));
    expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(IMPORTS / 2);
    expect(await stockOf(shop, 'SHL-1')).toBe(PLENTY + arrived - sold);
  });

  it('two concurrent imports both succeed', async () => {
    const file = (name: string) => `sku,name,stockAdd\nSTK-1,${name},1\nHRN-1,${name},1\n`;
    const results = await rival.meet(
      'lock table search_words in share mode',
      ...['Stork one', 'Heron two'].map((name) => () => send(shop, file(name))),
    );
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stockOf(shop)).toBe(PLENTY + 2);
  });

  it('an import that writes rows in file order would deadlock with orders (control)', async () => {
    const buyer = await buyersOf(db(), CART);
    const write = (sku: string) => sql`update variants set stock = stock + 1 where sku = ${sku}`;
    const asInFile = () =>
      db().transaction(async (tx) => {
        await tx.execute(write('STK-1'));
        await tx.execute(sql`select 1 from products where sku = 'SHL-1' for update`);
        await tx.execute(write('HRN-1'));
      });
    const [imported, ordered] = await rival.meet<unknown>(
      "select 1 from products where sku = 'SHL-1' for update",
      () => asInFile().catch(sqlState),
      () => place(db(), buyer(), 0),
    );
    expect([imported, ordered]).toSatisfy(([one, two]) => one === '40P01' || two === 'failed');
  });
});
