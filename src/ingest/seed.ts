/** Seeds the catalogue from content/ in one transaction, writing only changes. */
import { join } from 'node:path';
import { and, eq, getTableColumns, inArray, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EntryKind } from '../core/merchant/entry.ts';
import { refreshAvailability } from '../db/catalogue/availability.ts';
import { findRows, tableOf } from '../db/catalogue/entries.ts';
import { isAnyOf, lockCatalogue, lockProducts, lockVariants } from '../db/catalogue/locks.ts';
import { refreshRatings } from '../db/catalogue/reviews.ts';
import { countWords } from '../db/catalogue/search-words.ts';
import { type KeptPieces, storeStockOf, writeStoreStock } from '../db/catalogue/store-stock.ts';
import { inBatch } from '../db/engine/batch.ts';
import type { Db } from '../db/engine/db.ts';
import { categories, collections, meta, products, removedEntries, slides, variants } from '../db/schema/shop.ts';
import { type Media, openMedia } from '../media/media.ts';
import { dropAgreed, readFields } from './content-fields.ts';
import { type FileProduct, type FileVariant, mergeEdits, mergeEntry } from './edited-fields.ts';
import { readContent } from './read-content.ts';
import { rowsOf, searchTextsOf, sha } from './rows.ts';

export type SeedResult = { readonly products: number; readonly changed: number; readonly skipped: boolean };

/** Of meta: the fingerprint of what was seeded last. */
export const SEED_KEY = 'seed';

/** Rows per statement, because a statement takes at most 65,535 parameters. */
const CHUNK = 1000;

/** SET clause that takes all columns from the excluded row of an upsert. */
function excluded(table: PgTable, ...keep: string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns
      .filter(([key, column]) => !column.generated && !column.primary && !keep.includes(key))
      .map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
}

/** Upserts rows by id. keep: columns that an update leaves as they are. */
async function put(
  tx: Db,
  table: PgTable & { id: AnyPgColumn },
  rows: readonly object[],
  keep: readonly string[] = [],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK) as (typeof table.$inferInsert)[];
    await tx
      .insert(table)
      .values(chunk)
      .onConflictDoUpdate({ target: table.id, set: excluded(table, ...keep) });
  }
}

/**
 * Writes changed products and their variants, which must be locked. Existing stock, and what a person set in the back office,
 * is not overwritten.
 */
async function putProducts(
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
async function putTexts(tx: Db, rows: readonly { id: string; source: string; markdown: string }[]): Promise<void> {
  const values = JSON.stringify(rows.map(({ id, source, markdown }) => ({ id, source, markdown })));
  await tx.execute(sql`
    insert into product_texts (product_id, markdown)
    select p.id, f.markdown from jsonb_to_recordset(${values}::jsonb) as f(id text, source text, markdown text)
      join products p on p.id = f.id and p.source = f.source
    where not 'description' = any(p.edited)
    on conflict (product_id) do update set markdown = excluded.markdown
      where product_texts.markdown <> excluded.markdown`);
}

/** Returns ids of seeded products whose file was deleted; the merchant's own products have no source and stay. */
const goneOf = (stored: readonly { id: string; source: string | null }[], present: ReadonlySet<string>): string[] =>
  stored.filter((row) => row.source !== null && !present.has(row.id)).map((row) => row.id);

/**
 * Deletes products, which must be locked. Those that a person changed are only hidden, and become the merchant's own: nothing
 * that was entered is lost with a file.
 */
async function dropProducts(tx: Db, ids: readonly string[]): Promise<void> {
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

type FileEntry = { readonly id: string };

/** Writes rows of files with what a person set. Returns the ids of those whose file was deleted, unless a person changed them. */
async function putEntries(tx: Db, kind: EntryKind, rows: readonly FileEntry[]): Promise<string[]> {
  const stored = await findRows(tx, kind);
  const byId = new Map(stored.map((row) => [row.id, row]));
  await put(
    tx,
    tableOf(kind),
    rows.map((row) => mergeEntry(row, byId.get(row.id))),
  );
  const present = new Set(rows.map(({ id }) => id));
  const gone = stored.filter((row) => row.hasFile && !present.has(row.id));
  const table = tableOf(kind);
  const kept = gone.filter(({ edited }) => edited.length > 0).map(({ id }) => id);
  await tx.update(table).set({ hasFile: false }).where(isAnyOf(table.id, kept));
  return gone.filter(({ edited }) => edited.length === 0).map(({ id }) => id);
}

/** Deletes categories that have no products. */
async function dropCategories(tx: Db, ids: readonly string[]): Promise<void> {
  const used = tx.select({ one: sql`1` }).from(products).where(eq(products.categoryId, categories.id));
  await tx.delete(categories).where(and(isAnyOf(categories.id, ids), notExists(used)));
}

/**
 * Deletes again what a person deleted and a file brought back. A category that a product needs stays; what has no file any
 * more is forgotten.
 */
async function dropRemoved(tx: Db, present: readonly string[]): Promise<void> {
  await tx.delete(removedEntries).where(and(removedEntries.hasFile, notInArray(removedEntries.id, [...present])));
  const removed = (await tx.select({ id: removedEntries.id }).from(removedEntries)).map(({ id }) => id);
  await dropCategories(tx, removed);
  for (const table of [collections, slides]) await tx.delete(table).where(isAnyOf(table.id, removed));
  const back = tx.select({ id: categories.id }).from(categories);
  await tx.delete(removedEntries).where(inArray(removedEntries.id, back));
}

/**
 * Seeds from a content folder in one transaction: an invalid file throws ContentError and changes nothing. Products with
 * unchanged files are skipped.
 */
export async function seed(
  db: Db,
  contentDir: string,
  media: Media = openMedia(join(contentDir, 'media')),
): Promise<SeedResult> {
  const rows = await rowsOf(readContent(contentDir, await readFields(db)), media);
  const total = rows.products.length;
  const fingerprint = sha(
    JSON.stringify([
      // Changed when a seed writes more than before.
      'entries',
      rows.products.map((row) => [row.id, row.source]),
      ...[rows.categories, rows.collections, rows.slides],
    ]),
  );
  return inBatch(db, async (tx) => {
    await lockCatalogue(tx);
    await dropAgreed(tx, contentDir);
    const [last] = await tx.select().from(meta).where(eq(meta.key, SEED_KEY));
    if (last?.value === fingerprint) return { products: total, changed: 0, skipped: true };
    const stored = await tx.select({ id: products.id, source: products.source }).from(products);
    const sources = new Map(stored.map((row) => [row.id, row.source]));
    const changed = rows.products.filter((row) => sources.get(row.id) !== row.source);
    const gone = goneOf(stored, new Set(rows.products.map((row) => row.id)));
    const goneCategories = await putEntries(tx, 'categories', rows.categories);
    const touched = [...changed.map((row) => row.id), ...gone];
    await lockVariants(tx, isAnyOf(variants.productId, touched));
    await lockProducts(tx, touched, 'update');
    await dropProducts(tx, gone);
    for (let start = 0; start < changed.length; start += CHUNK) {
      await putProducts(tx, changed.slice(start, start + CHUNK), rows.variants, rows.storeStock);
    }
    await putTexts(tx, rows.products);
    await dropCategories(tx, goneCategories);
    for (const kind of ['collections', 'slides'] as const) {
      const gone = await putEntries(tx, kind, rows[kind]);
      await tx.delete(tableOf(kind)).where(isAnyOf(tableOf(kind).id, gone));
    }
    await dropRemoved(
      tx,
      [...rows.categories, ...rows.collections, ...rows.slides].map(({ id }) => id),
    );
    await countWords(tx);
    await tx
      .insert(meta)
      .values({ key: SEED_KEY, value: fingerprint })
      .onConflictDoUpdate({ target: meta.key, set: { value: fingerprint } });
    return { products: total, changed: changed.length, skipped: false };
  });
}
