/** Finds who has received a product. */
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { SAMPLE_PAYMENT } from '../../core/samples/sample-order.ts';
import type { Db } from '../engine/db.ts';
import { orderLines } from '../schema/order-lines.ts';
import { orders } from '../schema/orders.ts';
import { type Owner, ownedBy } from './orders.ts';
import type { OrderRow } from './rows.ts';

/** Identifies purchases: one order, or all orders of an owner. */
export type Buyer = { readonly number: string } | Owner;

/** Returns the buyer's newest delivered order with a product, or null. A sample of it is not a purchase. */
export async function findDelivered(db: Db, buyer: Buyer, productId: string): Promise<OrderRow | null> {
  const own = 'number' in buyer ? eq(orders.number, buyer.number) : ownedBy(buyer);
  const [row] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.number, orders.number))
    .where(
      and(own, eq(orderLines.productId, productId), isNotNull(orders.deliveredAt), ne(orders.payment, SAMPLE_PAYMENT)),
    )
    .orderBy(desc(orders.deliveredAt))
    .limit(1);
  return row?.order ?? null;
}
