/** Seeds the catalogue from content/ in one transaction, writing only changes. */
import { join } from 'node:path';
import { and, eq, getTableColumns, inArray, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { refreshAvailability } from '../db/catalogue/availability.ts';
import { isAnyOf, lockCatalogue, lockProducts, lockVariants } from '../db/catalogue/locks.ts';
import { refreshRatings } from '../db/catalogue/reviews.ts';
import { countWords } from '../db/catalogue/search-words.ts';
import { inBatch } from '../db/engine/batch.ts';
import type { Db } from '../db/engine/db.ts';
import { categories, collections, meta, products, slides, variants } from '../db/schema/shop.ts';
import { type Media, openMedia } from '../media/media.ts';
import { type FileProduct, type FileVariant, mergeEdits } from './edited-fields.ts';
import { readContent } from './read-content.ts';
import { rowsOf, searchTextsOf, sha } from './rows.ts';

export type SeedResult = { readonly products: number; readonly changed: number; readonly skipped: boolean };

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
  await tx.delete(variants).where(inArray(variants.productId, ids));
  await put(
    tx,
    variants,
    merged.flatMap((one) => one.variants),
  );
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

/** Deletes categories whose file was deleted, unless a product of the merchant's is in one. */
async function dropCategories(tx: Db, present: readonly string[]): Promise<void> {
  const used = tx.select({ one: sql`1` }).from(products).where(eq(products.categoryId, categories.id));
  await tx.delete(categories).where(and(notInArray(categories.id, [...present]), notExists(used)));
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
  const rows = await rowsOf(readContent(contentDir), media);
  const total = rows.products.length;
  const fingerprint = sha(
    JSON.stringify([
      // Changed when a seed writes more than before.
      'markdown',
      rows.products.map((row) => [row.id, row.source]),
      ...[rows.categories, rows.collections, rows.slides],
    ]),
  );
  return inBatch(db, async (tx) => {
    await lockCatalogue(tx);
    const [last] = await tx.select().from(meta).where(eq(meta.key, 'seed'));
    if (last?.value === fingerprint) return { products: total, changed: 0, skipped: true };
    const stored = await tx.select({ id: products.id, source: products.source }).from(products);
    const sources = new Map(stored.map((row) => [row.id, row.source]));
    const changed = rows.products.filter((row) => sources.get(row.id) !== row.source);
    const gone = goneOf(stored, new Set(rows.products.map((row) => row.id)));
    await put(tx, categories, rows.categories);
    const touched = [...changed.map((row) => row.id), ...gone];
    await lockVariants(tx, isAnyOf(variants.productId, touched));
    await lockProducts(tx, touched, 'update');
    await dropProducts(tx, gone);
    for (let start = 0; start < changed.length; start += CHUNK) {
      await putProducts(tx, changed.slice(start, start + CHUNK), rows.variants);
    }
    await putTexts(tx, rows.products);
    await dropCategories(
      tx,
      rows.categories.map((row) => row.id),
    );
    await tx.delete(collections);
    await put(tx, collections, rows.collections);
    await tx.delete(slides);
    await put(tx, slides, rows.slides);
    await countWords(tx);
    await tx
      .insert(meta)
      .values({ key: 'seed', value: fingerprint })
      .onConflictDoUpdate({ target: meta.key, set: { value: fingerprint } });
    return { products: total, changed: changed.length, skipped: false };
  });
}
