/** Parcels through the API: the merchant's moves, collection at a store, partial cancellation, and the letters about them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopperChannel } from '../../../src/api/events/shopper-channel.ts';
import { createWorker } from '../../../src/api/events/worker.ts';
import { pickupCode } from '../../../src/api/orders/order-number.ts';
import { cashOnDelivery } from '../../../src/api/payments/cash.ts';
import { upi } from '../../../src/api/payments/upi.ts';
import { dayText } from '../../../src/core/delivery/delivery.ts';
import { MERCHANT_ENDPOINTS } from '../../../src/core/merchant/endpoints.ts';
import { PICKUP, RETURNS } from '../../../src/core/order/constants.ts';
import { ORDER_COPY as SAY } from '../../../src/core/order/copy.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import { DAY_MS } from '../../../src/core/order/order.ts';
import { returnDeadline } from '../../../src/core/order/returns.ts';
import { exactMoney } from '../../../src/core/shop/money.ts';
import { secretOf } from '../../../src/db/accounts/secret.ts';
import { BRAND } from '../../support/brand.ts';
import { ADDRESS, CONTACT, call, newKey, withToken } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { EAGER } from '../../support/eager.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { openOutbox } from '../../support/outbox.ts';
import { RULES, STORE } from '../../support/placed-parcels.ts';
import { smallContent } from '../../support/small-content.ts';

const SITE = 'https://shop.example';
const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
const BOTH = [
  { sku: 'HRN-1', quantity: 2 },
  { sku: 'STK-1', quantity: 1 },
];

describe('parcels through the API', () => {
  const { mail, emails } = openOutbox(SITE);
  let shop: OpenShop;
  let secret: string;
  let drain: () => Promise<unknown>;
  beforeAll(async () => {
    shop = await openShop('postgres', {
      contentDir: smallContent().folder,
      siteOrigin: SITE,
      orders: {
        paymentMethods: [upi({ id: 'shop@bank', name: 'Shop' }), cashOnDelivery],
        ...{ merchantKey: KEY, limits: null, rules: () => RULES, stores: () => [STORE] },
      },
      events: { deliver: false },
    });
    const { db } = shop.database;
    secret = await secretOf(db);
    const channel = shopperChannel({ db, mail, brand: BRAND, secret, pages: SITE });
    const failed = (error: unknown) => {
      throw error;
    };
    drain = () => createWorker({ db, channels: [channel], failed, limits: EAGER }).drain();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const { db } = shop.database;
    await clearTables(db, 'orders', 'events', 'deliveries', 'attempts', 'store_stock');
    await db.execute(sql`update variants set stock = 50, lead_weeks = case sku when 'STK-1' then 4 end`);
    await db.execute(sql`insert into store_stock (store, sku, stock) values (${STORE.slug}, 'HRN-1', 3)`);
    emails.length = 0;
  });

  const quote = (body: object) => call(shop.app, ORDER_ENDPOINTS.quote.path, { pin: ADDRESS.pin, ...body });
  async function placed(lines: typeof BOTH, delivery: object, more: object = { address: ADDRESS }) {
    const { json } = await quote({ lines, delivery });
    const body = { lines, delivery, total: json.total, contact: CONTACT, payment: 'upi', ...more };
    const answer = await call(shop.app, ORDER_ENDPOINTS.placeOrder.path, body, { 'idempotency-key': newKey() });
    expect(answer.status, answer.text).toBe(200);
    return answer.json as { number: string; token: string; total: number };
  }
  const merchant = (name: keyof typeof MERCHANT_ENDPOINTS, number: string, body?: object, parcel = '') =>
    call(
      shop.app,
      MERCHANT_ENDPOINTS[name].path.replace(':number', number).replace(':parcel', parcel),
      body,
      AS_MERCHANT,
    );
  const move = (number: string, parcel: number, body: object) => merchant('moveParcel', number, body, String(parcel));
  async function paid(lines: typeof BOTH, delivery: object, more?: object) {
    const order = await placed(lines, delivery, more);
    expect((await merchant('decidePayment', order.number, { arrived: true })).status).toBe(200);
    return order;
  }
  const own = (order: { number: string; token: string }, name: keyof typeof ORDER_ENDPOINTS, body?: object) =>
    call(shop.app, ORDER_ENDPOINTS[name].path.replace(':number', order.number), body, withToken(order.token));
  const letters = async () => {
    emails.length = 0;
    await drain();
    return emails.map(({ subject, text }) => ({ subject, text }));
  };

  it('are shown to the shopper with pieces, state, days, carrier and tracking page', async () => {
    const order = await paid(BOTH, { split: true });
    for (const state of ['packed', 'shipped'])
      await move(order.number, 1, { state, ...(state === 'shipped' && { carrier: 'BLUEDART', tracking: 'BD 44/1' }) });
    const { json } = await own(order, 'order');
    expect(json.state).toBe('shipped');
    expect(json.parcels).toMatchObject([
      {
        ...{
          parcel: 1,
          state: 'shipped',
          lines: [{ sku: 'HRN-1', quantity: 2 }],
          carrier: 'Blue Dart',
          tracking: 'BD 44/1',
        },
        track: 'https://carrier.example/track?no=BD%2044%2F1',
      },
      {
        parcel: 2,
        state: 'waiting',
        lines: [{ sku: 'STK-1', quantity: 1 }],
        carrier: null,
        track: null,
        shippedAt: null,
      },
    ]);
    expect(json.parcels[1].delivery.from > json.parcels[0].delivery.to).toBe(true);
    expect(json.pickup).toBeNull();
    const list = await merchant('allOrders', order.number);
    expect(list.json.orders[0].parcels).toEqual([
      { state: 'shipped', transport: 'courier' },
      { state: 'waiting', transport: 'courier' },
    ]);
    const found = async (filter: string) => {
      const { json: page } = await call(
        shop.app,
        `${MERCHANT_ENDPOINTS.allOrders.path}?${filter}`,
        undefined,
        AS_MERCHANT,
      );
      return page.orders.map(({ number }: { number: string }) => number);
    };
    expect(await found('parcel=shipped&by=courier')).toEqual([order.number]);
    expect(await found('parcel=waiting')).toEqual([order.number]);
    for (const filter of ['parcel=ready', 'by=pickup', 'parcel=shipped&by=van'])
      expect(await found(filter)).toEqual([]);
    // The parcel that is left is still to be packed.
    expect(list.json.work).toMatchObject({ pack: 1, ship: 0 });
  });

  it('are priced together and apart before the shopper chooses', async () => {
    const [together, split] = [await quote({ lines: BOTH }), await quote({ lines: BOTH, delivery: { split: true } })];
    const { divisions } = together.json;
    expect(split.json.divisions).toEqual(divisions);
    for (const [json, division] of [
      [together.json, divisions.together],
      [split.json, divisions.split],
    ]) {
      expect(division.shipping).toBe(json.shipping);
      expect(division.parcels).toEqual(json.parcels.map(({ delivery }: { delivery: unknown }) => delivery));
    }
    expect(divisions.split.parcels).toHaveLength(2);
    // One piece leaves in one parcel in any case.
    expect((await quote({ lines: BOTH.slice(0, 1) })).json.divisions).toBeNull();
  });

  it('are named in the letter of the order with their pieces and days, and charges by name', async () => {
    const order = await placed(BOTH, { split: true });
    const { json } = await own(order, 'order');
    const [letter] = await letters();
    for (const { parcel, delivery } of json.parcels) {
      expect(letter?.text).toContain(`Parcel ${parcel} of 2:`);
      for (const day of [delivery.from, delivery.to]) expect(letter?.text).toContain(dayText(day));
    }
    expect(letter?.text).toMatch(/Parcel 1 of 2:\n.+\n2 × .+\n\nParcel 2 of 2:\n.+\n1 × /);
    expect(letter?.text).toContain('\nDelivery: ');
  });

  it('have letters of their own, and the whole order one when all have arrived', async () => {
    const order = await paid(BOTH, { split: true });
    await letters();
    await merchant('advanceOrder', order.number, { state: 'packed' });
    expect(await letters()).toEqual([]);
    await move(order.number, 2, { state: 'shipped', carrier: 'Blue Dart', tracking: 'BD 7' });
    const [sent] = await letters();
    expect(sent?.subject).toContain('parcel 2 of 2');
    expect(sent?.text).toContain('https://carrier.example/track?no=BD%207');
    expect(sent?.text).toContain('1 ×');
    expect(sent?.text).not.toContain('2 ×');
    await move(order.number, 2, { state: 'delivered' });
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      `Delivered: parcel 2 of 2 of your order ${order.number}`,
    ]);
    await move(order.number, 1, { state: 'shipped', carrier: 'A friend' });
    await letters();
    await move(order.number, 1, { state: 'delivered' });
    expect((await letters()).map(({ subject }) => subject)).toEqual([`Delivered: your order ${order.number}`]);
  });

  it('are moved for what was seen alone; a refusal carries the order as it is', async () => {
    const order = await paid(BOTH, { split: true });
    const { json } = await merchant('anyOrder', order.number);
    const seen = { state: json.state, entries: json.timeline.length };
    expect((await move(order.number, 1, { state: 'packed', seen })).status).toBe(200);
    const second = await move(order.number, 2, { state: 'packed', seen });
    expect(second.status).toBe(409);
    expect(second.json.order.parcels.map(({ state }: { state: string }) => state)).toEqual(['packed', 'waiting']);
    expect((await move(order.number, 1, { state: 'delivered' })).status).toBe(409);
    expect((await move(order.number, 9, { state: 'packed' })).status).toBe(404);
    // As a whole they can move no more.
    expect((await merchant('advanceOrder', order.number, { state: 'packed' })).status).toBe(409);
  });

  const askReturn = (order: { number: string; token: string }, sku: string, quantity = 1, reason = 'damaged') =>
    own(order, 'returnOrder', { reason, lines: [{ sku, quantity }], evidence: ['https://film.example/1'] });
  const deliver = async (number: string, parcel: number) => {
    for (const state of ['shipped', 'delivered']) await move(number, parcel, { state, carrier: 'Van' });
  };

  it('come back one by one, each in the days of its own arrival, while others are on their way', async () => {
    const order = await paid(BOTH, { split: true });
    await merchant('advanceOrder', order.number, { state: 'packed' });
    expect((await askReturn(order, 'HRN-1')).status).toBe(409);
    await deliver(order.number, 1);
    const { json: first } = await own(order, 'order');
    const until = returnDeadline(new Date());
    expect(first.returnable).toEqual([{ sku: 'HRN-1', quantity: 2, until }]);
    await letters();

    expect((await askReturn(order, 'STK-1')).json.message).toBe(SAY.returns['not-delivered']);
    const { json: asked } = await askReturn(order, 'HRN-1');
    expect(asked).toMatchObject({
      ...{ state: 'shipped', returns: [{ position: 1, state: 'requested' }], refund: null },
      returnable: [{ sku: 'HRN-1', quantity: 1 }],
    });
    expect(asked.timeline.at(-1).note).toBe(SAY.event.returnRequested);
    expect((await askReturn(order, 'HRN-1', 2)).json.message).toBe(SAY.returns.returned);
    const list = await call(shop.app, `${MERCHANT_ENDPOINTS.allOrders.path}?work=returns`, undefined, AS_MERCHANT);
    expect(list.json).toMatchObject({ work: { returns: 1 }, orders: [{ number: order.number, returning: true }] });

    const { json: decided } = await merchant('decideReturn', order.number, { approve: true });
    const back = asked.returns[0].amount;
    expect(decided).toMatchObject({ state: 'shipped', payment: { state: 'paid' }, refund: { amount: back } });
    // The other parcel is sent all the same.
    await move(order.number, 2, { state: 'shipped', carrier: 'Van' });
    const { json: sent } = await merchant('refundOrder', order.number, { reference: 'R-1' });
    expect(sent).toMatchObject({ state: 'shipped', refunded: back, refund: null, returns: [{ state: 'refunded' }] });
    expect((await letters()).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Your return for order ${order.number} is agreed`,
        `Your refund for order ${order.number}`,
      ]),
    );

    const { db } = shop.database;
    await db.execute(sql`update order_parcels set delivered_at = now() - interval '8 days' where parcel = 1`);
    await move(order.number, 2, { state: 'delivered' });
    const { json: whole } = await own(order, 'order');
    // The first return was over before; of the first parcel, the days are too.
    expect(whole).toMatchObject({
      state: 'delivered',
      payment: { state: 'paid' },
      returnable: [{ sku: 'STK-1', quantity: 1, until }],
    });
    expect((await askReturn(order, 'HRN-1')).json.message).toBe(SAY.returns['too-late']);
    const { json: second } = await askReturn(order, 'STK-1');
    expect(second).toMatchObject({ state: 'return-requested', returns: [{}, { position: 2, state: 'requested' }] });
    const { json: end } = await merchant('decideReturn', order.number, { approve: true });
    expect(end).toMatchObject({ state: 'return-approved', refund: { amount: second.returns[1].amount } });
    expect((await merchant('refundOrder', order.number, { reference: 'R-2' })).json.state).toBe('refunded');
  });

  it('of which a return waits when the last one arrives leave the order with that return', async () => {
    const order = await paid(BOTH, { split: true });
    await merchant('advanceOrder', order.number, { state: 'packed' });
    await deliver(order.number, 1);
    await askReturn(order, 'HRN-1');
    await letters();
    await deliver(order.number, 2);
    const { json } = await own(order, 'order');
    expect(json.state).toBe('return-requested');
    expect(json.timeline.slice(-2).map(({ state }: { state: string }) => state)).toEqual([
      ...['delivered', 'return-requested'],
    ]);
    expect((await letters()).at(-1)?.subject).toBe(`Delivered: your order ${order.number}`);
  });

  it('are decided each by itself, and add up to the order', async () => {
    const order = await paid(BOTH, { split: true });
    await merchant('advanceOrder', order.number, { state: 'packed' });
    await deliver(order.number, 1);
    await askReturn(order, 'HRN-1');
    await askReturn(order, 'HRN-1');
    const decide = (body: object) => merchant('decideReturn', order.number, body);
    // It has to be said which one.
    expect((await decide({ approve: true })).status).toBe(409);
    expect((await decide({ approve: true, position: 9 })).status).toBe(409);
    const { json: one } = await decide({ approve: false, position: 1, note: 'It is the wood.' });
    expect(one.returns.map(({ state }: { state: string }) => state)).toEqual(['refused', 'requested']);
    expect((await decide({ approve: true, position: 1 })).status).toBe(409);
    await askReturn(order, 'HRN-1');
    await decide({ approve: true, position: 2 });
    await decide({ approve: true, position: 3 });
    await deliver(order.number, 2);
    await askReturn(order, 'STK-1');
    const { json } = await decide({ approve: true });
    expect(json.refund.amount).toBe(order.total);
    const sums = json.returns.map(({ state, amount }: { state: string; amount: number }) =>
      state === 'approved' ? amount : 0,
    );
    expect(sums.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(order.total);
    const { json: sent } = await merchant('refundOrder', order.number, { reference: 'R' });
    expect(sent).toMatchObject({ state: 'refunded', refunded: order.total, payment: { state: 'refunded' } });
  });

  it('paid in cash at the door: what comes back before is taken off', async () => {
    const order = await placed(BOTH, { split: true }, { address: ADDRESS, payment: 'cod' });
    for (const state of ['confirmed', 'packed']) await merchant('advanceOrder', order.number, { state });
    const { db } = shop.database;
    const book = (parcel: number, day: string) =>
      db.execute(sql`update order_parcels set slot_zone = 'city', slot_window = 'morning', slot_day = ${day}
        where parcel = ${parcel}`);
    const toCollect = async (day: string) => {
      const sheet = await call(shop.app, `${MERCHANT_ENDPOINTS.deliveries.path}?day=${day}`, undefined, AS_MERCHANT);
      return sheet.json.rows.map(({ collect }: { collect: number }) => collect);
    };
    // The route sheet takes the cash once, with the last parcel, also when both come on one day.
    await book(1, '2026-12-05');
    expect(await toCollect('2026-12-05')).toEqual([0]);
    await book(2, '2026-12-05');
    expect(await toCollect('2026-12-05')).toEqual([0, order.total]);
    await book(2, '2026-12-06');
    expect([await toCollect('2026-12-05'), await toCollect('2026-12-06')]).toEqual([[0], [order.total]]);
    await deliver(order.number, 1);
    await letters();
    const { json: asked } = await askReturn(order, 'HRN-1');
    await merchant('decideReturn', order.number, { approve: true });
    const [, agreed] = await letters();
    const back = asked.returns[0].amount;
    expect(agreed?.text).toContain(`You pay ${exactMoney(back)} less`);
    expect(agreed?.text).not.toContain('With you by');
    const { json: before } = await merchant('anyOrder', order.number);
    expect(before).toMatchObject({ payment: { state: 'due' }, refund: null, returns: [{ state: 'approved' }] });
    expect(await toCollect('2026-12-06')).toEqual([order.total - back]);
    await deliver(order.number, 2);
    const { json } = await merchant('anyOrder', order.number);
    expect(json).toMatchObject({ refund: null, returns: [{ state: 'refunded' }], state: 'delivered' });
    expect(json.payment.state).toBe('paid');
    expect(json.payments).toMatchObject([{ amount: order.total - back }]);
  });

  it('come back no more after their days (control)', async () => {
    const order = await paid(BOTH, { split: true });
    for (const state of ['packed', 'shipped', 'delivered']) await merchant('advanceOrder', order.number, { state });
    const late = new Date(Date.now() - (RETURNS.windowDays + 1) * DAY_MS).toISOString();
    await shop.database.db.execute(sql`update order_parcels set delivered_at = ${late}`);
    expect((await askReturn(order, 'HRN-1')).status).toBe(409);
    expect((await own(order, 'order')).json.returnable).toEqual([]);
  });

  it('for a store need no address, cost nothing to send, and take the pieces that stand there', async () => {
    const { json: offered } = await call(shop.app, ORDER_ENDPOINTS.pickupStores.path, { lines: [BOTH[0]] });
    expect(offered.stores).toMatchObject([{ slug: STORE.slug, there: true, lines: [{ sku: 'HRN-1', kept: 3 }] }]);
    const away = await call(shop.app, ORDER_ENDPOINTS.pickupStores.path, { lines: BOTH });
    expect(away.json.stores).toMatchObject([{ there: false }]);
    expect(away.json.stores[0].ready.to > offered.stores[0].ready.to).toBe(true);

    const order = await placed([{ sku: 'HRN-1', quantity: 2 }], { store: STORE.slug }, {});
    const { json } = await own(order, 'order');
    expect(json).toMatchObject({ shipping: 0, address: { line1: STORE.name, pin: STORE.pin, state: STORE.state } });
    expect(json.parcels).toMatchObject([{ transport: 'pickup', store: STORE.slug }]);
    expect(json.pickup).toMatchObject({ store: STORE.slug, hours: ['Tuesday to Sunday 10:00–19:00'] });
    const kept = await call(shop.app, ORDER_ENDPOINTS.pickupStores.path, { lines: [BOTH[0]] });
    expect(kept.json.stores).toMatchObject([{ there: false, lines: [{ sku: 'HRN-1', kept: 1 }] }]);
    await own(order, 'cancelOrder', {});
    const given = await call(shop.app, ORDER_ENDPOINTS.pickupStores.path, { lines: [BOTH[0]] });
    expect(given.json.stores).toMatchObject([{ there: true, lines: [{ sku: 'HRN-1', kept: 3 }] }]);

    const delivery = { store: 'elsewhere' };
    expect((await quote({ lines: BOTH, delivery })).status).toBe(400);
    const without = { lines: BOTH, total: order.total, contact: CONTACT, payment: 'upi' };
    const refused = await call(shop.app, ORDER_ENDPOINTS.placeOrder.path, without, { 'idempotency-key': newKey() });
    expect(refused.status).toBe(400);
  });

  it('in a store are named on the page of the product, as many as are left', async () => {
    const product = async () => (await call(shop.app, '/api/v1/products/desk-lamp')).json.data;
    expect((await product()).stores).toEqual([{ name: STORE.name, sku: 'HRN-1', stock: 3 }]);
    await clearTables(shop.database.db, 'store_stock');
    await shop.database.db.execute(sql`update products set name = name`);
    await expect.poll(async () => (await product()).stores, { timeout: 10_000 }).toBeUndefined();
  });

  it('for a store are ordered by phone too', async () => {
    const lines = [{ sku: 'HRN-1', quantity: 1 }];
    const delivery = { store: STORE.slug };
    const { json } = await quote({ lines, delivery });
    const body = { lines, delivery, total: json.total, contact: CONTACT, payment: 'upi' };
    const taken = await call(shop.app, MERCHANT_ENDPOINTS.takeOrder.path, body, {
      ...AS_MERCHANT,
      'idempotency-key': newKey(),
    });
    expect(taken.status, taken.text).toBe(200);
    const { json: order } = await merchant('anyOrder', taken.json.number);
    expect(order).toMatchObject({ channel: 'phone', parcels: [{ transport: 'pickup', store: STORE.slug }] });
  });

  it('for a store are handed over against the code alone', async () => {
    const order = await paid([{ sku: 'HRN-1', quantity: 2 }], { store: STORE.slug }, {});
    const code = pickupCode(secret, order.number);
    expect(code).toMatch(/^\d{6}$/);
    await letters();
    await move(order.number, 1, { state: 'packed' });
    expect((await move(order.number, 1, { state: 'delivered', code })).status).toBe(409);
    const ready = await move(order.number, 1, { state: 'ready' });
    expect(ready.json.parcels[0].state).toBe('ready');
    // The merchant asks the shopper for it.
    expect(ready.json.pickup.code).toBeNull();
    expect((await own(order, 'order')).json.pickup.code).toBe(code);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.text).toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(letter?.text).toContain('Tuesday to Sunday 10:00–19:00');
    expect((await merchant('advanceOrder', order.number, { state: 'delivered' })).status).toBe(409);
    expect((await move(order.number, 1, { state: 'delivered' })).status).toBe(400);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await move(order.number, 1, { state: 'delivered', code: wrong })).status).toBe(400);
    const handed = await move(order.number, 1, { state: 'delivered', code: ` ${code.slice(0, 3)}-${code.slice(3)} ` });
    expect([handed.status, handed.json.state]).toEqual([200, 'delivered']);
    expect((await own(order, 'order')).json.pickup.code).toBeNull();
  });

  it('for a store are not handed over after many wrong codes, even against the right one', async () => {
    const order = await paid([{ sku: 'HRN-1', quantity: 1 }], { store: STORE.slug }, {});
    const code = pickupCode(secret, order.number);
    for (const state of ['packed', 'ready']) await move(order.number, 1, { state });
    const wrong = code === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < PICKUP.guesses; guess++)
      expect((await move(order.number, 1, { state: 'delivered', code: wrong })).status).toBe(400);
    expect((await move(order.number, 1, { state: 'delivered', code })).status).toBe(429);
    await clearTables(shop.database.db, 'attempts');
    expect((await move(order.number, 1, { state: 'delivered', code })).status).toBe(200);
  });

  it('lose pieces that the shopper cancels, for what was shown, and a letter says so', async () => {
    const order = await paid(BOTH, { split: true });
    await letters();
    const lines = [{ sku: 'STK-1', quantity: 1 }];
    const { json: shown } = await own(order, 'quotePartCancel', { lines });
    expect(shown).toMatchObject({ was: order.total, back: order.total - shown.total, problem: null });
    expect((await own(order, 'cancelPart', { lines, total: shown.total - 1 })).status).toBe(409);
    const { status, json } = await own(order, 'cancelPart', { lines, total: shown.total });
    expect([status, json.total, json.refund?.amount]).toEqual([200, shown.total, shown.back]);
    expect(json.parcels.map((parcel: { lines: unknown }) => parcel.lines)).toEqual([[{ sku: 'HRN-1', quantity: 2 }]]);
    expect(json.timeline.at(-1)).toMatchObject({ actor: 'shopper' });
    const [letter] = await letters();
    expect(letter?.text).toContain('You cancelled pieces of your order');
    expect(
      (await call(shop.app, ORDER_ENDPOINTS.cancelPart.path.replace(':number', order.number), { lines, total: 1 }))
        .status,
    ).toBe(404);
  });
});
