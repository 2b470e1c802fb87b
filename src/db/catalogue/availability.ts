/** Availability: price, discount and stock of a product's default variant, copied to the product's row. */
import { sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';

/**
 * Copies them again, with the product rows locked. A trigger does so after an update of variants; call this after they
 * were inserted or deleted.
 */
export async function refreshAvailability(tx: Db, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select refresh_availability(${sql.param([...productIds])}::text[])`);
}
