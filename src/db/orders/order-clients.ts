/** Clients of orders are kept while an order counts for a limit, and removed afterwards. */
import { sql } from 'drizzle-orm';
import type { Db } from '../engine/open.ts';
import { orderClients, orders } from '../schema/orders.ts';

/** Removes the clients of orders that are older than a day and hold no unpaid, unconfirmed pieces. */
export async function removeOldClients(db: Db): Promise<void> {
  const counts = sql`${orders.placedAt} > now() - interval '1 day' or (${orders.state} = 'placed' and ${orders.paymentState} in ('due', 'claimed'))`;
  await db
    .delete(orderClients)
    .where(sql`not exists (select from ${orders} where ${orders.number} = ${orderClients.number} and (${counts}))`);
}
