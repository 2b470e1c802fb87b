/** Clients of orders are kept while an order counts for a limit, and removed afterwards. */
import { sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { orderClients, orders } from '../schema/orders.ts';

/** orders: placed within 24 hours. ofOne, pieces: held at once by orders that are neither paid nor confirmed. */
export type ClientLimit = { readonly orders: number; readonly ofOne: number; readonly pieces: number };

/** Hash and limit of a client. */
export type OrderClient = ClientLimit & { readonly client: string };

/** Removes the clients of orders that are older than a day and hold no unpaid, unconfirmed pieces. */
export async function removeOldClients(db: Db): Promise<void> {
  const counts = sql`${orders.placedAt} > now() - interval '1 day' or (${orders.state} = 'placed' and ${orders.paymentState} in ('due', 'claimed'))`;
  await db
    .delete(orderClients)
    .where(sql`not exists (select from ${orders} where ${orders.number} = ${orderClients.number} and (${counts}))`);
}
