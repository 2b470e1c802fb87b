import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankTransfer } from '../../../src/api/payments/bank.ts';
import { cashOnDelivery } from '../../../src/api/payments/cash.ts';
import { upi } from '../../../src/api/payments/upi.ts';
import { ORDER_EDIT_COPY as SAY } from '../../../src/core/merchant/order-edit-copy.ts';
import { coupons } from '../../../src/db/schema/coupons.ts';
import { events } from '../../../src/db/schema/events.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { products } from '../../../src/db/schema/products.ts';
import { staffLog } from '../../../src/db/schema/staff.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { readSite } from '../../../src/ingest/site-content.ts';
import { call, withToken } from '../../support/buyer.ts';
import { LAMPS, OFFICE_KEY, officeOrders } from '../../support/office-orders.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { smallContent } from '../../support/small-content.ts';
import { openGateway } from '../../support/test-gateway.ts';

const PRICE = 499_000;
const FAR = {
  line1: '2 Beach Road',
  line2: '',
  city: 'Port Blair',
  state: 'Andaman and Nicobar Islands',
  pin: '744101',
};
const lamps = (quantity: number) => [{ sku: 'HRN-1', quantity }];

describe.each(ENGINES)('an edit of an order on %s', (engine) => {
  const gateway = openGateway();
  let shop: OpenShop;
  let office: ReturnType<typeof officeOrders>;
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: {
        ...{ seller: readSite('content'), merchantKey: OFFICE_KEY, limits: null },
        paymentMethods: [
          cashOnDelivery,
          upi({ id: 'shop@bank', name: 'Shop' }),
          bankTransfer({ name: 'Shop', account: '1', ifsc: 'HDFC0000001', bank: 'HDFC' }),
          gateway.method,
        ],
      },
    });
    office = officeOrders(shop);
  });
  afterAll(() => shop.close());
  beforeEach(() => office.clear());

  const quote = (number: string, lines: unknown, more: object = {}) =>
    office.act(number, 'edit-quote', { lines, ...more });
  async function edit(number: string, lines: unknown, more: object = {}) {
    const { seen, ...asked } = more as { seen?: object };
    const { json } = await quote(number, lines, asked);
    return office.act(number, 'edit', { lines, ...more, total: json.total });
  }
  const stockOf = async (sku: string) =>
    (await shop.database.db.select().from(variants).where(eq(variants.sku, sku)))[0]?.stock;
  const asShopper = ({ number, token }: { number: string; token: string }) =>
    call(shop.app, `/api/orders/${number}`, undefined, withToken(token));
  const pay = (number: string, more: object = {}) => office.act(number, 'payment', { arrived: true, ...more });

  it('changes lines, totals and stock, and says so in the timeline, the log and an event', async () => {
    const placed = await office.place({ payment: 'upi' });
    const asked = [...lamps(3), { sku: 'SHL-1', quantity: 2 }];
    const quoted = (await quote(placed.number, asked)).json;
    expect(quoted).toMatchObject({ problem: null, was: placed.total, due: quoted.total, owed: 0 });
    const { status, json } = await edit(placed.number, asked);
    expect([status, json.total, json.payment.due]).toEqual([200, quoted.total, quoted.total]);
    expect(json.total).toBe(json.subtotal - json.discount + json.shipping);
    expect(json.subtotal).toBe(5 * PRICE);
    expect([await stockOf('HRN-1'), await stockOf('SHL-1')]).toEqual([497, 498]);
    const { note, actor } = json.timeline.at(-1);
    expect(actor).toBe('merchant');
    expect(note).toContain('Heron desk lamp: 3 instead of 1.');
    expect(note).toContain('Added: 2 × Sahel vase.');
    const [event] = await shop.database.db.select().from(events).where(eq(events.type, 'order.changed'));
    expect(event?.data).toMatchObject({ note, before: placed.total, total: json.total });
    const [log] = await shop.database.db.select().from(staffLog).where(eq(staffLog.call, 'editOrder'));
    expect(log).toMatchObject({
      before: { total: placed.total, 'HRN-1': 1 },
      after: { total: json.total, 'HRN-1': 3 },
    });
    expect((await asShopper(placed)).json.payment.step).toMatchObject({ kind: 'upi', amount: json.total });
  });

  it('removes and swaps lines, and gives their pieces back', async () => {
    const { number } = await office.place({ payment: 'upi' });
    const { json } = await edit(number, [{ sku: 'STK-1', quantity: 1 }]);
    expect(json.lines.map(({ sku }: { sku: string }) => sku)).toEqual(['STK-1']);
    expect([await stockOf('HRN-1'), await stockOf('STK-1')]).toEqual([500, 499]);
    expect((await office.act(number, 'edit', { lines: [], total: 0 })).status).toBe(400);
  });

  it('keeps the prices agreed on, and takes new pieces at today’s', async () => {
    const { number } = await office.place({ payment: 'upi' });
    const raise = (price: number) => shop.database.db.update(variants).set({ price });
    await raise(600_000);
    const { json } = await edit(number, [...lamps(2), { sku: 'STK-1', quantity: 1 }]);
    await raise(PRICE);
    expect(json.lines.map(({ price }: { price: number }) => price)).toEqual([PRICE, 600_000]);
  });

  it('checks the coupon again: below its least value it is given back', async () => {
    await shop.database.db
      .insert(coupons)
      .values({ code: 'TWO', amount: 100_000, minSubtotal: 2 * PRICE, uses: 1 })
      .onConflictDoUpdate({ target: coupons.code, set: { used: 0 } });
    const lines = lamps(2);
    const total = (await call(shop.app, '/api/cart/quote', { lines, pin: '560038', coupon: 'TWO' })).json.total;
    const { json: placed } = await call(
      shop.app,
      '/api/orders',
      {
        ...{ lines, total, coupon: 'TWO', payment: 'upi' },
        contact: { name: 'Meera Rao', email: 'meera@example.com', phone: '98450 12345' },
        address: { line1: '14 Sample Lane', city: 'Bengaluru', state: 'Karnataka', pin: '560038' },
      },
      { 'idempotency-key': crypto.randomUUID() },
    );
    const kept = await edit(placed.number, lamps(3));
    expect([kept.json.coupon, kept.json.discount]).toEqual(['TWO', 100_000]);
    const lost = await edit(placed.number, lamps(1));
    expect([lost.json.coupon, lost.json.discount]).toEqual([null, 0]);
    expect(lost.json.timeline.at(-1).note).toContain(SAY.noCoupon('TWO'));
    const [coupon] = await shop.database.db.select().from(coupons).where(eq(coupons.code, 'TWO'));
    expect(coupon?.used).toBe(0);
  });

  it('changes address, phone and GSTIN: shipping, tax and invoice follow', async () => {
    const { number, total } = await office.place();
    const { json } = await edit(number, LAMPS, { address: FAR, phone: '98860 22222', gstin: '29aagcb7383j1z4' });
    expect(json).toMatchObject({ gstin: '29AAGCB7383J1Z4', contact: { phone: '+919886022222' } });
    expect(json.address).toMatchObject({ pin: '744101', name: 'Meera Rao', phone: '+919886022222' });
    expect(json.total).toBeGreaterThan(total);
    expect(json.payment.step).toEqual({ kind: 'cash', amount: json.total });
    await office.go(number, 'confirmed', 'packed');
    const answer = await shop.app.inject({
      url: `/api/merchant/orders/${number}/invoice.pdf`,
      headers: { authorization: `Bearer ${OFFICE_KEY}` },
    });
    expect(pdfText(answer.rawPayload)).toContain('29AAGCB7383J1Z4');
  });

  it('refuses a wrong GSTIN and a PIN code that is not delivered to, naming the field', async () => {
    const { number } = await office.place();
    const bad = await quote(number, LAMPS, { gstin: '29AAGCB7383J1Z5' });
    expect([bad.status, bad.text]).toEqual([400, expect.stringContaining(SAY.badGstin)]);
    const far = await quote(number, LAMPS, { address: { ...FAR, pin: '999999' } });
    expect(far.status).toBe(400);
    expect((await quote(number, LAMPS, { phone: '123' })).status).toBe(400);
  });

  it('of a paid order that costs more asks for the rest, without which it is not packed', async () => {
    const placed = await office.place({ payment: 'upi' });
    const { number, total } = placed;
    await pay(number, { reference: '417093582614' });
    const { json } = await edit(number, lamps(2));
    const rest = json.total - total;
    expect(json).toMatchObject({ state: 'confirmed', payment: { state: 'due', due: rest, step: { amount: rest } } });
    expect(json.expiresAt).toBeNull();
    expect(json.payment.reference).toBeNull();
    expect((await office.act(number, 'state', { state: 'packed' })).status).toBe(409);
    const reported = await call(
      shop.app,
      `/api/orders/${number}/payment`,
      { reference: '628401957310' },
      withToken(placed.token),
    );
    expect(reported.json).toMatchObject({ state: 'confirmed', expiresAt: null, payment: { state: 'claimed' } });
    const listed = await office.ask('/api/merchant/orders?work=payments');
    expect(listed.json.orders).toHaveLength(1);
    const paid = await pay(number);
    expect(paid.json).toMatchObject({ payment: { state: 'paid', due: 0 }, refund: null });
    await office.go(number, 'packed');
  });

  it('of a paid order that costs less owes the difference, newest payment first', async () => {
    const { number, total } = await office.place({ payment: 'neft' });
    await pay(number);
    const more = (await edit(number, lamps(3))).json.total;
    await pay(number);
    const { json } = await edit(number, LAMPS);
    expect(json).toMatchObject({ total, payment: { state: 'paid' }, refund: { amount: more - total } });
    const sent = await office.act(number, 'refund', { reference: 'HDFC1' });
    expect(sent.json).toMatchObject({ refund: null, refunded: more - total, payment: { state: 'paid' } });
    expect(sent.json.payments.map(({ refunded }: { refunded: number }) => refunded)).toEqual([0, more - total]);
    const again = await edit(number, lamps(2));
    expect(again.json.payment).toMatchObject({ state: 'due', due: again.json.total - total });
  });

  it('is lowered below what is paid and the rest is due no more', async () => {
    const { number } = await office.place({ payment: 'upi' });
    await pay(number);
    await edit(number, lamps(3));
    const { json } = await edit(number, LAMPS);
    expect(json).toMatchObject({ state: 'confirmed', payment: { state: 'paid', due: 0 }, refund: null });
  });

  it('does not ask again for what a paid order got back as goodwill', async () => {
    const { number, total } = await office.place({ payment: 'card' });
    const send = (kind: 'paid' | 'refunded', amount: number, id: string) => {
      const { headers, body } = gateway.message({ id, number, kind, amount, reference: 'pay_9' });
      return call(shop.app, '/api/payments/card/webhook', body, { ...headers, 'content-type': 'application/json' });
    };
    await send('paid', total, `p-${number}`);
    await send('refunded', 50_000, `r-${number}`);
    const { json } = await edit(number, lamps(2));
    expect(json.payment).toMatchObject({ state: 'due', due: json.total - total });
    await send('paid', json.total - total, `q-${number}`);
  });

  it('counts a payment of the former total: a rest stays due, a surplus is owed', async () => {
    const rising = await office.place({ payment: 'upi' });
    const more = (await edit(rising.number, lamps(2))).json.total;
    const part = await pay(rising.number, { reference: '417093582614', amount: rising.total });
    expect(part.json).toMatchObject({ state: 'confirmed', payment: { state: 'due', due: more - rising.total } });
    const falling = await office.place({ payment: 'upi' });
    await edit(falling.number, lamps(3));
    const most = (await office.ask(`/api/merchant/orders/${falling.number}`)).json;
    await edit(falling.number, LAMPS);
    const surplus = await pay(falling.number, { reference: '517093582614', amount: most.total });
    expect(surplus.json).toMatchObject({ payment: { state: 'paid' }, refund: { amount: most.total - falling.total } });
    const odd = await office.place({ payment: 'upi' });
    await edit(odd.number, lamps(2));
    expect((await pay(odd.number, { amount: 12_345 })).status).toBe(409);
  });

  it('counts a gateway’s payment of the former total, and returns any other amount', async () => {
    const { number, total } = await office.place({ payment: 'card' });
    const { json } = await edit(number, lamps(2));
    const send = (amount: number, reference: string) => {
      const { headers, body } = gateway.message({ id: reference, number, kind: 'paid', amount, reference });
      return call(shop.app, '/api/payments/card/webhook', body, { ...headers, 'content-type': 'application/json' });
    };
    await send(total, 'pay_former');
    await send(77, 'pay_other');
    const { json: now } = await office.ask(`/api/merchant/orders/${number}`);
    expect(now).toMatchObject({ payment: { state: 'due', due: json.total - total }, refund: { amount: 77 } });
  });

  it('holds an unpaid order anew, and does not end a confirmed one', async () => {
    const { number } = await office.place({ payment: 'upi' });
    const { db } = shop.database;
    await db.update(orders).set({ expiresAt: sql`now() + interval '1 minute'` }).where(eq(orders.number, number));
    const { json } = await edit(number, lamps(2));
    expect(Date.parse(json.expiresAt)).toBeGreaterThan(Date.now() + 50 * 60_000);
  });

  it('is refused while a reported payment is checked, unless it costs the same', async () => {
    const { number, token } = await office.place({ payment: 'upi' });
    await call(shop.app, `/api/orders/${number}/payment`, { reference: '417093582614' }, withToken(token));
    const refused = await edit(number, lamps(2));
    expect([refused.status, refused.json.message]).toEqual([409, SAY.claimed]);
    expect((await edit(number, LAMPS, { phone: '98860 22222' })).json.payment.state).toBe('claimed');
  });

  it('is refused once the invoice is issued, and after the end', async () => {
    const { number } = await office.place();
    await office.go(number, 'confirmed', 'packed');
    const before = (await office.ask(`/api/merchant/orders/${number}`)).json;
    const packed = await edit(number, lamps(2));
    expect([packed.status, packed.json.message]).toEqual([409, SAY.packed]);
    expect((await office.ask(`/api/merchant/orders/${number}`)).json).toEqual(before);
    const other = await office.place();
    await office.go(other.number, 'cancelled');
    expect((await edit(other.number, lamps(2))).json.message).toBe(SAY.ended);
  });

  it('is refused for pieces that are short or gone, for a stale total, and when nothing changes', async () => {
    const { number, total } = await office.place({ payment: 'upi' });
    await shop.database.db.update(variants).set({ stock: 1 });
    const short = await quote(number, lamps(3));
    expect(short.json.problem).toBe(SAY.short('Heron desk lamp', 2));
    expect((await office.act(number, 'edit', { lines: lamps(3), total: short.json.total })).status).toBe(409);
    expect((await edit(number, lamps(2))).status).toBe(200);
    expect((await edit(number, [...LAMPS, { sku: 'NONE', quantity: 1 }])).json.message).toBe(SAY.gone('NONE'));
    const stale = await office.act(number, 'edit', { lines: LAMPS, total: total + 1 });
    expect([stale.status, stale.json.order.lines[0].quantity]).toEqual([409, 2]);
    expect((await edit(number, lamps(2))).json.message).toBe(SAY.nothing);
  });

  it('is refused above what the payment method takes, and for free', async () => {
    const { number } = await office.place();
    expect((await edit(number, lamps(20))).json.message).toBe(SAY.method);
    await shop.database.db
      .insert(coupons)
      .values({ code: 'ALL', amount: PRICE * 2, used: 1 })
      .onConflictDoNothing();
    await shop.database.db.update(orders).set({ coupon: 'ALL' });
    expect((await quote(number, LAMPS)).json.problem).toBe(SAY.free);
  });

  it('lets an order keep a piece that is no longer sold', async () => {
    const { number } = await office.place({ payment: 'upi' });
    const { db } = shop.database;
    await db.update(products).set({ state: 'draft' }).where(eq(products.sku, 'HRN-1'));
    try {
      expect((await edit(number, [...LAMPS, { sku: 'STK-1', quantity: 1 }])).status).toBe(200);
    } finally {
      await db.update(products).set({ state: 'shown' }).where(eq(products.sku, 'HRN-1'));
    }
  });

  it('of two people, the second sees the first one’s change and nothing is lost', async () => {
    const { number } = await office.place({ payment: 'upi' });
    const seen = { state: 'placed', entries: 1 };
    expect((await edit(number, lamps(2), { seen })).status).toBe(200);
    const second = await edit(number, LAMPS, { phone: '98860 22222', seen });
    expect(second.status).toBe(409);
    expect(second.json.order.lines[0].quantity).toBe(2);
    expect(second.json.order.timeline).toHaveLength(2);
  });
});
