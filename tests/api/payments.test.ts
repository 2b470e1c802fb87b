import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireOrders } from '../../src/api/db/order-moves.ts';
import { orders } from '../../src/api/db/order-schema.ts';
import { variants } from '../../src/api/db/schema.ts';
import { readSite } from '../../src/api/db/site-content.ts';
import { waysOf } from '../../src/api/payments/ways.ts';
import { PAYMENT, SHIPPING_FEE } from '../../src/core/constants.ts';
import { ORDER_COPY as SAY } from '../../src/core/copy/order.ts';
import { call, newKey, order, orderOf } from '../support/buyer.ts';
import { ENGINES, type OpenShop, openShop } from '../support/open-shop.ts';
import { smallContent } from '../support/small-content.ts';
import { openGateway } from '../support/test-gateway.ts';

const LINES = [{ sku: 'HRN-1', quantity: 1 }];
const TOTAL = 499_000 + SHIPPING_FEE.metro;
const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };

describe.each(ENGINES)('a card gateway on %s', (engine) => {
  const gateway = openGateway();
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: { ways: [gateway.way], merchantKey: KEY },
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    gateway.away = false;
    await shop.database.db.execute(sql`truncate orders, order_keys, payment_events cascade`);
    await shop.database.db.update(variants).set({ stock: 7 });
  });
  const card = (key = newKey()) => order(shop.app, orderOf(LINES, TOTAL, { payment: 'card' }), key);
  const rowOf = async (number: string) =>
    (await shop.database.db.select().from(orders).where(eq(orders.number, number)))[0];
  async function send({ headers, body }: ReturnType<typeof gateway.message>, way = 'card') {
    const answer = await call(shop.app, `/api/payments/${way}/webhook`, body, headers);
    return answer.status === 200 ? answer.json.state : answer.status;
  }

  it('takes the shopper to its page, and the same page again for the same order', async () => {
    const key = newKey();
    const first = await card(key);
    expect(first.json.payment).toMatchObject({ kind: 'redirect', amount: TOTAL });
    expect((await card(key)).text).toBe(first.text);
    expect(gateway.sessions.get(first.json.number)).toMatchObject({ amount: TOTAL, url: first.json.payment.url });
  });

  it('may be away for a while: the order is kept, and its key goes on where it stopped', async () => {
    const key = newKey();
    gateway.away = true;
    const first = await card(key);
    expect([first.status, first.json.message]).toEqual([503, SAY.gatewayAway]);
    expect(first.headers['retry-after']).toBe('2');
    gateway.away = false;
    expect((await card(key)).status).toBe(200);
    expect(await shop.database.db.$count(orders)).toBe(1);
  });

  it('says that an order is paid: once, and only once', async () => {
    const { json } = await card();
    const message = gateway.message({ number: json.number, amount: TOTAL, reference: 'pay_7' });
    expect([await send(message), await send(message)]).toEqual(['taken', 'known']);
    expect(await rowOf(json.number)).toMatchObject({
      state: 'confirmed',
      paymentState: 'paid',
      paymentReference: 'pay_7',
      expiresAt: null,
    });
    const { json: shown } = await call(shop.app, `/api/orders/${json.number}?token=${json.token}`);
    expect(shown.timeline.map(({ state }: { state: string }) => state)).toEqual(['placed', 'confirmed']);
  });

  it('is believed once when it says the same many times at once', async () => {
    const { json } = await card();
    const message = gateway.message({ number: json.number, amount: TOTAL });
    const others = [1, 2, 3].map(() => gateway.message({ number: json.number, amount: TOTAL }));
    const said = await Promise.all([send(message), send(message), ...others.map((one) => send(one))]);
    expect(said.filter((one) => one === 'taken')).toHaveLength(1);
  });

  it('is not believed when its message is forged, changed, unsigned or old', async () => {
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
    // Control: the message itself was good.
    expect(await send(good)).toBe('taken');
  });

  it('cannot pay an order with another amount, currency or order', async () => {
    const { json } = await card();
    const { number } = json;
    expect(await send(gateway.message({ number, amount: TOTAL - 1 }))).toBe(422);
    expect(await send(gateway.message({ number, amount: TOTAL, currency: 'USD' }))).toBe(422);
    expect(await send(gateway.message({ number: 'AR-222222222', amount: TOTAL }))).toBe(422);
    expect(await send(gateway.message({ number, amount: TOTAL }), 'cash')).toBe(404);
    expect(await send(gateway.message({ number, amount: TOTAL, kind: 'failed' }))).toBe('ignored');
    expect(await rowOf(number)).toMatchObject({ state: 'placed', paymentState: 'due' });
    const { json: shown } = await call(shop.app, `/api/orders/${number}?token=${json.token}`);
    expect(shown.timeline.at(-1).note).toBe(SAY.event.mismatch);
  });

  it('gets money back out for what ended before it came, through itself, once', async () => {
    const { json } = await card();
    const { number } = json;
    await shop.database.db.update(orders).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await expireOrders(shop.database.db)).toEqual([number]);
    expect(await send(gateway.message({ number, amount: TOTAL, reference: 'late_1' }))).toBe('taken');
    const shown = await call(shop.app, `/api/orders/${number}?token=${json.token}`);
    expect(shown.json).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refund-due' },
      refund: { amount: TOTAL, by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    const refund = () => call(shop.app, `/api/merchant/orders/${number}/refund`, {}, AS_MERCHANT);
    gateway.away = true;
    expect((await refund()).status).toBe(503);
    gateway.away = false;
    expect([(await refund()).status, (await refund()).status]).toEqual([200, 409]);
    expect([...gateway.refunds]).toEqual([[`refund-${number}`, TOTAL]]);
    expect(await rowOf(number)).toMatchObject({ paymentState: 'refunded' });
  });
});

describe('the ways of content/site.md', () => {
  it('are cash, UPI and a bank transfer', async () => {
    const ways = waysOf(readSite('content'));
    expect(ways.map(({ id }) => id)).toEqual(['cod', 'upi', 'neft']);
    const placedAt = new Date('2026-11-21T10:00:00Z');
    const asked = { number: 'AR-7K3M9Q2WX', total: 129_050, currency: 'INR', email: '', name: '', link: '', placedAt };
    const steps = await Promise.all(ways.map((way) => way.begin({ ...asked, expiresAt: placedAt })));
    expect(steps).toMatchObject([
      { kind: 'cash', amount: 129_050 },
      { kind: 'upi', amount: 129_050, until: '2026-11-21T10:00:00.000Z' },
      { kind: 'bank', amount: 129_050, reference: 'AR-7K3M9Q2WX', ifsc: expect.stringMatching(/^.{11}$/) },
    ]);
  });

  it('are only those that it names', () => {
    expect(waysOf({ payments: { cashOnDelivery: false } })).toEqual([]);
  });
});
