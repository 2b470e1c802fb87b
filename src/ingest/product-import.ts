/** Imports a product file: all of it or, when it has errors, nothing. Errors are reported by line. */
import { asc, eq } from 'drizzle-orm';
import { IMPORT } from '../core/merchant/constants.ts';
import type { ImportResult } from '../core/merchant/contract.ts';
import { MERCHANT_COPY as SAY } from '../core/merchant/copy.ts';
import { PRODUCT_FIELD_NAMES, VARIANT_FIELDS } from '../core/product/fields.ts';
import { isAnyOf, lockCatalogue, lockProducts, lockVariants } from '../db/catalogue/locks.ts';
import { countWords } from '../db/catalogue/search-words.ts';
import { inBatch } from '../db/engine/batch.ts';
import type { Db } from '../db/engine/db.ts';
import { categories, products, productTexts, variants } from '../db/schema/shop.ts';
import { type Media, openMedia } from '../media/media.ts';
import type { CategoryEntry, ProductEntry } from './content.ts';
import { readRow, type StoredVariant } from './import-row.ts';
import { changedProducts, changedVariants, type PlannedRow, writeProducts, writeVariants } from './import-write.ts';
import type { Entry } from './markdown.ts';
import { newProduct } from './new-products.ts';
import { type Fault, type ProductRecord, readProductFile } from './product-file.ts';
import { rowsOf } from './rows.ts';

/** Thrown to roll back when errors are found after writing. */
class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super('The import was rejected.');
    this.faults = faults;
  }
}

async function readVariants(db: Db, skus: readonly string[]): Promise<Map<string, StoredVariant>> {
  const { sku, productId, price, originalPrice, stock } = variants;
  const { slug, name, short, care, includes, isNew, isFeatured, madeToOrder } = products;
  const rows = await db
    .select({
      ...{ sku, productId, price, originalPrice, stock },
      ...{ slug, name, short, care, includes, isNew, isFeatured, madeToOrder },
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isAnyOf(variants.sku, skus));
  return new Map(rows.map((row) => [row.sku, row]));
}

type Planned = { readonly rows: PlannedRow[]; readonly fresh: ProductRecord[]; readonly faults: Fault[] };

/** Splits rows into changes of existing variants and new variants. */
async function planRows(db: Db, records: readonly ProductRecord[]): Promise<Planned> {
  const stored = await readVariants(
    db,
    records.map(({ cells }) => cells.sku as string),
  );
  const planned: Planned = { rows: [], fresh: [], faults: [] };
  for (const record of records) {
    const now = stored.get(record.cells.sku as string);
    const change = now && readRow(record, now);
    if (!change) planned.fresh.push(record);
    else if (Array.isArray(change)) planned.faults.push(...change);
    else planned.rows.push({ record, now, change });
  }
  return planned;
}

async function planNew(db: Db, fresh: readonly ProductRecord[], media: Media | undefined) {
  const entries: Entry<ProductEntry>[] = [];
  const faults: Fault[] = [];
  if (fresh.length === 0) return { entries, faults };
  const slugs = new Set((await db.select({ slug: products.slug }).from(products)).map(({ slug }) => slug));
  const places = new Set((await db.select({ slug: categories.slug }).from(categories)).map(({ slug }) => slug));
  const ready: ProductRecord[] = [];
  for (const record of fresh) {
    const { slug, stockAdd } = record.cells;
    const bad = (column: string, message: string) => faults.push({ line: record.line, column, message });
    if (slug === undefined) bad('slug', 'A new variant needs the slug of its product.');
    else if (slugs.has(slug))
      bad('slug', `'${slug}' exists without this SKU: variants can only be created together with their product.`);
    else if (stockAdd !== undefined) bad('stockAdd', SAY.newStock);
    else ready.push(record);
  }
  for (const [slug, rows] of Map.groupBy(ready, ({ cells }) => cells.slug as string)) {
    const made = newProduct(slug, rows, places, media);
    if ('entry' in made) entries.push(made.entry);
    else faults.push(...made.faults);
  }
  return { entries, faults };
}

async function insertNew(tx: Db, entries: readonly Entry<ProductEntry>[], media: Media | undefined): Promise<void> {
  const rows = await tx.select().from(categories).orderBy(asc(categories.position));
  const own = rows.map(({ slug, name, short, position }) => {
    const data: CategoryEntry = { name, short, order: position, topSelling: false, groups: [] };
    return { slug, file: slug, data, body: '', bodyLine: 1, at: () => slug };
  });
  const content = { sample: false, categories: own, products: [...entries], collections: [], slides: [] };
  const made = await rowsOf(content, media ?? openMedia(''));
  // source null marks the merchant's own products, which the seed never deletes.
  await tx
    .insert(products)
    .values(made.products.map((row) => ({ ...row, source: null, edited: [...PRODUCT_FIELD_NAMES] })));
  await tx.insert(productTexts).values(made.products.map(({ id, markdown }) => ({ productId: id, markdown })));
  await tx
    .insert(variants)
    .values([...made.variants.values()].flat().map((row) => ({ ...row, edited: [...VARIANT_FIELDS] })));
}

/**
 * Writes rows of existing variants. Those whose prices or stock change are locked and recomputed first, because the plan
 * may be outdated. Rows that only change texts lock no variant, so that no order waits for them.
 */
async function change(tx: Db, rows: readonly PlannedRow[]): Promise<void> {
  const planned = changedVariants(rows);
  const changed = changedProducts(rows);
  await lockVariants(
    tx,
    isAnyOf(
      variants.sku,
      planned.map(({ now }) => now.sku),
    ),
  );
  await lockProducts(tx, [...new Set([...planned.map(({ now }) => now.productId), ...changed.map(({ id }) => id)])]);
  const locked = await planRows(
    tx,
    planned.map(({ record }) => record),
  );
  const lost = locked.fresh.map(({ line }) => ({ line, column: 'sku', message: SAY.noSku }));
  if (locked.faults.length + lost.length > 0) throw new ImportRefused([...locked.faults, ...lost]);
  await writeVariants(tx, changedVariants(locked.rows));
  await writeProducts(tx, changed);
}

const byLine = (faults: readonly Fault[]) => faults.toSorted((a, b) => a.line - b.line);

/** Returns the errors; none means everything was written, or with dry could be. Orders wait only for the last step. */
async function take(
  tx: Db,
  records: readonly ProductRecord[],
  dry: boolean,
  media: Media | undefined,
): Promise<readonly Fault[]> {
  if (!dry) await lockCatalogue(tx);
  const planned = await planRows(tx, records);
  const { entries, faults } = await planNew(tx, planned.fresh, media);
  const all = byLine([...planned.faults, ...faults]);
  if (dry || all.length > 0) return all;
  if (entries.length > 0) await insertNew(tx, entries, media);
  const renamed = changedProducts(planned.rows).flatMap(({ id, searchName }) =>
    searchName === undefined ? [] : [[id, searchName] as const],
  );
  if (entries.length + renamed.length > 0) await countWords(tx, new Map(renamed));
  await change(tx, planned.rows);
  return [];
}

/** dry: validates everything and writes nothing. */
export async function importProducts(
  db: Db,
  text: string,
  dry: boolean,
  media: Media | undefined,
): Promise<ImportResult> {
  const { records, faults } = readProductFile(text);
  if (records.length > IMPORT.maxRows)
    faults.push({ line: 1, column: '', message: `A file may have at most ${IMPORT.maxRows} rows.` });
  const found =
    faults.length > 0 || records.length === 0
      ? faults
      : await inBatch(db, (tx) => take(tx, records, dry, media)).catch((error: unknown) => {
          if (error instanceof ImportRefused) return byLine(error.faults);
          throw error;
        });
  const counts = { rows: records.length, dry, faults: [...found] };
  if (found.length > 0) return { ...counts, message: SAY.faults(found.length), changed: 0 };
  if (dry || records.length === 0) return { ...counts, message: SAY.dry(records.length), changed: 0 };
  return { ...counts, message: SAY.imported(records.length), changed: records.length };
}
