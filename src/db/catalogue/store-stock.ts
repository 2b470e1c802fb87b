/** Pieces of variants that stand in stores. They are part of the variants' stock. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { storeStock, variants } from '../schema/variants.ts';
import { lockVariants } from './locks.ts';

/** Never more than what is left of the variant's stock: sold pieces may still stand in the store. */
const LEFT = sql<number>`least(${storeStock.stock}, ${variants.stock})`.mapWith(Number);

export type KeptPieces = { readonly store: string; readonly sku: string; readonly stock: number };

/** What all stores keep of these SKUs; stores without a piece are left out. */
export function findKept(db: Db, skus: readonly string[]): Promise<KeptPieces[]> {
  if (skus.length === 0) return Promise.resolve([]);
  return db
    .select({ store: storeStock.store, sku: storeStock.sku, stock: LEFT })
    .from(storeStock)
    .innerJoin(variants, eq(variants.sku, storeStock.sku))
    .where(and(inArray(storeStock.sku, [...skus]), sql`${LEFT} > 0`));
}

/** What one store keeps, by SKU. */
export async function keptIn(db: Db, store: string | null, skus: readonly string[]): Promise<Map<string, number>> {
  const kept = store === null ? [] : await findKept(db, skus);
  return new Map(kept.filter((one) => one.store === store).map(({ sku, stock }) => [sku, stock]));
}

/** What was recorded for all stores of these SKUs, also where less is left of the stock. */
export async function storeStockOf(db: Db, skus: readonly string[]): Promise<Map<string, KeptPieces[]>> {
  const rows =
    skus.length === 0
      ? []
      : await db
          .select()
          .from(storeStock)
          .where(inArray(storeStock.sku, [...skus]));
  return Map.groupBy(rows, ({ sku }) => sku);
}

/** changed: another number than was seen. more: the stores would have more pieces than the variant's stock. */
export type StoreStockResult = 'set' | 'gone' | 'changed' | 'more';

/** Sets how many pieces of a SKU stand in a store, if there are still as many as were seen. */
export function setStoreStock(
  db: Db,
  { store, sku, stock }: KeptPieces,
  seen: number | undefined,
): Promise<StoreStockResult> {
  return transact(db, async (tx) => {
    await lockVariants(tx, eq(variants.sku, sku));
    const [variant] = await tx.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku));
    if (!variant) return 'gone';
    const rows = (await storeStockOf(tx, [sku])).get(sku) ?? [];
    const now = rows.find((one) => one.store === store)?.stock ?? 0;
    if (seen !== undefined && seen !== now) return 'changed';
    const others = rows.reduce((sum, one) => sum + one.stock, 0) - now;
    if (stock > now && others + stock > variant.stock) return 'more';
    await writeStoreStock(tx, [{ store, sku, stock }]);
    return 'set';
  });
}

/** Writes numbers of pieces by store; the variants must be locked. 0 removes a row. */
export async function writeStoreStock(tx: Db, rows: readonly KeptPieces[]): Promise<void> {
  for (const { store, sku, stock } of rows) {
    if (stock === 0) await tx.delete(storeStock).where(and(eq(storeStock.store, store), eq(storeStock.sku, sku)));
    else
      await tx
        .insert(storeStock)
        .values({ store, sku, stock })
        .onConflictDoUpdate({ target: [storeStock.store, storeStock.sku], set: { stock } });
  }
}
