/** The data export contains everything of the account and nothing of others. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT } from '../../../src/core/account/constants.ts';
import { exportShape } from '../../../src/core/account/export-shapes.ts';
import { exportOrders } from '../../../src/db/orders/order-export.ts';
import { users } from '../../../src/db/schema/accounts.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { products } from '../../../src/db/schema/products.ts';
import { returns } from '../../../src/db/schema/returns.ts';
import { reviews } from '../../../src/db/schema/reviews.ts';
import { openSignedIn } from '../../support/browser.ts';
import { buy, CONTACT, newKey, orderOf, priceOf } from '../../support/buyer.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const LINES = [{ sku: 'HRN-1', quantity: 1 }];
type Shopper = Awaited<ReturnType<typeof openSignedIn>>;

describe.each(ENGINES)('data export on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder });
    await shop.database.db.execute(sql`update variants set stock = 1000`);
  });
  afterAll(() => shop.close());

  const exportOf = async (shopper: Shopper) => {
    const { status, json } = await shopper.call('GET', '/api/me/export');
    expect(status).toBe(200);
    return exportShape.parse(json);
  };
  const prove = (id: string) => shop.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
  /** Places an order with another email address than the account's. */
  async function orderAs(shopper: Shopper): Promise<string> {
    const total = await priceOf(shop.app, LINES);
    const contact = { ...CONTACT, email: `post.${shopper.email}` };
    const body = orderOf(LINES, total, { contact });
    const { json } = await shopper.call('POST', '/api/orders', body, { 'idempotency-key': newKey() });
    return json.number;
  }
  const orderAsGuest = async (email: string): Promise<string> =>
    (await buy(shop.app, LINES, { contact: { ...CONTACT, email } })).json.number;
  async function review(number: string) {
    const { db } = shop.database;
    const [product] = await db.select().from(products).limit(1);
    const said = { name: 'Meera', rating: 4, title: 'Good', text: `About ${number}`, state: 'held' as const };
    const row = { id: newKey(), productId: product?.id as string, buyer: number, number, ...said };
    await db.insert(reviews).values(row);
  }

  it('contains orders with lines, payment, timeline and return, and reviews', async () => {
    const shopper = await openSignedIn(shop.app);
    const number = await orderAs(shopper);
    await review(number);
    const lines = [{ sku: 'HRN-1', quantity: 1 }];
    const wanted = { reason: 'damaged' as const, note: 'A dent', evidence: [], lines, amount: 100 };
    await shop.database.db.insert(returns).values({ number, ...wanted });
    const { orders: held, reviews: written } = await exportOf(shopper);
    expect(held).toMatchObject({
      total: 1,
      items: [
        {
          number,
          email: `post.${shopper.email}`,
          lines: [{ sku: 'HRN-1', quantity: 1 }],
          payment: { method: 'cod', state: 'due', reference: null },
          timeline: [{ state: 'placed' }],
          returns: [{ position: 1, reason: 'damaged', note: 'A dent', amount: 100 }],
        },
      ],
    });
    expect(written).toMatchObject([{ order: number, rating: 4, state: 'held' }]);
  });

  it('contains data of the email address only after it is verified', async () => {
    const shopper = await openSignedIn(shop.app);
    const number = await orderAsGuest(shopper.email);
    await shop.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'Meera', email: shopper.email, message: 'Where is my lamp?', consent: true },
    });
    expect(await exportOf(shopper)).toMatchObject({ orders: { total: 0, items: [] }, messages: [] });
    await prove(shopper.id);
    expect(await exportOf(shopper)).toMatchObject({
      orders: { items: [{ number }] },
      messages: [{ name: 'Meera', message: 'Where is my lamp?' }],
    });
  });

  it('contains nothing of another account, and would show it (control)', async () => {
    const [one, two] = [await openSignedIn(shop.app), await openSignedIn(shop.app)];
    await prove(one.id);
    await prove(two.id);
    const numbers = [await orderAs(one), await orderAsGuest(one.email)];
    for (const number of numbers) await review(number);
    const holdsOne = async () => {
      const file = JSON.stringify(await exportOf(two));
      return numbers.filter((number) => file.includes(number));
    };
    expect(await holdsOne()).toEqual([]);
    // The fault: both accounts get the same order.
    await shop.database.db.update(orders).set({ userId: two.id }).where(eq(orders.userId, one.id));
    expect(await holdsOne()).toEqual([numbers[0]]);
  });

  it('reads orders in batches and contains all of them', async () => {
    const shopper = await openSignedIn(shop.app);
    const first = await orderAs(shopper);
    const copies = EXPORT.batch + 5;
    await shop.database.db.execute(sql`
      insert into orders (number, user_id, email, contact, address, payment, currency, subtotal, discount, shipping, gst,
        total, delivery_from, delivery_to, placed_at)
      select 'CP-' || n, user_id, email, contact, address, payment, currency, subtotal, discount, shipping, gst, total,
        delivery_from, delivery_to, placed_at - make_interval(mins => n)
      from orders, generate_series(1, ${sql.raw(String(copies))}) n where number = ${first}`);
    const { orders: held } = await exportOrders(shop.database.db, { id: shopper.id, email: null });
    expect(held.total).toBe(copies + 1);
    expect(new Set(held.items.map(({ number }) => number)).size).toBe(copies + 1);
    expect(held.items[0]?.number).toBe(first);
  });
});
