import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STOCK_SORTS } from '../../../src/core/merchant/stock.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { call } from '../../support/buyer.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { STORE } from '../../support/placed-parcels.ts';

const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
type Row = { sku: string; name: string; stock: number; price: number };

describe.each(ENGINES)('the list of stock on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { orders: { merchantKey: KEY, stores: () => [STORE] } });
    await shop.database.db.execute(
      sql`update variants set stock = (('x' || substr(md5(sku), 1, 4))::bit(16)::int) % 40`,
    );
  });
  afterAll(() => shop.close());
  const ask = (query: string) => call(shop.app, `/api/merchant/stock?${query}`, undefined, AS_MERCHANT);
  const change = (sku: string, body: object) => call(shop.app, `/api/merchant/stock/${sku}`, body, AS_MERCHANT);

  it('returns everything without a page, as before', async () => {
    const { json } = await ask('');
    expect(json.rows).toHaveLength(await shop.database.db.$count(variants));
    expect(json).toMatchObject({ page: 1, total: json.rows.length, pageSize: json.rows.length });
  });

  it.each(STOCK_SORTS)('sorted by %s, the pages hold each variant once and in order', async (sort) => {
    const all: Row[] = (await ask(`sort=${sort}`)).json.rows;
    const paged: Row[] = [];
    for (let page = 1; paged.length < all.length; page++) {
      const { json } = await ask(`sort=${sort}&page=${page}&pageSize=17`);
      expect(json.total).toBe(all.length);
      paged.push(...json.rows);
    }
    expect(paged).toEqual(all);
    const key = sort.replace('-', '') as 'name' | 'sku' | 'stock' | 'price';
    if (key === 'stock' || key === 'price') {
      const values = all.map((row) => row[key]);
      expect(values).toEqual([...values].sort((a, b) => (sort[0] === '-' ? b - a : a - b)));
    }
  });

  it('searches names and SKUs and filters by stock, together', async () => {
    const all: Row[] = (await ask('')).json.rows;
    const { json } = await ask('q=LAMP&below=20&page=1&pageSize=200');
    const expected = all.filter(({ name, sku, stock }) => stock < 20 && (/lamp/i.test(name) || /lamp/i.test(sku)));
    expect(expected.length).toBeGreaterThan(0);
    expect(json.rows).toEqual(expected);
    expect(json.total).toBe(expected.length);
    expect((await ask('q=%25&page=1')).json.total).toBe(0);
    expect((await ask('page=999')).json.rows).toEqual([]);
    expect((await ask('page=0')).status).toBe(400);
    expect((await ask('sort=colour')).status).toBe(400);
  });

  it('refuses a price that replaces another than the one seen', async () => {
    const [row] = (await ask('page=1&pageSize=1')).json.rows as [Row];
    await shop.database.db.update(variants).set({ originalPrice: null }).where(eq(variants.sku, row.sku));
    const raised = row.price + 10_000;
    expect((await change(row.sku, { price: raised, seenPrice: row.price })).json.price).toBe(raised);
    const late = await change(row.sku, { price: raised + 10_000, seenPrice: row.price });
    expect(late.status).toBe(409);
    // Control: without seenPrice the last one wins.
    expect((await change(row.sku, { price: raised + 10_000 })).status).toBe(200);
  });

  it('says what stands in a store, for the number seen and never more than the stock', async () => {
    const [row] = (await ask('page=1&pageSize=1&sort=-stock')).json.rows as [Row];
    const store = STORE.slug;
    const keep = (stock: number, seen?: number, sku = row.sku, slug = store) =>
      change(`${sku}/stores/${slug}`, { stock, seen });
    expect((await keep(2, 0)).json.stores).toEqual([{ store, stock: 2 }]);
    const late = await keep(3, 0);
    expect(late.status).toBe(409);
    const more = await keep(row.stock + 1, 2);
    expect([more.status, more.json.message]).toEqual([400, expect.stringContaining(String(row.stock))]);
    expect((await keep(1, 0, 'NO-SUCH')).status).toBe(404);
    expect((await keep(1, 2, row.sku, 'no-such-store')).status).toBe(404);
    expect((await ask(`q=${row.sku}&page=1`)).json.rows[0].stores).toEqual([{ store, stock: 2 }]);
    // Control: without the number seen, the last one wins.
    expect((await keep(3)).json.stores).toEqual([{ store, stock: 3 }]);
  });
});
