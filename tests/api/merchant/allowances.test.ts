import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOrder } from '../../../src/db/orders/orders.ts';
import { grantable } from '../../../src/db/payments/allowances.ts';
import { readBalance } from '../../../src/db/payments/ledger.ts';
import { orderAllowances } from '../../../src/db/schema/refunds.ts';
import { readSite } from '../../../src/ingest/site-content.ts';
import { call, withToken } from '../../support/buyer.ts';
import { OFFICE_KEY, officeOrders } from '../../support/office-orders.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const AT_ONCE = 12;

describe.each(ENGINES)('parts of a payment given back on %s', (engine) => {
  let shop: OpenShop;
  let office: ReturnType<typeof officeOrders>;
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: { seller: readSite('content'), merchantKey: OFFICE_KEY, limits: null },
    });
    office = officeOrders(shop);
  });
  afterAll(() => shop.close());
  beforeEach(() => office.clear());

  async function delivered() {
    const placed = await office.place();
    await office.go(placed.number, 'confirmed', 'packed', 'shipped', 'delivered');
    return placed;
  }
  const grant = (number: string, amount: number, more: object = {}) =>
    office.act(number, 'allowance', { amount, reason: 'A scratch on the base.', ...more });

  it('become due and are sent as a refund; the order stays delivered and paid', async () => {
    const { number, token } = await delivered();
    const granted = await grant(number, 50_000);
    expect(granted.json).toMatchObject({ state: 'delivered', payment: { state: 'paid' }, refund: { amount: 50_000 } });
    const sent = await office.act(number, 'refund', { reference: 'HDFC1' });
    expect(sent.json).toMatchObject({ state: 'delivered', payment: { state: 'paid' }, refund: null, refunded: 50_000 });
    const { text } = await call(shop.app, `/api/orders/${number}`, undefined, withToken(token));
    expect(text).toContain('A scratch on the base.');
    expect((await office.act(number, 'refund', {})).status).toBe(409);
  });

  it('are never more than what was paid and has not gone back', async () => {
    const { number, total } = await delivered();
    const much = await grant(number, total + 1);
    expect([much.status, much.json.order.refund]).toEqual([409, null]);
    expect((await grant(number, total - 100)).status).toBe(200);
    expect((await grant(number, 101)).status).toBe(409);
    await office.act(number, 'refund', { reference: 'HDFC2' });
    expect((await grant(number, 101)).status).toBe(409);
    expect((await grant(number, 100)).json.refund).toMatchObject({ amount: 100 });
    for (const amount of [0, -5, 1.5]) expect((await grant(number, amount)).status).toBe(400);
    expect((await office.act(number, 'allowance', { amount: 1, reason: ' ' })).status).toBe(400);
  });

  it('are refused where nothing is paid', async () => {
    const { number } = await office.place();
    expect((await grant(number, 1)).status).toBe(409);
  });

  it('of one order at once are granted as long as money is left', async () => {
    const { number, total } = await delivered();
    const part = Math.floor(total * 0.4);
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => grant(number, part)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 2);
    const { json } = await office.ask(`/api/merchant/orders/${number}`);
    expect(json.refund.amount).toBe(part * 2);
  });

  it('would exceed the payment without the lock of the order (control)', async () => {
    const { number, total } = await delivered();
    const { db } = shop.database;
    const part = Math.floor(total * 0.4);
    const order = await findOrder(db, number);
    if (!order) throw new Error('The order is missing.');
    const careless = async () => {
      if (part > grantable(await readBalance(db, order))) return false;
      await db.insert(orderAllowances).values({ number, amount: part, reason: 'x', userId: null, name: 'x' });
      return true;
    };
    const granted = await Promise.all(Array.from({ length: AT_ONCE }, careless));
    expect(granted.filter(Boolean).length).toBeGreaterThan(2);
  });

  it('and two people: the second, who saw less, is refused', async () => {
    const { number } = await delivered();
    const seen = { state: 'delivered', entries: 5 };
    const replies = await Promise.all([grant(number, 100, { seen }), grant(number, 100, { seen })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
