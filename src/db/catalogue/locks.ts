/** Locks of the catalogue. Every writer takes them in this order, so that no two deadlock: catalogue, variants by SKU, products by id. */
import { asc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../engine/db.ts';
import { products, variants } from '../schema/shop.ts';

/** An advisory lock that nothing else on the server uses. */
const CATALOGUE_LOCK = 7_276_443;

/** One seed or import at a time; orders do not wait for it. Held until the transaction ends, like the locks below. */
export async function lockCatalogue(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(CATALOGUE_LOCK))})`);
}

/** A condition that takes the list as one parameter, however long it is. */
export const isAnyOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;

/** Locks variants; statements after it read them as they were last committed. */
export async function lockVariants(tx: Db, condition: SQL): Promise<void> {
  await tx.select({ one: sql`1` }).from(variants).where(condition).orderBy(asc(variants.sku)).for('update');
}

/** Locks products. 'update' is for writers that change keys or delete; else rows that refer to them can still be inserted. */
export async function lockProducts(
  tx: Db,
  ids: readonly string[],
  strength: 'no key update' | 'update' = 'no key update',
): Promise<void> {
  await tx
    .select({ one: sql`1` })
    .from(products)
    .where(isAnyOf(products.id, ids))
    .orderBy(asc(products.id))
    .for(strength);
}
