import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentMethodsOf } from '../../../src/api/payments/payment-methods.ts';
import { SHIPPING_FEE } from '../../../src/core/delivery/constants.ts';
import { ORDER_COPY as SAY } from '../../../src/core/order/copy.ts';
import { PAYMENT } from '../../../src/core/payment/constants.ts';
import { expireOrders } from '../../../src/db/orders/order-moves.ts';
import { recordRefund } from '../../../src/db/payments/ledger-entries.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { refunds } from '../../../src/db/schema/refunds.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { readSite } from '../../../src/ingest/site-content.ts';
import { call, newKey, order, orderOf, withToken } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { openGateway } from '../../support/test-gateway.ts';

const LINES = [{ sku: 'HRN-1', quantity: 1 }];
const TOTAL = 499_000 + SHIPPING_FEE.metro;
const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };

describe.each(ENGINES)('card gateway on %s', (engine) => {
  const gateway = openGateway();
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: { paymentMethods: [gateway.method], merchantKey: KEY },
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    gateway.unreachable = false;
    gateway.refunds.clear();
    await clearTables(shop.database.db, 'orders', 'order_keys', 'payment_events');
    await shop.database.db.update(variants).set({ stock: 7 });
  });
  const card = (key = newKey()) => order(shop.app, orderOf(LINES, TOTAL, { payment: 'card' }), key);
  const rowOf = async (number: string) =>
    (await shop.database.db.select().from(orders).where(eq(orders.number, number)))[0];
  async function send({ headers, body }: ReturnType<typeof gateway.message>, method = 'card') {
    const answer = await call(shop.app, `/api/payments/${method}/webhook`, body, headers);
    return answer.status === 200 ? answer.json.state : answer.status;
  }

  it('redirects the shopper to its page, the same for the same order', async () => {
    const key = newKey();
    const first = await card(key);
    expect(first.json.payment).toMatchObject({ kind: 'redirect', amount: TOTAL });
    expect((await card(key)).text).toBe(first.text);
    expect(gateway.sessions.get(first.json.number)).toMatchObject({ amount: TOTAL, url: first.json.payment.url });
  });

  it('may be unreachable: the order is kept, and a retry with its key continues', async () => {
    const key = newKey();
    gateway.unreachable = true;
    const first = await card(key);
    expect([first.status, first.json.message]).toEqual([503, SAY.gatewayAway]);
    expect(first.headers['retry-after']).toBe('2');
    gateway.unreachable = false;
    expect((await card(key)).status).toBe(200);
    expect(await shop.database.db.$count(orders)).toBe(1);
  });

  it('confirms an order once', async () => {
    const { json } = await card();
    const message = gateway.message({ number: json.number, amount: TOTAL, reference: 'pay_7' });
    expect([await send(message), await send(message)]).toEqual(['taken', 'known']);
    expect(await rowOf(json.number)).toMatchObject({
      state: 'confirmed',
      paymentState: 'paid',
      paymentReference: 'pay_7',
      expiresAt: null,
    });
    const { json: shown } = await call(shop.app, `/api/orders/${json.number}`, undefined, withToken(json.token));
    expect(shown.timeline.map(({ state }: { state: string }) => state)).toEqual(['placed', 'confirmed']);
  });

  it('applies concurrent duplicates of an event once', async () => {
    const { json } = await card();
    const message = gateway.message({ number: json.number, amount: TOTAL });
    const others = [1, 2, 3].map(() => gateway.message({ number: json.number, amount: TOTAL }));
    const said = await Promise.all([send(message), send(message), ...others.map((one) => send(one))]);
    expect(said.filter((one) => one === 'taken')).toHaveLength(1);
  });

  it('events are rejected when forged, modified, unsigned or old', async () => {
    const { json } = await card();
    const good = gateway.message({ number: json.number, amount: TOTAL });
    const late = new Date(Date.now() - PAYMENT.webhookWindowMs - 2000);
    const early = new Date(Date.now() + PAYMENT.webhookWindowMs + 2000);
    const bad = [
      { ...good, body: good.body.replace('"paid"', '"paid" ') },
      { ...good, headers: {} },
      {
        ...good,
        headers: {
          'x-signature': good.headers['x-signature']?.replace(/.$/, (last) => (last === '0' ? '1' : '0')) as string,
        },
      },
      { ...good, headers: { 'x-signature': 't=1,v1=zz' } },
      gateway.message({ number: json.number, amount: TOTAL }, late),
      gateway.message({ number: json.number, amount: TOTAL }, early),
    ];
    for (const message of bad) expect(await send(message)).toBe(401);
    expect(await rowOf(json.number)).toMatchObject({ paymentState: 'due' });
    // Control: the unmodified event is accepted.
    expect(await send(good)).toBe('taken');
  });

  it('events with another amount, currency or order do not pay an order', async () => {
    const { json } = await card();
    const { number } = json;
    expect(await send(gateway.message({ number, amount: TOTAL, currency: 'USD' }))).toBe(422);
    expect(await send(gateway.message({ number: 'AR-222222222', amount: TOTAL }))).toBe(422);
    expect(await send(gateway.message({ number, amount: TOTAL }), 'cash')).toBe(404);
    expect(await send(gateway.message({ number, amount: TOTAL, kind: 'failed' }))).toBe('ignored');
    expect(await rowOf(number)).toMatchObject({ state: 'placed', paymentState: 'due' });
    const { json: shown } = await call(shop.app, `/api/orders/${number}`, undefined, withToken(json.token));
    expect(shown.timeline.at(-1).note).toBe(SAY.event.mismatch);
  });

  it('refunds payments of orders that ended before they arrived, once', async () => {
    const { json } = await card();
    const { number } = json;
    await shop.database.db.update(orders).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await expireOrders(shop.database.db)).toEqual([number]);
    expect(await send(gateway.message({ number, amount: TOTAL, reference: 'late_1' }))).toBe('excess');
    const shown = await call(shop.app, `/api/orders/${number}`, undefined, withToken(json.token));
    expect(shown.json).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refund-due' },
      refund: { amount: TOTAL, by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    const refund = () => call(shop.app, `/api/merchant/orders/${number}/refund`, {}, AS_MERCHANT);
    gateway.unreachable = true;
    expect((await refund()).status).toBe(503);
    gateway.unreachable = false;
    expect([(await refund()).status, (await refund()).status]).toEqual([200, 409]);
    expect([...gateway.refunds]).toEqual([[expect.stringMatching(`^refund-${number}-\\d+$`), TOTAL]]);
    expect(await rowOf(number)).toMatchObject({ paymentState: 'refunded' });
  });
});

describe.each(ENGINES)('ledger on %s', (engine) => {
  const gateway = openGateway();
  const lines: string[] = [];
  let shop: OpenShop;
  let number = '';
  let token = '';
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: { paymentMethods: [gateway.method], merchantKey: KEY },
      logLevel: 'warn',
      logTo: { write: (line: string) => void lines.push(line) },
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    lines.length = 0;
    gateway.refunds.clear();
    await clearTables(shop.database.db, 'orders', 'order_keys', 'payment_events');
    await shop.database.db.update(variants).set({ stock: 7 });
    const { json } = await order(shop.app, orderOf(LINES, TOTAL, { payment: 'card' }));
    ({ number, token } = json);
  });
  const see = async () => (await call(shop.app, `/api/orders/${number}`, undefined, withToken(token))).json;
  const listed = async () => (await call(shop.app, '/api/merchant/orders', undefined, AS_MERCHANT)).json.orders[0];
  const stock = async () => (await shop.database.db.select().from(variants).where(eq(variants.sku, 'HRN-1')))[0]?.stock;
  async function send(event: Parameters<typeof gateway.message>[0], message = gateway.message({ number, ...event })) {
    const answer = await call(shop.app, '/api/payments/card/webhook', message.body, message.headers);
    return answer.status === 200 ? answer.json.state : answer.status;
  }
  const pay = (reference = 'pay_1', amount = TOTAL) => send({ amount, reference });
  const refund = (name: string, amount: number, reference = 'pay_1') =>
    send({ kind: 'refunded', amount, reference, refund: name });
  const merchant = (act: string, body: object) =>
    call(shop.app, `/api/merchant/orders/${number}/${act}`, body, AS_MERCHANT);
  /** Returns the sums of payments and refunds in the database. */
  async function sums() {
    const rows = await shop.database.db.select().from(payments);
    const back = await shop.database.db.select().from(refunds);
    const total = (list: readonly { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);
    return { received: total(rows), refunded: total(back) };
  }

  it('a partial refund leaves the order open and is shown', async () => {
    await pay();
    expect([await refund('r1', 10_000), await refund('r1', 10_000)]).toEqual(['taken', 'known']);
    expect(await see()).toMatchObject({
      state: 'confirmed',
      payment: { state: 'paid' },
      refunded: 10_000,
      refund: null,
      timeline: expect.arrayContaining([expect.objectContaining({ note: '₹100 went back, reference r1.' })]),
    });
    expect((await merchant('state', { state: 'packed' })).status).toBe(200);
  });

  it('full refunds, in parts, close the order and release stock once', async () => {
    await pay();
    await refund('r1', 10_000);
    expect(await stock()).toBe(6);
    await refund('r2', TOTAL - 10_000);
    expect(await see()).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refunded' },
      refunded: TOTAL,
      refund: null,
    });
    expect([await stock(), await refund('r2', TOTAL - 10_000), await stock()]).toEqual([7, 'known', 7]);
    expect((await merchant('state', { state: 'packed' })).status).toBe(409);
  });

  it('a duplicate payment is recorded, flagged and refunded while the order continues', async () => {
    await pay();
    expect(await pay('pay_2')).toBe('excess');
    const seen = await see();
    expect(seen).toMatchObject({
      state: 'confirmed',
      payment: { state: 'paid', reference: 'pay_1' },
      refund: { amount: TOTAL },
    });
    expect(seen.payments).toMatchObject([
      { reference: 'pay_1', accepted: true },
      { reference: 'pay_2', accepted: false, refunded: 0 },
    ]);
    expect(seen.timeline.at(-1).note).toContain('reference pay_2');
    expect(await listed()).toMatchObject({ paymentState: 'paid', toRefund: true });
    expect(lines.join('')).toContain('A payment does not match its order.');
    const sent = await merchant('refund', {});
    expect(sent.json).toMatchObject({ state: 'confirmed', payment: { state: 'paid' }, refunded: TOTAL, refund: null });
    expect([...gateway.refunds.values()]).toEqual([TOTAL]);
    expect((await see()).payments).toMatchObject([{ refunded: 0 }, { reference: 'pay_2', refunded: TOTAL }]);
    expect((await merchant('refund', {})).status).toBe(409);
    expect(await listed()).toMatchObject({ toRefund: false });
  });

  it.each([
    ['less', TOTAL - 1],
    ['more', TOTAL + 1],
  ])('a payment of %s than the total does not pay the order and is refunded', async (_, amount) => {
    expect(await pay('pay_0', amount)).toBe('excess');
    expect(await see()).toMatchObject({ state: 'placed', payment: { state: 'due' }, refund: { amount } });
    expect(await pay()).toBe('taken');
    expect(await see()).toMatchObject({ state: 'confirmed', payment: { state: 'paid' }, refund: { amount } });
    await merchant('refund', {});
    expect(await see()).toMatchObject({ state: 'confirmed', refunded: amount, refund: null });
  });

  it('a duplicate payment is refunded in full, independent of refunds of the first', async () => {
    await pay();
    await refund('r1', 10_000);
    await pay('pay_2');
    expect(await see()).toMatchObject({ refunded: 10_000, refund: { amount: TOTAL } });
    await merchant('refund', {});
    expect(await see()).toMatchObject({ state: 'confirmed', refunded: TOTAL + 10_000, refund: null });
  });

  it('a wrong payment is refunded also when the order ends', async () => {
    await pay('pay_0', TOTAL - 1);
    await shop.database.db.update(orders).set({ expiresAt: sql`now() - interval '1 second'` });
    await expireOrders(shop.database.db);
    expect(await see()).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refund-due' },
      refund: { amount: TOTAL - 1 },
    });
  });

  it('a duplicate payment is refunded from both payments when the order is cancelled', async () => {
    await pay();
    await pay('pay_2');
    await call(shop.app, `/api/orders/${number}/cancel`, {}, withToken(token));
    expect(await see()).toMatchObject({ payment: { state: 'refund-due' }, refund: { amount: 2 * TOTAL } });
    expect((await merchant('refund', {})).json).toMatchObject({ payment: { state: 'refunded' }, refunded: 2 * TOTAL });
    expect([...gateway.refunds.values()]).toEqual([TOTAL, TOTAL]);
  });

  it('refunds never exceed payments, for any order of gateway events', async () => {
    // A refund event before its payment is retried by the gateway.
    expect(await refund('r1', 10_000)).toBe(409);
    await pay();
    expect(await refund('r1', 10_000)).toBe('taken');
    expect(await refund('r2', TOTAL)).toBe(409);
    expect(await refund('r3', TOTAL, 'pay_9')).toBe(409);
    for (const amount of [0, -1, 0.5, Number.MAX_SAFE_INTEGER + 1])
      expect(await refund(`r${amount}`, amount)).toBe(422);
    expect(await sums()).toEqual({ received: TOTAL, refunded: 10_000 });
  });

  it('they would without the checks of code and table (control)', async () => {
    await pay();
    const { db } = shop.database;
    const [payment] = await db.select().from(payments);
    const over = () => db.transaction((tx) => recordRefund(tx as never, payment as never, TOTAL + 1, 'r1'));
    // The table's constraint rejects it.
    await expect(over()).rejects.toThrow();
    await db.execute(sql`alter table payments drop constraint payments_refunded`);
    try {
      await over();
      const { received, refunded } = await sums();
      expect(refunded).toBeGreaterThan(received);
    } finally {
      await clearTables(db, 'orders');
      await db.execute(
        sql`alter table payments add constraint payments_refunded check (refunded between 0 and amount)`,
      );
    }
  });

  it('events are counted once when all arrive several times concurrently', async () => {
    const paid = ['pay_1', 'pay_1', 'pay_2', 'pay_2', 'pay_3'].map((reference) => pay(reference));
    const taken = await Promise.all(paid);
    expect(taken.filter((one) => one === 'taken')).toHaveLength(1);
    expect(taken.filter((one) => one === 'excess')).toHaveLength(2);
    expect(taken.filter((one) => one === 'known')).toHaveLength(2);
    const parts = Array.from({ length: 6 }, (_, index) => refund(`r${index}`, Math.ceil(TOTAL / 3)));
    const ends = await Promise.all([...parts, ...parts.map((_, index) => refund(`r${index}`, Math.ceil(TOTAL / 3)))]);
    expect(ends.filter((one) => one === 'taken').length).toBeLessThanOrEqual(3);
    const { received, refunded } = await sums();
    expect(received).toBe(3 * TOTAL);
    expect(refunded).toBeLessThanOrEqual(TOTAL);
  });

  it('a refund is sent once when two merchants press concurrently and the gateway reports it too', async () => {
    await pay();
    await call(shop.app, `/api/orders/${number}/cancel`, {}, withToken(token));
    await Promise.all([merchant('refund', {}), merchant('refund', {}), merchant('refund', {})]);
    const [row] = await shop.database.db.select().from(refunds);
    expect(await refund(row?.reference ?? '', TOTAL)).toBe('known');
    expect([...gateway.refunds.values()]).toEqual([TOTAL]);
    expect(await sums()).toEqual({ received: TOTAL, refunded: TOTAL });
  });

  it("a refund without a response is retried with the same key, or closed by the gateway's event", async () => {
    await pay();
    await call(shop.app, `/api/orders/${number}/cancel`, {}, withToken(token));
    gateway.unreachable = true;
    expect((await merchant('refund', {})).status).toBe(503);
    gateway.unreachable = false;
    expect(await see()).toMatchObject({ payment: { state: 'refund-due' }, refunded: 0, refund: { amount: TOTAL } });
    expect(await refund('told', TOTAL)).toBe('taken');
    expect(await see()).toMatchObject({ payment: { state: 'refunded' }, refunded: TOTAL, refund: null });
    expect((await merchant('refund', {})).status).toBe(409);
    expect(await sums()).toEqual({ received: TOTAL, refunded: TOTAL });
  });

  it('a gateway payment cannot be confirmed by hand without its reference', async () => {
    expect((await merchant('payment', { arrived: true })).status).toBe(400);
    expect((await merchant('payment', { arrived: true, reference: 'pay_1' })).status).toBe(200);
    expect(await pay()).toBe('known');
  });
});

describe('payment methods of content/site.md', () => {
  it('are cash, UPI and bank transfer', async () => {
    const methods = paymentMethodsOf(readSite('content'));
    expect(methods.map(({ id }) => id)).toEqual(['cod', 'upi', 'neft']);
    const placedAt = new Date('2026-11-21T10:00:00Z');
    const asked = {
      number: 'AR-7K3M9Q2WX',
      total: 129_050,
      currency: 'INR',
      email: '',
      name: '',
      link: '',
      pay: '',
      placedAt,
    };
    const steps = await Promise.all(methods.map((method) => method.begin({ ...asked, expiresAt: placedAt })));
    expect(steps).toMatchObject([
      { kind: 'cash', amount: 129_050 },
      { kind: 'upi', amount: 129_050, until: '2026-11-21T10:00:00.000Z' },
      { kind: 'bank', amount: 129_050, reference: 'AR-7K3M9Q2WX', ifsc: expect.stringMatching(/^.{11}$/) },
    ]);
  });

  it('are only the configured ones', () => {
    expect(paymentMethodsOf({ payments: { cashOnDelivery: false } })).toEqual([]);
  });
});
