/** Booking delivery windows on PostgreSQL: PGlite runs one statement at a time and would hide races. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteFor } from '../../../src/api/orders/quotes.ts';
import { HOME_DELIVERY } from '../../../src/core/delivery/parcel.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import { expireOrders } from '../../../src/db/orders/order-moves.ts';
import { deliverySlots } from '../../../src/db/schema/delivery-slots.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { orderParcels } from '../../../src/db/schema/parcels.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { ADDRESS, call, order, orderOf, type Reply, withToken } from '../../support/buyer.ts';
import { times } from '../../support/http-post.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { buyersOf, place } from '../../support/place-order.ts';
import { smallContent } from '../../support/small-content.ts';
import { withoutDefence } from '../../support/sql-function.ts';
import { vanRules } from '../../support/van-rules.ts';

const BUYERS = 500;
const SLOTS = 20;
const PLACES = 5;
/** The concurrency limit of checkout. */
const AT_ONCE = 60;
/** Orders of different pieces do not wait for each other's stock. */
const SKUS = ['HRN-1', 'SHL-1'];

type Time = { readonly day: string; readonly window: string };

describe('delivery windows on PostgreSQL', () => {
  let shop: OpenShop;
  let open: Time[];
  const totals = new Map<string, number>();
  beforeAll(async () => {
    shop = await openShop('postgres', {
      contentDir: smallContent().folder,
      orders: { limits: null, rules: () => vanRules(PLACES) },
    });
    await shop.database.db.update(variants).set({ stock: 10_000 });
    for (const sku of SKUS) {
      const { json } = await call(shop.app, ORDER_ENDPOINTS.quote.path, {
        lines: [{ sku, quantity: 1 }],
        pin: ADDRESS.pin,
      });
      totals.set(sku, json.total);
      const { earliest } = json.parcels[0];
      const { json: offered } = await call(shop.app, `/api/delivery/slots?pin=${ADDRESS.pin}&from=${earliest}`);
      open = offered.days.flatMap(({ day, windows }: { day: string; windows: { window: string }[] }) =>
        windows.map(({ window }) => ({ day, window })),
      );
    }
  });
  afterAll(() => shop.close());
  const db = () => shop.database.db;
  beforeEach(async () => {
    await db().execute(sql`delete from order_keys`);
    await db().execute(sql`delete from orders`);
    await db().execute(sql`delete from delivery_slots`);
  });

  const book = (sku: string, time: Time, more: object = {}) =>
    order(
      shop.app,
      orderOf([{ sku, quantity: 1 }], totals.get(sku) ?? 0, {
        delivery: { slots: [{ parcel: 1, ...time }] },
        ...more,
      }),
    );

  /** Orders of one piece for a window, without the checkout's queue. */
  async function ordersOf(sku: string, time: Time) {
    const lines = [{ sku, quantity: 1 }];
    const delivery = { ...HOME_DELIVERY, slots: [{ parcel: 1, ...time }] };
    const asked = { lines, pin: ADDRESS.pin, delivery };
    const { quote } = await quoteFor({ db: db(), rules: vanRules(PLACES) }, asked, new Date());
    const next = await buyersOf(db(), lines);
    return () => ({ ...next(), quote });
  }

  /** Each window is wanted by as many buyers. */
  async function rush(): Promise<Reply[]> {
    const replies: Reply[] = [];
    let next = 0;
    await times(BUYERS, AT_ONCE, async () => {
      const number = next++;
      const time = open[number % SLOTS] as Time;
      replies.push(await book(SKUS[Math.floor(number / SLOTS) % SKUS.length] as string, time));
    });
    return replies;
  }
  const counts = async () => (await db().select().from(deliverySlots)).map(({ booked }) => booked);
  const booked = async () => {
    const rows = await db().select().from(orderParcels);
    const bySlot = Map.groupBy(rows, ({ slotDay, slotWindow }) => `${slotDay} ${slotWindow}`);
    return [...bySlot.values()].map(({ length }) => length);
  };

  it(`${BUYERS} buyers of ${SLOTS} windows with ${PLACES} places each: ${SLOTS * PLACES} bookings, the others read the next free window`, async () => {
    const replies = await rush();
    const refused = replies.filter(({ status }) => status === 409);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(SLOTS * PLACES);
    expect(refused).toHaveLength(BUYERS - SLOTS * PLACES);
    for (const { json } of refused) {
      const [full] = json.full;
      expect(json.message).toMatch(/has just been taken\. The next free time is .+\./);
      expect(full.next).toMatchObject({ day: expect.any(String), window: expect.any(String) });
      expect([full.next.day, full.next.window]).not.toEqual([full.day, full.window]);
    }
    expect(await counts()).toEqual(Array.from({ length: SLOTS }, () => PLACES));
    expect(await booked()).toEqual(Array.from({ length: SLOTS }, () => PLACES));
    expect(await db().$count(orders)).toBe(SLOTS * PLACES);
  });

  it('more would be booked than there are places if the function did not check (control)', async () => {
    await withoutDefence(db(), 'write_parcels', / WHERE s\.booked < booking\.slot_capacity/, async () => {
      const orders = await Promise.all(SKUS.map((sku) => ordersOf(sku, open[0] as Time)));
      const all = orders.flatMap((next) => Array.from({ length: PLACES }, () => place(db(), next())));
      expect(new Set(await Promise.all(all))).toEqual(new Set(['placed']));
      expect(Math.max(...(await booked()))).toBeGreaterThan(PLACES);
    });
  });

  it('places held by abandoned payments return when the orders expire', async () => {
    const [time] = open as [Time];
    for (let place = 0; place < PLACES; place++) expect((await book('HRN-1', time)).status).toBe(200);
    expect((await book('HRN-1', time)).status).toBe(409);
    await db()
      .update(orders)
      .set({ payment: 'upi', expiresAt: new Date(0) });
    await expireOrders(db());
    expect(await counts()).toEqual([0]);
    expect((await book('HRN-1', time)).status).toBe(200);
  });

  it('they would stay taken if nothing released them (control)', async () => {
    const [time] = open as [Time];
    for (let place = 0; place < PLACES; place++) await book('HRN-1', time);
    await withoutDefence(db(), 'release_parcels', /UPDATE delivery_slots SET booked = booked - 1[^;]+;/, async () => {
      await db()
        .update(orders)
        .set({ payment: 'upi', expiresAt: new Date(0) });
      await expireOrders(db());
      expect((await book('HRN-1', time)).status).toBe(409);
    });
  });

  it('a booking moves, and is given back, without a double one', async () => {
    const [first, second] = open as [Time, Time];
    const { json } = await book('HRN-1', first);
    const headers = withToken(json.token);
    const move = (slot: Time | null) =>
      call(shop.app, `/api/orders/${json.number}/slots`, { parcel: 1, slot }, headers);
    const held = async () =>
      (await db().select().from(deliverySlots).where(eq(deliverySlots.booked, 1))).map(({ day, window }) => ({
        day,
        window,
      }));
    const { json: offered } = await call(shop.app, `/api/orders/${json.number}/slots`, undefined, headers);
    expect(offered.parcels).toMatchObject([{ parcel: 1, slot: first, changeable: true }]);
    const moved = await Promise.all([move(second), move(second), move(second)]);
    expect(moved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await held()).toEqual([second]);
    expect(moved[0]?.json.delivery).toEqual({ from: second.day, to: second.day });
    expect(moved[0]?.json.timeline.at(-1)).toMatchObject({
      actor: 'shopper',
      note: expect.stringContaining('Delivery time'),
    });
    expect((await move(null)).status).toBe(200);
    expect(await held()).toEqual([]);
    expect((await move({ day: first.day, window: 'night' })).status).toBe(409);
  });

  it('many that change places never take more than there are, and never wait for each other', async () => {
    const [left, right] = open as [Time, Time];
    const booked = await Promise.all(
      Array.from({ length: 2 * PLACES }, (_, index) => book(SKUS[index % 2] as string, index % 2 ? left : right)),
    );
    const ends = await Promise.all(
      booked.map(({ json }, index) =>
        call(
          shop.app,
          `/api/orders/${json.number}/slots`,
          { parcel: 1, slot: index % 2 ? right : left },
          withToken(json.token),
        ),
      ),
    );
    // Both windows are full, so that each move is refused.
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([409]));
    expect(await counts()).toEqual([PLACES, PLACES]);
  });

  it('the cut-off ends changes by the shopper', async () => {
    const [time] = open as [Time];
    const { json } = await book('HRN-1', time);
    await db().update(orderParcels).set({ slotDay: '2026-01-05' });
    const { json: offered } = await call(
      shop.app,
      `/api/orders/${json.number}/slots`,
      undefined,
      withToken(json.token),
    );
    expect(offered.parcels).toMatchObject([{ changeable: false, days: [] }]);
    const late = await call(
      shop.app,
      `/api/orders/${json.number}/slots`,
      { parcel: 1, slot: null },
      withToken(json.token),
    );
    expect(late.status).toBe(409);
  });
});
