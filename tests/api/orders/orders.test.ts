import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cashOnDelivery } from '../../../src/api/payments/cash.ts';
import { upi } from '../../../src/api/payments/upi.ts';
import { SHIPPING_FEE } from '../../../src/core/delivery/constants.ts';
import { ORDER_COPY as SAY } from '../../../src/core/order/copy.ts';
import { orderListShape } from '../../../src/core/order/list-shapes.ts';
import { conflictShape, placedShape } from '../../../src/core/order/placed-shapes.ts';
import { orderShape } from '../../../src/core/order/shapes.ts';
import { PAYMENT } from '../../../src/core/payment/constants.ts';
import { expireOrders } from '../../../src/db/orders/order-moves.ts';
import { users } from '../../../src/db/schema/accounts.ts';
import { coupons } from '../../../src/db/schema/coupons.ts';
import { orderKeys } from '../../../src/db/schema/order-keys.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { products } from '../../../src/db/schema/products.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { openSignedIn } from '../../support/browser.ts';
import {
  ADDRESS,
  buy,
  CONTACT,
  call,
  newKey,
  order,
  orderOf,
  priceOf,
  withEmail,
  withToken,
} from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const LAMP = 499_000;
const ONE = [{ sku: 'HRN-1', quantity: 1 }];
const TOTAL = LAMP + SHIPPING_FEE.metro;
const paymentMethods = [cashOnDelivery, upi({ id: 'shop@bank', name: 'The Shop' })];

describe.each(ENGINES)('orders on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder, orders: { paymentMethods } });
  });
  afterAll(() => shop.close());
  const set = (change: Partial<typeof variants.$inferInsert>, sku = 'HRN-1') =>
    shop.database.db.update(variants).set(change).where(eq(variants.sku, sku));
  const stock = async (sku = 'HRN-1') =>
    (await shop.database.db.select().from(variants).where(eq(variants.sku, sku)))[0]?.stock;
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'order_keys', 'coupons');
    await set({ stock: 7, price: LAMP });
  });
  const url = (number: string, act = '') => `/api/orders/${number}${act}`;
  const orderCount = () => shop.database.db.$count(orders);

  it('is placed, takes stock, and returns the payment step', async () => {
    const { status, json } = await order(shop.app, orderOf(ONE, TOTAL));
    expect(status).toBe(200);
    expect(placedShape.parse(json)).toEqual(json);
    expect(json).toMatchObject({ total: TOTAL, currency: 'INR', payment: { kind: 'cash', amount: TOTAL } });
    expect(json.number).toMatch(/^AR-[2-9B-Z]{9}$/);
    expect(await stock()).toBe(6);
    const [row] = await shop.database.db.select().from(orders);
    expect(row).toMatchObject({
      email: CONTACT.email,
      state: 'placed',
      total: TOTAL,
      address: { phone: '+919845012345' },
    });
  });

  it('is shown to the holder of its link, as agreed', async () => {
    const { json: placed } = await order(shop.app, orderOf(ONE, TOTAL));
    // Later catalogue changes do not affect it.
    await set({ price: LAMP * 2 });
    await shop.database.db.update(products).set({ name: 'Renamed' }).where(eq(products.sku, 'HRN-1'));
    const { status, json } = await call(shop.app, url(placed.number), undefined, withToken(placed.token));
    expect(status).toBe(200);
    expect(orderShape.parse(json)).toEqual(json);
    expect(json).toMatchObject({
      state: 'placed',
      lines: [{ name: 'Heron desk lamp', price: LAMP, quantity: 1 }],
      timeline: [{ state: 'placed', actor: 'shopper' }],
      cancellable: true,
    });
    await shop.database.db.update(products).set({ name: 'Heron desk lamp' }).where(eq(products.sku, 'HRN-1'));
  });

  it('opens by number and email address, and returns 404 otherwise', async () => {
    const { json: placed } = await order(shop.app, orderOf(ONE, TOTAL));
    const other = (await order(shop.app, orderOf(ONE, TOTAL))).json;
    expect(
      (await call(shop.app, url(placed.number.toLowerCase()), undefined, withEmail('MEERA@example.com'))).status,
    ).toBe(200);
    const missing = await call(shop.app, url('AR-222222222'), undefined, withToken(placed.token));
    expect(missing.status).toBe(404);
    const wrong = [{}, withEmail('other@example.com'), withToken(other.token), withToken(''), withEmail('')];
    for (const shown of wrong) {
      const answer = await call(shop.app, url(placed.number), undefined, shown);
      expect([answer.status, answer.json], JSON.stringify(shown)).toEqual([missing.status, missing.json]);
    }
    for (const act of ['/cancel', '/payment', '/return']) {
      const body = {
        reference: '412345678901',
        reason: 'damaged',
        lines: ONE,
        evidence: ['https://film.example/1'],
      };
      const answer = await call(shop.app, url(placed.number, act), body, withEmail('other@example.com'));
      expect([answer.status, answer.json], act).toEqual([404, missing.json]);
    }
    expect((await call(shop.app, url(placed.number, '/reorder'))).status).toBe(404);
  });

  it('returns 409 with the new quote when a price or stock changed, and writes nothing', async () => {
    await set({ price: LAMP + 1_00 });
    const { status, json } = await order(
      shop.app,
      orderOf([{ sku: 'HRN-1', quantity: 1, price: LAMP } as never], TOTAL),
    );
    expect(status).toBe(409);
    expect(conflictShape.parse(json)).toEqual(json);
    expect(json).toMatchObject({
      message: SAY.changed,
      was: TOTAL,
      difference: json.now - TOTAL,
      changes: [{ kind: 'price', sku: 'HRN-1', was: LAMP, now: LAMP + 1_00 }],
      quote: { total: json.now },
    });
    await set({ stock: 0 });
    expect((await order(shop.app, orderOf(ONE, TOTAL))).json.changes).toEqual([
      { kind: 'stock', sku: 'HRN-1', wanted: 1, available: 0 },
    ]);
    expect((await order(shop.app, orderOf([{ sku: 'NO-1', quantity: 1 }], 0))).json.changes).toMatchObject([
      { kind: 'gone' },
    ]);
    expect([await orderCount(), await stock()]).toEqual([0, 0]);
  });

  it('rejects a total that differs from its own', async () => {
    for (const total of [1, TOTAL - 1, TOTAL + 1, 0]) {
      expect((await order(shop.app, orderOf(ONE, total))).status, String(total)).toBe(409);
    }
    expect(await orderCount()).toBe(0);
  });

  it('is idempotent per key; returns 422 for another body or owner', async () => {
    const key = newKey();
    const first = await order(shop.app, orderOf(ONE, TOTAL), key);
    await set({ stock: 0, price: 1 });
    const again = await order(shop.app, orderOf(ONE, TOTAL), key);
    expect([again.status, again.text]).toEqual([200, first.text]);
    const other = await order(shop.app, orderOf(ONE, TOTAL, { contact: { ...CONTACT, email: 'b@example.com' } }), key);
    expect([other.status, other.json.message]).toEqual([422, SAY.keyTaken]);
    const otherShopper = await openSignedIn(shop.app);
    const asked = await otherShopper.call('POST', '/api/orders', orderOf(ONE, TOTAL), { 'idempotency-key': key });
    expect(asked.status).toBe(422);
    expect(await orderCount()).toBe(1);
  });

  it('stores nothing for a rejected attempt, whose key can be used again', async () => {
    const key = newKey();
    await set({ stock: 0 });
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await order(shop.app, orderOf(ONE, TOTAL), key)).status).toBe(409);
    expect((await order(shop.app, orderOf(ONE, TOTAL))).status).toBe(409);
    expect(await shop.database.db.$count(orderKeys)).toBe(0);
    await set({ stock: 7 });
    const placed = await order(shop.app, orderOf(ONE, TOTAL), key);
    expect(placed.status).toBe(200);
    const again = await order(shop.app, orderOf(ONE, TOTAL), key);
    expect([again.text, await orderCount(), await stock()]).toEqual([placed.text, 1, 6]);
  });

  it('counts a row per placed order, so that stored rejections would be detected (control)', async () => {
    for (let placed = 0; placed < 3; placed++) await order(shop.app, orderOf(ONE, TOTAL));
    expect(await shop.database.db.$count(orderKeys)).toBe(3);
  });

  it('returns the order of a key also when it took the last item', async () => {
    await set({ stock: 1 });
    const key = newKey();
    const first = await order(shop.app, orderOf(ONE, TOTAL), key);
    const again = await order(shop.app, orderOf(ONE, TOTAL), key);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect((await order(shop.app, orderOf(ONE, TOTAL))).status).toBe(409);
    const changed = await order(shop.app, orderOf(ONE, TOTAL - 1), key);
    expect([changed.status, changed.json.message]).toEqual([422, SAY.keyTaken]);
  });

  it.each([undefined, '', 'short', 'a'.repeat(201), 'with spaces in the middle', 'null-\u0000-aaaaaaaaaaaaaa'])(
    'rejects the key %j',
    async (key) => {
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      const { status } = await call(shop.app, '/api/orders', orderOf(ONE, TOTAL), headers as Record<string, string>);
      expect(status).toBe(400);
      expect(await shop.database.db.$count(orderKeys)).toBe(0);
    },
  );

  it.each([
    ['an unknown PIN code', { address: { ...ADDRESS, pin: '999999' } }],
    ['a state that does not match the PIN code', { address: { ...ADDRESS, pin: '302001', state: 'Kerala' } }],
    ['a state that India does not have', { address: { ...ADDRESS, state: 'Bavaria' } }],
    ['no street', { address: { ...ADDRESS, line1: ' ' } }],
    ['a telephone of another country', { contact: { ...CONTACT, phone: '+49 40 123456' } }],
    ['an invalid email address', { contact: { ...CONTACT, email: 'meera' } }],
    ['a line break in a name', { contact: { ...CONTACT, name: 'Meera\nBcc: all' } }],
    ['an unknown payment method', { payment: 'shells' }],
  ])('refuses %s', async (_, more) => {
    const { status, json } = await order(shop.app, orderOf(ONE, TOTAL, more));
    expect([status, typeof json.message]).toEqual([400, 'string']);
    expect(await orderCount()).toBe(0);
  });

  it('names a mismatch of state and PIN code, and accepts the corrected address (control)', async () => {
    const at = (state: string) => orderOf(ONE, 0, { address: { ...ADDRESS, city: 'Jaipur', pin: '302001', state } });
    const refused = await order(shop.app, at('Kerala'));
    expect([refused.status, refused.json.message]).toEqual([
      400,
      'PIN code 302001 is in Rajasthan, not in Kerala. Please correct the state or the PIN code.',
    ]);
    const { json } = await order(shop.app, at('Rajasthan'));
    expect((await order(shop.app, { ...at('Rajasthan'), total: json.now })).status).toBe(200);
  });

  it('rejects cash on delivery above the limit', async () => {
    await set({ price: PAYMENT.cashMax + 1 });
    const body = orderOf(ONE, PAYMENT.cashMax + 1);
    expect((await order(shop.app, body)).status).toBe(400);
    expect((await order(shop.app, { ...body, payment: 'upi' })).status).toBe(200);
  });

  it('is cancelled once, and releases stock and coupon once', async () => {
    await shop.database.db.insert(coupons).values({ code: 'TEN', percent: 10, uses: 1 });
    const { json: placed, status } = await buy(shop.app, [{ sku: 'HRN-1', quantity: 3 }], { coupon: 'TEN' });
    const used = async () => (await shop.database.db.select().from(coupons))[0]?.used;
    expect([status, await stock(), await used()]).toEqual([200, 4, 1]);
    const cancel = () => call(shop.app, url(placed.number, '/cancel'), {}, withToken(placed.token));
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect([await stock(), await used()]).toEqual([7, 0]);
    const { json } = await call(shop.app, url(placed.number), undefined, withToken(placed.token));
    expect(json).toMatchObject({ state: 'cancelled', cancellable: false, payment: { state: 'void', step: null } });
  });

  it('limits the uses of a coupon', async () => {
    await shop.database.db.insert(coupons).values({ code: 'TEN', percent: 10, uses: 2 });
    const total = await priceOf(shop.app, ONE, { coupon: 'TEN' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => order(shop.app, orderOf(ONE, total, { coupon: 'TEN' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect((await shop.database.db.select().from(coupons))[0]?.used).toBe(2);
  });

  it('waits for a UPI payment, and expires without it', async () => {
    const { json: placed } = await order(shop.app, orderOf(ONE, TOTAL, { payment: 'upi' }));
    expect(placed.payment).toMatchObject({ kind: 'upi', amount: TOTAL, upiId: 'shop@bank' });
    expect(placed.payment.link).toContain(`am=${TOTAL / 100}.00&`);
    expect(placed.payment.link).toContain(placed.number);
    expect(placed.payment.qr).toMatch(/^<svg[\s\S]+<\/svg>$/);
    expect(await expireOrders(shop.database.db)).toEqual([]);
    await shop.database.db.update(orders).set({ expiresAt: sql`now() - interval '1 second'` });
    const ended = await Promise.all([expireOrders(shop.database.db), expireOrders(shop.database.db)]);
    expect(ended.flat()).toEqual([placed.number]);
    expect(await stock()).toBe(7);
    const { json } = await call(shop.app, url(placed.number), undefined, withToken(placed.token));
    expect(json.timeline.at(-1)).toMatchObject({ state: 'cancelled', actor: 'shop', note: SAY.event.expired });
  });

  it('keeps stock reserved after a reported payment, until the merchant decides', async () => {
    const { json: placed } = await order(shop.app, orderOf(ONE, TOTAL, { payment: 'upi' }));
    const pay = (reference: string) =>
      call(shop.app, url(placed.number, '/payment'), { reference }, withToken(placed.token));
    expect((await pay('yesterday')).status).toBe(400);
    const { status, json } = await pay('4123 4567 8901');
    expect([status, json.payment]).toEqual([
      200,
      {
        ...{ method: 'upi', state: 'claimed', reference: '412345678901' },
        ...{ step: null, due: TOTAL, formerDue: [], attempt: null, others: [] },
      },
    ]);
    await shop.database.db.update(orders).set({ placedAt: sql`now() - interval '9 days'` });
    expect(await expireOrders(shop.database.db)).toEqual([]);
    expect(await stock()).toBe(6);
    const cash = (await order(shop.app, orderOf(ONE, TOTAL))).json;
    const asked = await call(
      shop.app,
      url(cash.number, '/payment'),
      { reference: '412345678901' },
      withToken(cash.token),
    );
    expect(asked.status).toBe(409);
  });

  it('returns the data to order again', async () => {
    const { json: placed } = await buy(shop.app, [...ONE, { sku: 'SHL-1', quantity: 2 }]);
    const { json } = await call(shop.app, url(placed.number, '/reorder'), undefined, withToken(placed.token));
    expect(json).toEqual({ lines: [...ONE, { sku: 'SHL-1', quantity: 2 }] });
  });

  it('belongs only to the signed-in shopper', async () => {
    const owner = await openSignedIn(shop.app);
    const other = await openSignedIn(shop.app);
    const key = { 'idempotency-key': newKey() };
    const { json: placed } = await owner.call('POST', '/api/orders', orderOf(ONE, TOTAL), key);
    await order(shop.app, orderOf(ONE, TOTAL));
    expect((await owner.call('GET', url(placed.number))).status).toBe(200);
    expect((await other.call('GET', url(placed.number))).status).toBe(404);
    const mine = await owner.call('GET', '/api/me/orders');
    expect(orderListShape.parse(mine.json)).toEqual(mine.json);
    expect(mine.json).toMatchObject({ total: 1, orders: [{ number: placed.number, pieces: 1, total: TOTAL }] });
    expect((await other.call('GET', '/api/me/orders')).json.orders).toEqual([]);
    expect((await call(shop.app, '/api/me/orders')).status).toBe(401);
  });

  it('of a guest belongs to the account that has verified its address, and no other', async () => {
    const person = await openSignedIn(shop.app);
    const contact = { ...CONTACT, email: person.email.toUpperCase() };
    const { json: placed } = await order(shop.app, orderOf(ONE, TOTAL, { contact }));
    const proved = (emailVerified: boolean) =>
      shop.database.db.update(users).set({ emailVerified }).where(eq(users.id, person.id));
    const seen = async () => [
      (await person.call('GET', url(placed.number))).status,
      (await person.call('GET', '/api/me/orders')).json.total,
    ];
    await proved(false);
    expect(await seen()).toEqual([404, 0]);
    await proved(true);
    expect(await seen()).toEqual([200, 1]);
  });

  it('rejects requests from another site', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await order(shop.app, orderOf(ONE, TOTAL), newKey(), headers)).status).toBe(403);
  });

  it('updates the catalogue when an item sells out or is back in stock', async () => {
    const inStock = async () => (await call(shop.app, '/api/v1/products/desk-lamp')).json.data.stock;
    await set({ stock: 1 });
    const { json: placed } = await order(shop.app, orderOf(ONE, TOTAL));
    const soon = (is: boolean) => expect.poll(inStock, { timeout: 5000 }).toMatchObject({ isInStock: is });
    await soon(false);
    await call(shop.app, url(placed.number, '/cancel'), {}, withToken(placed.token));
    await soon(true);
  });
});
