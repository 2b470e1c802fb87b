/** Checks that orders, stock, coupons and payments of a database agree with each other to the piece and the paisa. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { shippingTax } from '../../src/core/checkout/quote.ts';
import { includedTax } from '../../src/core/checkout/tax.ts';
import { orderStateOf } from '../../src/core/delivery/parcel-states.ts';
import { isAgreed } from '../../src/core/order/returns.ts';
import type { Db } from '../../src/db/engine/db.ts';
import { findLines } from '../../src/db/orders/orders.ts';
import { findParcels, type ParcelRow } from '../../src/db/orders/parcels.ts';
import type { LineRow, OrderRow } from '../../src/db/orders/rows.ts';
import { readBalance } from '../../src/db/payments/ledger.ts';
import { coupons } from '../../src/db/schema/coupons.ts';
import { orderLines } from '../../src/db/schema/order-lines.ts';
import { orders } from '../../src/db/schema/orders.ts';
import { variants } from '../../src/db/schema/variants.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Pieces on the shelf and in orders that have not been cancelled, by SKU. */
export async function piecesOf(db: Db): Promise<Record<string, number>> {
  const shelf = await db.select().from(variants);
  const open = new Set(
    (await db.select().from(orders).where(ne(orders.state, 'cancelled'))).map(({ number }) => number),
  );
  const held = (await db.select().from(orderLines)).filter(({ number }) => open.has(number));
  return Object.fromEntries(
    shelf.map(({ sku, stock }) => [
      sku,
      stock + sum(held.filter((one) => one.sku === sku).map(({ quantity }) => quantity)),
    ]),
  );
}

/** Totals are the sum of their parts, each calculated anew from the lines. */
export function checkTotals(order: OrderRow, lines: readonly LineRow[]): void {
  expect(order.subtotal).toBe(sum(lines.map(({ price, quantity }) => price * quantity)));
  expect(order.discount).toBe(sum(lines.map(({ discount }) => discount)));
  expect(order.total).toBe(order.subtotal - order.discount + order.shipping);
  for (const { amount, discount, gstPercent, gst } of lines)
    expect(gst).toBe(includedTax(amount - discount, gstPercent));
  const taxed = lines.map(({ hsn, gstPercent, quantity }) => ({ tax: { hsn, percent: gstPercent }, quantity }));
  expect(order.gst).toBe(sum(lines.map(({ gst }) => gst)) + shippingTax(order.shipping, taxed));
}

/** Received, refunded and owed leave what the order costs, less what is still due. */
export async function checkMoney(db: Db, order: OrderRow): Promise<void> {
  const { received, refunded, owed, due, ledger, returned } = await readBalance(db, order);
  const back = [...ledger.allowances, ...returned.filter(isAgreed)].map(({ amount }) => amount);
  const cost = order.state === 'cancelled' ? 0 : order.total - sum(back);
  expect(received - refunded - owed + due).toBe(cost);
  if (order.paymentState === 'paid') expect(due).toBe(0);
  if (order.paymentState === 'due' && order.state !== 'cancelled') expect(due).toBeGreaterThan(0);
  expect(order.refundSince !== null).toBe(owed > 0);
}

/** The order's state, invoice and day of delivery follow from its parcels. */
function checkStates(order: OrderRow, parcels: readonly ParcelRow[]): void {
  const follows = orderStateOf(parcels.map(({ state }) => state));
  const onTheWay = ['packed', 'shipped', 'delivered'].includes(order.state);
  if (follows || onTheWay) expect(isReturning(order) ? 'delivered' : order.state).toBe(follows);
  expect(order.invoiceNumber !== null).toBe(follows !== null);
  const last = Math.max(...parcels.map(({ deliveredAt }) => deliveredAt?.getTime() ?? Number.POSITIVE_INFINITY));
  expect(order.deliveredAt?.getTime() ?? Number.POSITIVE_INFINITY).toBe(last);
  for (const { transport, store } of parcels) expect(transport === 'pickup').toBe(store !== null);
}

const isReturning = ({ state }: OrderRow) => state.startsWith('return-') || state === 'refunded';

/** Pieces that stand in stores, and those that open orders have taken from them, by store and SKU. */
export async function storePiecesOf(db: Db): Promise<Record<string, number>> {
  const { rows } = (await db.execute(sql`
    select place, sum(stock)::int as stock from (
      select store || ' ' || sku as place, stock from store_stock
      union all
      select p.store || ' ' || l.sku, l.from_store from order_parcels p join order_parcel_lines l using (number, parcel)
      where p.store is not null and p.state <> 'cancelled' and l.from_store > 0) pieces
    group by place order by place`)) as unknown as { rows: { place: string; stock: number }[] };
  return Object.fromEntries(rows.map(({ place, stock }) => [place, stock]));
}

/** Every window is booked by as many parcels as are sent in it. */
export async function checkSlots(db: Db): Promise<void> {
  const { rows } = (await db.execute(sql`
    select s.zone, s.day::text, s."window", s.booked, (select count(*)::int from order_parcels p
      where p.slot_zone = s.zone and p.slot_day = s.day and p.slot_window = s."window" and p.state <> 'cancelled') as sent
    from delivery_slots s`)) as unknown as { rows: { booked: number; sent: number }[] };
  for (const slot of rows) expect(slot.booked, JSON.stringify(slot)).toBe(slot.sent);
}

/** Parcels hold all pieces once, and add up to the order. */
export async function checkParcels(db: Db, order: OrderRow, lines: readonly LineRow[]): Promise<void> {
  const parcels = await findParcels(db, order.number);
  expect(order.shipping).toBe(sum(parcels.map(({ shipping }) => shipping)));
  expect(order.subtotal - order.discount).toBe(sum(parcels.map(({ amount }) => amount)));
  for (const { charges, shipping } of parcels) expect(shipping).toBe(sum(charges.map(({ amount }) => amount)));
  const sent = parcels.flatMap((parcel) => parcel.lines.map(({ sku, quantity }) => ({ sku, quantity })));
  const bySku = (a: { sku: string }, b: { sku: string }) => (a.sku < b.sku ? -1 : 1);
  expect(sent.toSorted(bySku)).toEqual(lines.map(({ sku, quantity }) => ({ sku, quantity })).toSorted(bySku));
  const states = parcels.map(({ state }) => state);
  expect(states.every((state) => state === 'cancelled')).toBe(order.state === 'cancelled');
  checkStates(order, parcels);
}

/** Checks one order, and that a coupon is used as often as live orders have it. */
export async function checkOrder(db: Db, order: OrderRow): Promise<void> {
  const lines = await findLines(db, order.number);
  checkTotals(order, lines);
  await checkParcels(db, order, lines);
  await checkMoney(db, order);
  for (const { code, used } of await db.select().from(coupons)) {
    expect(used, code).toBe(await db.$count(orders, and(eq(orders.coupon, code), ne(orders.state, 'cancelled'))));
  }
}
