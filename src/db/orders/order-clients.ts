/** Clients of orders, stored while an order counts towards a limit. */
import { sql } from 'drizzle-orm';
import { SAMPLES } from '../../core/samples/constants.ts';
import { SAMPLE_PAYMENT } from '../../core/samples/sample-order.ts';
import type { Db } from '../engine/db.ts';
import { orderClients } from '../schema/order-keys.ts';
import { orders } from '../schema/orders.ts';

/** orders: placed within 24 hours. ofOne, pieces: quantities held by orders that are neither paid nor confirmed. */
export type ClientLimit = { readonly orders: number; readonly ofOne: number; readonly pieces: number };

/** Hash and limit of a client. */
export type OrderClient = ClientLimit & { readonly client: string };

/** Removes clients of orders older than a day that hold no unpaid, unconfirmed items, and of samples that count no more. */
export async function removeOldClients(db: Db): Promise<void> {
  const counts = sql`${orders.placedAt} > now() - interval '1 day' or (${orders.state} = 'placed' and ${orders.paymentState} in ('due', 'claimed')) or (${orders.payment} = ${SAMPLE_PAYMENT} and ${orders.state} <> 'cancelled' and ${orders.placedAt} > now() - make_interval(days => ${SAMPLES.days}))`;
  await db
    .delete(orderClients)
    .where(sql`not exists (select from ${orders} where ${orders.number} = ${orderClients.number} and (${counts}))`);
}
