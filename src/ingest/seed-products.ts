/** Writes the products of the content folder, and removes those it no longer has. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { refreshAvailability } from '../db/catalogue/availability.ts';
import { isAnyOf } from '../db/catalogue/locks.ts';
import { refreshRatings } from '../db/catalogue/reviews.ts';
import { type KeptPieces, storeStockOf, writeStoreStock } from '../db/catalogue/store-stock.ts';
import type { Db } from '../db/engine/db.ts';
import { categories } from '../db/schema/entries.ts';
import { products } from '../db/schema/products.ts';
import { variants } from '../db/schema/variants.ts';
import { type FileProduct, type FileVariant, mergeEdits } from './edited-fields.ts';
import { searchTextsOf } from './search-texts.ts';
import { put } from './seed-table.ts';

/**
 * Writes changed products and their variants, which must be locked. Existing stock, and what a person set in the back office,
 * is not overwritten.
 */
export async function putProducts(
  tx: Db,
  changed: readonly FileProduct[],
  fresh: ReadonlyMap<string, readonly FileVariant[]>,
  fileStores: ReadonlyMap<string, readonly KeptPieces[]>,
): Promise<void> {
  const ids = changed.map((row) => row.id);
  const before = await tx.select().from(products).where(isAnyOf(products.id, ids));
  const offers = await tx.select().from(variants).where(isAnyOf(variants.productId, ids)).orderBy(variants.position);
  const places = await tx.select({ id: categories.id, name: categories.name }).from(categories);
  const stored = new Map(before.map((row) => [row.id, row]));
  const storedVariants = Map.groupBy(offers, ({ productId }) => productId);
  const categoryOf = new Map(places.map(({ id, name }) => [id, name]));
  const merged = changed.map((row) =>
    mergeEdits(row, fresh.get(row.id) ?? [], stored.get(row.id), storedVariants.get(row.id) ?? []),
  );
  // Renamed first, because two products may have swapped SKUs.
  await tx
    .update(products)
    .set({ sku: sql`${products.id}` })
    .where(inArray(products.id, ids));
  await put(
    tx,
    products,
    merged.map(({ product }) => ({ ...product, ...searchTextsOf(product, categoryOf.get(product.categoryId) ?? '') })),
    ['state', 'publishFrom'],
  );
  const kept = await storeStockOf(
    tx,
    offers.map(({ sku }) => sku),
  );
  await tx.delete(variants).where(inArray(variants.productId, ids));
  await put(
    tx,
    variants,
    merged.flatMap((one) => one.variants),
  );
  // Deleted with the variants. Those of a file count for new variants only, as their stock does.
  const present = merged.flatMap((one) => one.variants.map(({ sku }) => sku));
  const known = new Set(offers.map(({ sku }) => sku));
  const first = ids.flatMap((id) => fileStores.get(id) ?? []).filter(({ sku }) => !known.has(sku));
  const isPresent = new Set(present);
  const rows = [...[...kept.values()].flat(), ...first].filter(({ sku }) => isPresent.has(sku));
  await writeStoreStock(tx, rows);
  if (offers.length > 0) await refreshAvailability(tx, ids);
  // Ratings from reviews override those of the file.
  await refreshRatings(tx, ids);
}

/** Writes descriptions as Markdown, except where a person set them. Products that an earlier release seeded get theirs. */
export async function putTexts(
  tx: Db,
  rows: readonly { id: string; source: string; markdown: string }[],
): Promise<void> {
  const values = JSON.stringify(rows.map(({ id, source, markdown }) => ({ id, source, markdown })));
  await tx.execute(sql`
    insert into product_texts (product_id, markdown)
    select p.id, f.markdown from jsonb_to_recordset(${values}::jsonb) as f(id text, source text, markdown text)
      join products p on p.id = f.id and p.source = f.source
    where not 'description' = any(p.edited)
    on conflict (product_id) do update set markdown = excluded.markdown
      where product_texts.markdown <> excluded.markdown`);
}

/**
 * Deletes products, which must be locked. Those that a person changed are only hidden, and become the merchant's own: nothing
 * that was entered is lost with a file.
 */
export async function dropProducts(tx: Db, ids: readonly string[]): Promise<void> {
  const offers = tx
    .select({ one: sql`1` })
    .from(variants)
    .where(and(eq(variants.productId, products.id), sql`${variants.edited} <> '{}'`));
  const isEdited = sql`(${products.edited} <> '{}' or exists ${offers})`;
  await tx
    .update(products)
    .set({ source: null, state: sql`case when ${products.state} = 'shown' then 'hidden' else ${products.state} end` })
    .where(and(isAnyOf(products.id, ids), isEdited));
  await tx.delete(products).where(and(isAnyOf(products.id, ids), sql`${products.source} is not null`));
}
