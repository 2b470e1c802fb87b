/** Deletes old idempotency keys. */
import { lt, sql } from 'drizzle-orm';
import { ORDER } from '../../core/order/constants.ts';
import type { Db } from '../engine/db.ts';
import { orderKeys } from '../schema/order-keys.ts';

export async function removeOldKeys(db: Db): Promise<void> {
  const age = sql.raw(`make_interval(days => ${ORDER.keyDays})`);
  await db.delete(orderKeys).where(lt(orderKeys.createdAt, sql`now() - ${age}`));
}
