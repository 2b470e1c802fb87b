/** Random carts with the sample shop's own rates: quote, order, invoice and parcels agree to the paisa. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashOnDelivery } from '../../../src/api/payments/cash.ts';
import type { QuoteResponse } from '../../../src/core/checkout/quote-shapes.ts';
import { statesOf } from '../../../src/core/delivery/pin.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import { findLines, findOrder } from '../../../src/db/orders/orders.ts';
import { findParcels } from '../../../src/db/orders/parcels.ts';
import { coupons } from '../../../src/db/schema/coupons.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { readDelivery } from '../../../src/ingest/delivery-content.ts';
import { ADDRESS, call, newKey, orderOf } from '../../support/buyer.ts';
import { differencesOf, type Placed } from '../../support/delivery-sums.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { randomFrom } from '../../support/random-carts.ts';
import { runs } from '../../support/runs.ts';

const CARTS = { pglite: runs(300, 2000), postgres: runs(100, 200) };
/** Metro, city, remote, hills, islands. */
const PINS = ['560038', '302001', '190001', '171001', '744101'];
const rules = readDelivery('content');

describe.each(ENGINES)('random carts on %s', (engine) => {
  let shop: OpenShop;
  let skus: string[];
  beforeAll(async () => {
    const paymentMethods = [{ ...cashOnDelivery, takes: () => true }];
    shop = await openShop(engine, { orders: { rules: () => rules, paymentMethods, limits: null } });
    const { db } = shop.database;
    await db.insert(coupons).values([
      { code: 'SEVENTH', percent: 7 },
      { code: 'ODD', amount: 123_457 },
    ]);
    // A third of the pieces is made to order, a third arrives later, so that parcels differ.
    await db.execute(sql`update variants set lead_weeks = case when hashtext(sku) % 3 = 0 then 6 end,
      arrives_on = case when hashtext(sku) % 3 = 1 then current_date + 30 end`);
    skus = (await db.select().from(variants)).map(({ sku }) => sku).sort();
  });
  afterAll(() => shop.close());

  function randomRequest(random: () => number) {
    const upTo = (max: number) => Math.floor(random() * (max + 1));
    const one = <T>(choices: readonly T[]) => choices[upTo(choices.length - 1)] as T;
    const chosen = new Set(Array.from({ length: 1 + upTo(4) }, () => one(skus)));
    const pin = one(PINS);
    const coupon = one([undefined, undefined, 'SEVENTH', 'ODD', 'NONE']);
    return {
      lines: [...chosen].map((sku) => ({ sku, quantity: 1 + upTo(3) })),
      pin,
      ...(coupon && { coupon }),
      delivery: {
        services: rules.services.filter(() => random() < 0.5).map(({ id }) => id),
        split: random() < 0.5,
        access: one([null, { floor: 0, lift: null }, { floor: 5, lift: true }, { floor: 2, lift: false }]),
      },
    };
  }

  /** Null for a cart that cannot be ordered. */
  async function place(random: () => number): Promise<Placed | null> {
    const { db } = shop.database;
    const { pin, lines, ...chosen } = randomRequest(random);
    const asked = await call(shop.app, ORDER_ENDPOINTS.quote.path, { pin, lines, ...chosen });
    const quote: QuoteResponse = asked.json;
    if (asked.status !== 200 || quote.changes.length > 0) return null;
    const address = { ...ADDRESS, pin, state: statesOf(pin)[0] };
    const body = orderOf(lines, quote.total, { ...chosen, address });
    const ordered = await call(shop.app, ORDER_ENDPOINTS.placeOrder.path, body, { 'idempotency-key': newKey() });
    expect(ordered.text).toContain('"number"');
    const order = await findOrder(db, ordered.json.number);
    if (!order) throw new Error('The order is missing.');
    return { quote, order, lines: await findLines(db, order.number), parcels: await findParcels(db, order.number) };
  }

  it('cost the same in the quote, the order, its invoice and its parcels', async () => {
    const random = randomFrom(25);
    const met = { parcels: 0, services: 0, surcharges: 0, discounts: 0, free: 0, blocked: 0 };
    let last: Placed | null = null;
    for (let cart = 0, tries = 0; cart < CARTS[engine]; tries++) {
      if (tries % 50 === 0) await shop.database.db.execute(sql`update variants set stock = 500`);
      const placed = await place(random);
      if (!placed) continue;
      cart++;
      last = placed;
      expect(differencesOf(placed), JSON.stringify(placed.quote)).toEqual([]);
      const { quote } = placed;
      if (quote.parcels.length > 1) met.parcels++;
      if (quote.discount > 0) met.discounts++;
      if (quote.shipping === 0) met.free++;
      if (quote.services.some(({ blocked }) => blocked.length > 0)) met.blocked++;
      for (const { kind } of quote.parcels.flatMap(({ charges }) => charges)) {
        if (kind === 'service') met.services++;
        if (kind === 'surcharge') met.surcharges++;
      }
    }
    // The carts meet every kind of charge often.
    for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(CARTS[engine] / 100);

    // Control: a paisa that is lost anywhere is found.
    if (!last) throw new Error('No order was placed.');
    const [first, ...others] = last.parcels;
    if (!first) throw new Error('The order has no parcel.');
    const lost = { ...last, parcels: [{ ...first, shipping: first.shipping + 1 }, ...others] };
    expect(differencesOf(lost)).toHaveLength(2);
    expect(differencesOf({ ...last, order: { ...last.order, total: last.order.total + 1 } })).not.toEqual([]);
    expect(differencesOf({ ...last, quote: { ...last.quote, total: last.quote.total - 1 } })).toHaveLength(1);
  }, 600_000);
});
