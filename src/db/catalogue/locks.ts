/**
 * Locks of the catalogue. All writers take them in this order to avoid deadlocks: catalogue, variants by SKU, products by
 * id.
 */
import { asc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../engine/db.ts';
import { products } from '../schema/products.ts';
import { variants } from '../schema/variants.ts';

/** Advisory lock number, unique on the server. */
const CATALOGUE_LOCK = 7_276_443;

/** Serializes seeds and imports; orders do not wait. Held until the transaction ends, like the locks below. */
export async function lockCatalogue(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(CATALOGUE_LOCK))})`);
}

/** Takes the list as one parameter, whatever its length. */
export const isAnyOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`;

/** Locks variants; later statements in the transaction read their last committed state. */
export async function lockVariants(tx: Db, condition: SQL): Promise<void> {
  await tx.select({ one: sql`1` }).from(variants).where(condition).orderBy(asc(variants.sku)).for('update');
}

/** Locks products. 'update' is for writers that change keys or delete; the default still allows inserts that reference them. */
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
