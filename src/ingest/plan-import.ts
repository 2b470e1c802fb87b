/** Plans a whole product file against the catalogue as it is. Reads the database and writes nothing. */
import { createHash } from 'node:crypto';
import { or } from 'drizzle-orm';
import { isChange } from '../core/merchant/import-plan.ts';
import { ownersOf, readManyEdited } from '../db/catalogue/edited-product.ts';
import { isAnyOf } from '../db/catalogue/locks.ts';
import { storeStockOf } from '../db/catalogue/store-stock.ts';
import type { Db } from '../db/engine/db.ts';
import { categories, collections } from '../db/schema/entries.ts';
import { products } from '../db/schema/products.ts';
import { variants } from '../db/schema/variants.ts';
import type { Media } from '../media/media.ts';
import { type CreatedProduct, planNew } from './plan-new.ts';
import { type PlannedProduct, type PlannedRow, planProduct } from './plan-product.ts';
import type { Fault, ProductRecord } from './product-file.ts';

export type Plan = {
  readonly known: readonly PlannedProduct[];
  readonly created: readonly CreatedProduct[];
  readonly rows: readonly PlannedRow[];
  readonly faults: readonly Fault[];
};

const byLine = <T extends { readonly line: number }>(list: readonly T[]) => list.toSorted((a, b) => a.line - b.line);

/** Identifies what a plan changes, and nothing else. */
export const hashOf = (rows: readonly PlannedRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.filter(isChange).map(({ line, sku, kind, changes }) => [line, sku, kind, changes])))
    .digest('base64url')
    .slice(0, 22);

/** A row with a fault is faulty, whatever else it would do. */
function markFaulty(rows: readonly PlannedRow[], faults: readonly Fault[]): PlannedRow[] {
  const lines = new Set(faults.map(({ line }) => line));
  return rows.map((row) => (lines.has(row.line) ? { ...row, kind: 'faulty' } : row));
}

/** records are those of a file without faults of its own. storeSlugs: stores that may keep pieces; left out: any. */
export async function planImport(
  db: Db,
  records: readonly ProductRecord[],
  media: Media | undefined,
  storeSlugs?: ReadonlySet<string>,
): Promise<Plan> {
  const skus = records.map(({ cells }) => cells.sku as string);
  const slugs = records.flatMap(({ cells }) => cells.slug ?? []);
  // One after the other: a transaction runs one statement at a time.
  const owned = await db
    .select({ sku: variants.sku, id: variants.productId })
    .from(variants)
    .where(isAnyOf(variants.sku, skus));
  const ids = [...new Set(owned.map(({ id }) => id))];
  const stored = await readManyEdited(db, or(isAnyOf(products.id, ids), isAnyOf(products.slug, slugs)));
  const places = await db.select().from(categories);
  const sets = await db.select({ slug: collections.slug }).from(collections);
  const known = new Set(owned.map(({ sku }) => sku));
  const taken = await ownersOf(
    db,
    skus.filter((sku) => !known.has(sku)),
    null,
  );
  const ownerOf = new Map(owned.map(({ sku, id }) => [sku, id]));
  const bySlug = new Map(stored.map((one) => [one.product.slug, one.id]));
  const groups = Map.groupBy(
    records,
    ({ cells }) => ownerOf.get(cells.sku as string) ?? bySlug.get(cells.slug ?? '') ?? '',
  );
  const around = {
    categories: new Set(places.map(({ slug }) => slug)),
    collections: new Set(sets.map(({ slug }) => slug)),
    ownerOf: (sku: string) => taken.get(sku),
    kept: await storeStockOf(
      db,
      owned.map(({ sku }) => sku),
    ),
    stores: storeSlugs,
    // No column of a file changes a product's model.
    hasModel: true,
    now: new Date(),
  };
  const changed = stored.flatMap((one) => {
    const own = groups.get(one.id);
    return own ? [planProduct(one, own, around)] : [];
  });
  const fresh = planNew(groups.get('') ?? [], around, media);
  const faults = byLine([...changed.flatMap((one) => one.faults), ...fresh.faults]);
  const rows = byLine([...changed.flatMap((one) => one.rows), ...fresh.rows]);
  return { known: changed, created: fresh.created, rows: markFaulty(rows, faults), faults };
}
