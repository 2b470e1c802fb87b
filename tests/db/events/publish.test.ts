/** Every flow that writes events, with the real routes: each event has the data that EVENT_DATA describes, and no type is missing. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK_JOBS } from '../../../src/api/orders/clock.ts';
import { confirmationOf } from '../../../src/api/orders/link.ts';
import { pickupCode } from '../../../src/api/orders/order-number.ts';
import { cashOnDelivery } from '../../../src/api/payments/cash.ts';
import { upi } from '../../../src/api/payments/upi.ts';
import { ACCOUNT_ENDPOINTS } from '../../../src/core/account/endpoints.ts';
import { PLAIN_RULES } from '../../../src/core/delivery/rules.ts';
import { EVENT_TYPES } from '../../../src/core/events/event.ts';
import { EVENT_DATA } from '../../../src/core/events/shapes.ts';
import { MERCHANT_ENDPOINTS } from '../../../src/core/merchant/endpoints.ts';
import { secretOf } from '../../../src/db/accounts/secret.ts';
import { disableEndpoint } from '../../../src/db/events/endpoint-health.ts';
import { events } from '../../../src/db/schema/events.ts';
import { messages } from '../../../src/db/schema/messages.ts';
import { webhookEndpoints } from '../../../src/db/schema/webhooks.ts';
import { openSignedIn, PASSWORD } from '../../support/browser.ts';
import { buy, call, withToken } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { linkOf, openOutbox } from '../../support/outbox.ts';
import { STORE } from '../../support/placed-parcels.ts';
import { press } from '../../support/press.ts';
import { smallContent } from '../../support/small-content.ts';
import { codeOf, openStaff } from '../../support/staff.ts';
import { openGateway } from '../../support/test-gateway.ts';
import { vanRules } from '../../support/van-rules.ts';

const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
const ONE = [{ sku: 'HRN-1', quantity: 1 }];
/** Above the limit for cash orders without a confirmation. */
const FOUR = [{ sku: 'HRN-1', quantity: 4 }];

describe.each(ENGINES)('events on %s', (engine) => {
  const outbox = openOutbox('http://localhost:4321');
  const gateway = openGateway();
  const content = smallContent();
  content.write('site.md', readFileSync('content/site.md', 'utf8'));
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: content.folder,
      mail: outbox.mail,
      orders: {
        paymentMethods: [upi({ id: 'shop@bank', name: 'Shop' }), cashOnDelivery, gateway.method],
        merchantKey: KEY,
        content: {
          folder: content.folder,
          refresh: async () => {},
          delivery: PLAIN_RULES,
          deliveryFault: () => null,
          onDeliveryFault: () => {},
          stores: [],
        },
        stores: () => [STORE],
        limits: null,
        rules: () => vanRules(5),
      },
    });
    await shop.database.db.execute(sql`update variants set stock = 90`);
    await clearTables(shop.database.db, 'events');
  });
  afterAll(() => shop.close());

  async function ok(work: ReturnType<typeof call>) {
    const { status, json, text } = await work;
    expect(status, text).toBe(200);
    return json;
  }
  const merchant = (name: keyof typeof MERCHANT_ENDPOINTS, part: string, body: object) =>
    ok(call(shop.app, MERCHANT_ENDPOINTS[name].path.replace(/:\w+/, part), body, AS_MERCHANT));
  async function placed(lines: typeof ONE, payment = 'cod', more: object = {}) {
    const { number, token, total } = await ok(buy(shop.app, lines, { payment, ...more }));
    const own = (action: string, body: object) =>
      ok(call(shop.app, `/api/orders/${number}/${action}`, body, withToken(token)));
    return { number: number as string, token: token as string, total: total as number, own };
  }
  const typesOf = async (subject: string) => {
    const rows = await shop.database.db.select().from(events).orderBy(events.position);
    return rows.filter((row) => row.subject === subject).map(({ type }) => type);
  };

  it('tell of a cash order from its confirmation to its return', async () => {
    const { number, token, own } = await placed(FOUR);
    await own('confirm', { confirmation: confirmationOf(await secretOf(shop.database.db), number) });
    for (const state of ['confirmed', 'packed', 'shipped', 'delivered'])
      await merchant('advanceOrder', number, { state, note: 'By van.', parcel: 'P-1' });
    const review = { rating: 4, text: 'Good.', order: { number, token } };
    await ok(call(shop.app, '/api/products/desk-lamp/reviews', review));
    const back = { reason: 'damaged', lines: ONE, evidence: ['https://film.example/1'] };
    await own('return', back);
    await merchant('decideReturn', number, { approve: false, note: 'Worn.' });
    await own('return', back);
    await merchant('decideReturn', number, { approve: true });
    await merchant('refundOrder', number, { reference: 'R-1' });
    expect(await typesOf(number)).toEqual([
      'order.placed',
      'order.held',
      'order.confirmed',
      'parcel.packed',
      'order.packed',
      'parcel.shipped',
      'order.shipped',
      'parcel.delivered',
      'order.delivered',
      'return.requested',
      'return.refused',
      'return.requested',
      'return.approved',
      'payment.refunded',
      'return.refunded',
    ]);
  });

  it('tell of an order that is collected', async () => {
    const { json } = await call(shop.app, '/api/cart/quote', { lines: ONE, delivery: { store: STORE.slug } });
    const { number } = await placed(ONE, 'cod', { delivery: { store: STORE.slug }, total: json.total });
    await merchant('advanceOrder', number, { state: 'confirmed' });
    const code = pickupCode(await secretOf(shop.database.db), number);
    const { path } = MERCHANT_ENDPOINTS.moveParcel;
    for (const state of ['packed', 'ready', 'delivered'])
      await ok(call(shop.app, path.replace(':number', number).replace(':parcel', '1'), { state, code }, AS_MERCHANT));
    expect(await typesOf(number)).toEqual([
      ...['order.placed', 'order.confirmed', 'parcel.packed', 'order.packed', 'parcel.ready', 'order.shipped'],
      ...['parcel.delivered', 'order.delivered'],
    ]);
  });

  it('tell of an edit, with what changed and the former total', async () => {
    const { number, total } = await placed(ONE, 'upi');
    const asked = { lines: FOUR };
    const quoted = await merchant('quoteEdit', number, asked);
    await merchant('editOrder', number, { ...asked, total: quoted.total });
    expect(await typesOf(number)).toEqual(['order.placed', 'order.changed']);
    const rows = await shop.database.db.select().from(events).orderBy(events.position);
    expect(rows.at(-1)?.data).toMatchObject({ total: quoted.total, before: total });
  });

  it('tell of a delivery window that was booked', async () => {
    const { number, token, own } = await placed(ONE, 'upi');
    const { parcels } = await ok(call(shop.app, `/api/orders/${number}/slots`, undefined, withToken(token)));
    const [{ parcel, days }] = parcels;
    const [{ day, windows }] = days;
    await own('slots', { parcel, slot: { day, window: windows[0].window } });
    expect(await typesOf(number)).toEqual(['order.placed', 'order.rescheduled']);
    const rows = await shop.database.db.select().from(events).orderBy(events.position);
    expect(rows.at(-1)?.data).toMatchObject({ note: expect.stringContaining('Delivery time') });
  });

  it('tell of a reported payment, not found and found', async () => {
    const { number, own } = await placed(ONE, 'upi');
    await own('payment', { reference: '412345678901' });
    await merchant('decidePayment', number, { arrived: false });
    await own('payment', { reference: '412345678902' });
    await merchant('decidePayment', number, { arrived: true });
    await own('cancel', {});
    await merchant('refundOrder', number, { reference: 'R-2' });
    expect(await typesOf(number)).toEqual([
      'order.placed',
      'payment.claimed',
      'payment.failed',
      'payment.claimed',
      'order.confirmed',
      'payment.received',
      'order.cancelled',
      'payment.refunded',
    ]);
  });

  it('tell of payments through a gateway', async () => {
    const { number } = await placed(ONE, 'card');
    const [placing] = (await shop.database.db.select().from(events)).filter(({ subject }) => subject === number);
    for (const event of [{ kind: 'failed' }, { reference: 'pay_1' }, { reference: 'pay_2' }] as const) {
      const { headers, body } = gateway.message({ number, amount: Number(placing?.data.total), ...event });
      const { status } = await call(shop.app, '/api/payments/card/webhook', body, headers);
      expect(status).toBe(200);
    }
    expect(await typesOf(number)).toEqual([
      'order.placed',
      'payment.failed',
      'order.confirmed',
      'payment.received',
      'payment.excess',
    ]);
  });

  it('tell of a refund that fails, and of a dispute', async () => {
    const { number } = await placed(ONE, 'card');
    const [placing] = (await shop.database.db.select().from(events)).filter(({ subject }) => subject === number);
    const total = Number(placing?.data.total);
    for (const kind of ['paid', 'disputed'] as const) {
      const { headers, body } = gateway.message({ number, amount: total, reference: 'pay_5', kind });
      await ok(call(shop.app, '/api/payments/card/webhook', body, headers));
    }
    await merchant('grantAllowance', number, { amount: 100, reason: 'A scratch' });
    gateway.unreachable = true;
    const refund = call(shop.app, `/api/merchant/orders/${number}/refund`, {}, AS_MERCHANT);
    expect((await refund).status).toBe(503);
    gateway.unreachable = false;
    expect(await typesOf(number)).toEqual([
      'order.placed',
      'order.confirmed',
      'payment.received',
      'payment.disputed',
      'payment.refund-failed',
    ]);
  });

  it('tell of cancelled and expired orders', async () => {
    const cancelled = await placed(ONE);
    await merchant('advanceOrder', cancelled.number, { state: 'cancelled', note: 'Sold out.' });
    expect(await typesOf(cancelled.number)).toEqual(['order.placed', 'order.cancelled']);
    const expired = await placed(ONE, 'upi');
    await shop.database.db.execute(
      sql`update orders set expires_at = now() - interval '1 minute' where number = ${expired.number}`,
    );
    await CLOCK_JOBS.expireOrders({ db: shop.database.db, files: undefined });
    expect(await typesOf(expired.number)).toEqual(['order.placed', 'order.expired']);
  });

  it('tell of stock and prices', async () => {
    for (const add of [-87, -3, 9]) await merchant('changeStock', 'STK-1', { add });
    await merchant('changeStock', 'STK-1', { price: 400_000 });
    expect(await typesOf('STK-1')).toEqual(['stock.low', 'stock.out', 'stock.back', 'price.dropped']);
  });

  it('tell of an account', async () => {
    const shopper = await openSignedIn(shop.app);
    const { changeEmail, changePassword } = ACCOUNT_ENDPOINTS;
    const email = `new.${shopper.email}`;
    await shopper.call(changeEmail.method, changeEmail.path, { email, password: PASSWORD });
    const pressed = await press(shopper, linkOf(await outbox.next(email)));
    expect(pressed.status, pressed.text).toBe(303);
    const again = await openSignedIn(shop.app);
    const changed = { currentPassword: PASSWORD, newPassword: 'another long secret' };
    expect((await again.call(changePassword.method, changePassword.path, changed)).status).toBe(200);
    expect(await typesOf(shopper.id)).toEqual(['account.created', 'account.email-changed']);
    expect(await typesOf(again.id)).toEqual(['account.created', 'account.password-changed']);
  });

  it('tell of a message, its answer and of a disabled webhook', async () => {
    const { db } = shop.database;
    await ok(call(shop.app, '/api/contact', { email: 'a@shop.example', message: 'Hello', consent: true }));
    const [message] = await db.select().from(messages);
    await merchant('answerMessage', String(message?.id), { text: 'Good day.' });
    expect(await typesOf(String(message?.id))).toEqual(['message.received', 'message.answered']);
    const [endpoint] = await db
      .insert(webhookEndpoints)
      .values({ url: 'https://hooks.example', secret: '' })
      .returning();
    expect(await disableEndpoint(db, String(endpoint?.id), 'Gone.')).toBe(true);
    expect(await typesOf(String(endpoint?.id))).toEqual(['webhook.disabled']);
  });

  it('tell of a new device in the back office and of payments that were changed', async () => {
    const owner = await openStaff(shop.app, shop.database.db, 'owner');
    const { payments, paymentsVersion: version } = (await owner.call('GET', '/api/merchant/settings')).json;
    const body = { version, payments: { ...payments, upi: null }, code: await codeOf(owner.secret, 1) };
    expect((await owner.call('PUT', '/api/merchant/payments', body)).status).toBe(200);
    expect(await typesOf(owner.id)).toEqual(['account.created', 'staff.signed-in']);
    expect(await typesOf('site.md')).toEqual(['settings.payments-changed']);
  });

  it('tell of the next people of a waiting list and of a cart that was left', async () => {
    const { db } = shop.database;
    await db.execute(sql`insert into stock_watchers (id, email, sku, state, token_hash)
      values ('waits', 'waits@shop.example', 'HRN-1', 'waiting', 'hash')`);
    await db.execute(sql`insert into saved_carts (id, email, lines, token_hash, saved_at)
      values ('left', 'left@shop.example', '[{"sku": "HRN-1", "quantity": 1}]', 'hash', now() - interval '25 hours')`);
    const deps = { db, files: undefined, mail: outbox.mail };
    await CLOCK_JOBS.offerStock(deps);
    await CLOCK_JOBS.publishLeftCarts(deps);
    expect(await typesOf('HRN-1')).toEqual(['stock.offered']);
    expect(await typesOf('left')).toEqual(['cart.left']);
  });

  it('have the data that is described, and no type is missing', async () => {
    const rows = await shop.database.db.select().from(events);
    const wrong = rows.flatMap(({ type, data }) => {
      const { error } = EVENT_DATA[type].safeParse(data);
      return error ? [`${type}: ${error.message}`] : [];
    });
    expect(wrong).toEqual([]);
    expect([...new Set(rows.map(({ type }) => type))].sort()).toEqual([...EVENT_TYPES].sort());
  });

  it('would be reported with other data (control)', () => {
    expect(EVENT_DATA['message.received'].safeParse({ messageId: 'a', extra: 1 }).success).toBe(false);
  });
});
