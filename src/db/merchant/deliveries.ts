/** Reads the booked deliveries of a day. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { orderLines } from '../schema/order-lines.ts';
import { orders } from '../schema/orders.ts';
import { orderParcelLines, orderParcels } from '../schema/parcels.ts';

/**
 * What is left to pay of an order in cash, in minor units. It is taken once, with the order's last parcel: 0 while another one
 * comes later or has no booked day.
 */
const CASH = sql<number>`case when ${orders.payment} = 'cod' and ${orders.paymentState} = 'due' and not exists (
    select 1 from order_parcels p where p.number = ${orders.number} and p.state not in ('delivered', 'cancelled')
      and (p.slot_day is null or (p.slot_day, p.parcel) > (${orderParcels.slotDay}, ${orderParcels.parcel})))
  then ${orders.total}
    - (select coalesce(sum(r.amount), 0) from returns r where r.number = ${orders.number} and r.state in ('approved', 'refunded'))
    - (select coalesce(sum(a.amount), 0) from order_allowances a where a.number = ${orders.number})
  else 0 end`.mapWith(Number);

/** Parcels that are booked for a day, each with its order, its lines and the cash to take; cancelled ones are left out. */
export async function findDeliveries(db: Db, day: string) {
  const rows = await db
    .select({
      parcel: orderParcels,
      order: orders,
      of: sql<number>`(select count(*)::int from order_parcels p where p.number = ${orders.number} and p.state <> 'cancelled')`,
      cash: CASH,
    })
    .from(orderParcels)
    .innerJoin(orders, eq(orders.number, orderParcels.number))
    .where(and(eq(orderParcels.slotDay, day), ne(orderParcels.state, 'cancelled'), ne(orders.state, 'cancelled')));
  const lines = await db
    .select({
      ...{ number: orderParcelLines.number, parcel: orderParcelLines.parcel, quantity: orderParcelLines.quantity },
      name: sql<string>`min(${orderLines.name})`,
      variant: sql<string>`min(${orderLines.variant})`,
    })
    .from(orderParcelLines)
    .innerJoin(
      orderParcels,
      and(eq(orderParcels.number, orderParcelLines.number), eq(orderParcels.parcel, orderParcelLines.parcel)),
    )
    .innerJoin(
      orderLines,
      and(eq(orderLines.number, orderParcelLines.number), eq(orderLines.sku, orderParcelLines.sku)),
    )
    .where(eq(orderParcels.slotDay, day))
    .groupBy(orderParcelLines.number, orderParcelLines.parcel, orderParcelLines.sku, orderParcelLines.quantity);
  const keyOf = ({ number, parcel }: { number: string; parcel: number }) => `${number} ${parcel}`;
  const byParcel = Map.groupBy(lines, keyOf);
  return rows.map((row) => ({ ...row, lines: byParcel.get(keyOf(row.parcel)) ?? [] }));
}
