/** Releases stock and coupon of a cancelled order. */
import { eq, sql } from 'drizzle-orm';
import { lockVariants } from '../catalogue/locks.ts';
import type { Db } from '../engine/db.ts';
import { coupons } from '../schema/coupons.ts';
import { orderLines } from '../schema/order-lines.ts';
import { variants } from '../schema/variants.ts';
import { cancelParcels } from './parcels.ts';
import type { OrderRow } from './rows.ts';

/** Returns items to stock, locking variants in the same order as place_order(), and releases the coupon and what the parcels hold. */
export async function releaseStock(tx: Db, { number, coupon }: OrderRow): Promise<void> {
  const lines = tx
    .select({ sku: orderLines.sku, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.number, number))
    .as('lines');
  await lockVariants(tx, sql`${variants.sku} in (select sku from ${orderLines} where number = ${number})`);
  await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} + ${lines.quantity}` })
    .from(lines)
    .where(eq(variants.sku, lines.sku));
  if (coupon !== null) {
    await tx
      .update(coupons)
      .set({ used: sql`greatest(${coupons.used} - 1, 0)` })
      .where(eq(coupons.code, coupon));
  }
  await cancelParcels(tx, number);
}
