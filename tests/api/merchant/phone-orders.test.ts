import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cashOnDelivery } from '../../../src/api/payments/cash.ts';
import { upi } from '../../../src/api/payments/upi.ts';
import { ORDER_LIMITS } from '../../../src/core/order/constants.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import { PAYMENT_HOLD } from '../../../src/core/payment/constants.ts';
import { expireOrders } from '../../../src/db/orders/order-moves.ts';
import { deliverySlots } from '../../../src/db/schema/delivery-slots.ts';
import { events } from '../../../src/db/schema/events.ts';
import { orderClients } from '../../../src/db/schema/order-keys.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { orderParcels } from '../../../src/db/schema/parcels.ts';
import { staffLog } from '../../../src/db/schema/staff.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { ADDRESS, call, newKey, order, orderOf, priceOf, withToken } from '../../support/buyer.ts';
import { LAMPS, OFFICE_KEY, officeOrders } from '../../support/office-orders.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { openStaff } from '../../support/staff.ts';
import { vanRules } from '../../support/van-rules.ts';

const PATH = '/api/merchant/orders';
const QUOTE = ORDER_ENDPOINTS.quote.path;
/** One van a window, and a service up the stairs. */
const rules = {
  ...vanRules(1),
  services: [
    {
      ...{ id: 'room', name: 'Carry to the room', line: 'Two people.', carriesIn: true },
      ...{ stairs: { upTo: 40, floors: 4 }, perPiece: { large: 50_000 } },
    },
  ],
};

describe.each(ENGINES)('an order by phone on %s', (engine) => {
  let shop: OpenShop;
  let manager: Awaited<ReturnType<typeof openStaff>>;
  const one = { orders: 1, ofOne: 100, pieces: 100 };
  beforeAll(async () => {
    const limits = { email: one, phone: one, network: one };
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: {
        ...{ merchantKey: OFFICE_KEY, limits: { guest: limits, proven: limits }, rules: () => rules },
        paymentMethods: [cashOnDelivery, upi({ id: 'shop@bank', name: 'Shop' })],
      },
    });
    manager = await openStaff(shop.app, shop.database.db, 'manager');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await officeOrders(shop).clear();
    await shop.database.db.delete(deliverySlots);
  });

  const bodyOf = async (more: object = {}) =>
    orderOf(LAMPS, await priceOf(shop.app, LAMPS), { payment: 'upi', ...more });
  /** The first free window and the service, with the quote of both. */
  async function chosen() {
    const { json: plain } = await call(shop.app, QUOTE, { lines: LAMPS, pin: ADDRESS.pin });
    const { earliest } = plain.parcels[0];
    const { json: offered } = await call(shop.app, `/api/delivery/slots?pin=${ADDRESS.pin}&from=${earliest}`);
    const slot = { day: offered.days[0].day, window: offered.days[0].windows[0].window };
    const access = { floor: 2, lift: true };
    const delivery = { services: ['room'], access, slots: [{ parcel: 1, ...slot }] };
    const { json } = await call(shop.app, QUOTE, { lines: LAMPS, pin: ADDRESS.pin, delivery });
    return { delivery, slot, json };
  }
  const take = (body: object, key = newKey()) => manager.call('POST', PATH, body, { 'idempotency-key': key });
  const rowOf = async (number: string) =>
    (await shop.database.db.select().from(orders).where(eq(orders.number, number)))[0];

  it('costs what the quote said, holds the stock, and opens with its link at the payment step', async () => {
    const body = await bodyOf({ gstin: '29AAGCB7383J1Z4' });
    const { status, json, text } = await take(body);
    expect(status, text).toBe(200);
    expect(json.total).toBe(body.total);
    const row = await rowOf(json.number);
    expect(row).toMatchObject({ channel: 'phone', gstin: '29AAGCB7383J1Z4', userId: null, total: body.total });
    const [lamp] = await shop.database.db.select().from(variants).where(eq(variants.sku, 'HRN-1'));
    expect(lamp?.stock).toBe(499);
    const token = json.link.slice(json.link.indexOf('#') + 1);
    const seen = await call(shop.app, `/api/orders/${json.number}`, undefined, withToken(token));
    expect(seen.json.payment.step).toMatchObject({ kind: 'upi', amount: body.total });
  });

  it('is held for a day, and says in timeline and log who took it, without its token', async () => {
    const { json } = await take(await bodyOf());
    const row = await rowOf(json.number);
    const minutes = (Number(row?.expiresAt) - Number(row?.placedAt)) / 60_000;
    expect(minutes).toBe(PAYMENT_HOLD.phoneMinutes);
    const { json: shown } = await manager.call('GET', `${PATH}/${json.number}`);
    expect(shown.timeline[0]).toMatchObject({ state: 'placed', actor: 'merchant' });
    expect(shown.timeline[0].note).toMatch(/^Taken by phone, by .+\.$/);
    const [log] = await shop.database.db.select().from(staffLog).where(eq(staffLog.call, 'takeOrder'));
    expect(log?.userId).toBe(manager.id);
    expect(JSON.stringify(log)).not.toContain(json.link.slice(json.link.indexOf('#') + 1));
    const placed = await shop.database.db.select().from(events).where(eq(events.subject, json.number));
    expect(placed.map(({ type }) => type)).toEqual(['order.placed']);
    const cash = await take(await bodyOf({ payment: 'cod' }));
    expect((await rowOf(cash.json.number))?.expiresAt).toBeNull();
  });

  it('is placed once under its key, also when it is sent again at the same moment', async () => {
    const [body, key] = [await bodyOf(), newKey()];
    const replies = await Promise.all([take(body, key), take(body, key), take(body, key)]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await shop.database.db.$count(orders)).toBe(1);
    expect((await take({ ...body, payment: 'cod' }, key)).status).toBe(422);
    expect((await manager.call('POST', PATH, body)).status).toBe(400);
  });

  it('is delivered as the caller wants: service and window are those of the quote', async () => {
    const { delivery, slot, json: quote } = await chosen();
    expect(quote.services).toMatchObject([{ id: 'room', chosen: true, price: 50_000 }]);
    expect(quote.parcels[0].slot).toMatchObject(slot);
    const { json, status } = await take(await bodyOf({ delivery, total: quote.total }));
    expect(status).toBe(200);
    expect(await rowOf(json.number)).toMatchObject({
      ...{ total: quote.total, delivery: { services: ['room'], access: { floor: 2, lift: true } } },
    });
    const [parcel] = await shop.database.db.select().from(orderParcels);
    expect(parcel).toMatchObject({ slotDay: slot.day, slotWindow: slot.window });
    // What the stairs rule out is not sold by phone either.
    const stairs = { ...delivery, access: { floor: 9, lift: false } };
    const { json: refused } = await call(shop.app, QUOTE, { lines: LAMPS, pin: ADDRESS.pin, delivery: stairs });
    expect(refused.services).toMatchObject([{ chosen: false, blocked: ['HRN-1'] }]);
    expect((await take(await bodyOf({ delivery: stairs, total: quote.total }))).status).toBe(409);
  });

  it('holds its window while its payment link is open, and gives it back when that ends', async () => {
    const { delivery, slot, json: quote } = await chosen();
    const body = await bodyOf({ delivery, total: quote.total });
    const { json: first } = await take(body);
    const booked = () => shop.database.db.select().from(deliverySlots);
    expect(await booked()).toMatchObject([{ day: slot.day, window: slot.window, booked: 1 }]);
    // The last place: the next caller gets the window that is free.
    const { status, json } = await take(body);
    expect([status, json.message]).toEqual([409, expect.stringContaining('The next free time is')]);
    expect(json.full).toMatchObject([{ day: slot.day, window: slot.window }]);
    await shop.database.db.update(orders).set({ expiresAt: new Date(0) });
    expect(await expireOrders(shop.database.db)).toEqual([first.number]);
    expect((await booked()).map(({ booked: places }) => places)).toEqual([0]);
    expect((await take(body)).status).toBe(200);
  });

  it('is not counted by limits per client, which count a shopper (control)', async () => {
    const body = await bodyOf();
    for (let taken = 0; taken < 3; taken++) expect((await take(body)).status).toBe(200);
    expect(await shop.database.db.$count(orderClients)).toBe(0);
    expect(ORDER_LIMITS.guest.email.orders).toBeGreaterThan(0);
    expect((await order(shop.app, body)).status).toBe(200);
    expect((await order(shop.app, body)).status).toBe(429);
  });

  it('is refused with the new quote when a price moved, and for bad fields', async () => {
    const body = await bodyOf();
    const stale = await take({ ...body, total: body.total - 1 });
    expect([stale.status, stale.json.now]).toEqual([409, body.total]);
    expect((await take({ ...body, gstin: '29AAGCB7383J1Z5' })).status).toBe(400);
    expect((await take({ ...body, contact: { ...body.contact, email: '' } })).status).toBe(400);
    expect(await shop.database.db.$count(orders)).toBe(0);
  });
});
