/** A shop opens the database of an earlier commit: accounts, sessions, orders and their links stay. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderShape } from '../../src/core/order/shapes.ts';
import { openDatabase } from '../../src/db/engine/open.ts';
import { findLines } from '../../src/db/orders/orders.ts';
import { orders } from '../../src/db/schema/orders.ts';
import { openBrowser } from '../support/browser.ts';
import { buy, call, withToken } from '../support/buyer.ts';
import { makeEarlier, readSnapshot } from '../support/earlier-database.ts';
import { ENGINES, type OpenShop, openShop } from '../support/open-shop.ts';
import { checkParcels } from '../support/order-audit.ts';
import { smallContent } from '../support/small-content.ts';

const snapshot = readSnapshot('after-migration-0006');
const { known } = snapshot;

describe.each(ENGINES)('an earlier database on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    const env = await makeEarlier(engine, snapshot);
    shop = await openShop(engine, { database: await openDatabase(env), contentDir: smallContent().folder });
  });
  afterAll(() => shop.close());
  const guestOrder = () => call(shop.app, `/api/orders/${known.guest.number}`, undefined, withToken(known.guest.token));

  it('is ready to serve', async () => {
    await expect(shop.database.check()).resolves.toBeUndefined();
  });

  it('keeps all rows, except those that are made again', async () => {
    for (const [table, rows] of Object.entries(snapshot.tables)) {
      const { rows: found } = (await shop.database.db.execute(
        sql.raw(`select count(*)::int as count from "${table}"`),
      )) as unknown as { rows: { count: number }[] };
      expect(found[0]?.count, table).toBeGreaterThanOrEqual(rows.length);
    }
  });

  it('shows an order to the holder of its link', async () => {
    const { status, json } = await guestOrder();
    expect(status).toBe(200);
    expect(orderShape.parse(json)).toEqual(json);
    expect(json).toMatchObject({ number: known.guest.number, lines: [{ sku: 'HRN-1', quantity: 2 }] });
  });

  it('makes each order one parcel that agrees with it', async () => {
    const { db } = shop.database;
    const all = await db.select().from(orders);
    expect(all.length).toBeGreaterThan(0);
    for (const order of all) await checkParcels(db, order, await findLines(db, order.number));
  });

  it('signs the shopper in with the old password, who finds the order', async () => {
    const browser = openBrowser(shop.app);
    const { email, password } = known;
    expect((await browser.call('POST', '/api/auth/login', { email, password })).status).toBe(200);
    const { json } = await browser.call('GET', '/api/me');
    expect(json).toMatchObject({ email });
  });

  it('gives a payment that was reported an end', async () => {
    const { rows } = (await shop.database.db.execute(
      sql`select expires_at from orders where number = ${known.account}`,
    )) as unknown as { rows: { expires_at: string | null }[] };
    expect(new Date(rows[0]?.expires_at ?? 0).getTime()).toBeGreaterThan(Date.now());
  });

  it('takes the next order from the stock that was left', async () => {
    const stockOf = async () =>
      (
        (await shop.database.db.execute(sql`select stock from variants where sku = 'HRN-1'`)) as unknown as {
          rows: { stock: number }[];
        }
      ).rows[0]?.stock;
    expect(await stockOf()).toBe(5);
    expect((await buy(shop.app, [{ sku: 'HRN-1', quantity: 1 }])).status).toBe(200);
    expect(await stockOf()).toBe(4);
  });
});
