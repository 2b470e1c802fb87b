/** Copies price, discount and stock of each product's default variant to the product's row. */
import { sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';

/** Copies again, with the product rows locked. A trigger covers updates of variants; call this after inserts and deletes. */
export async function refreshAvailability(tx: Db, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select refresh_availability(${sql.param([...productIds])}::text[])`);
}
