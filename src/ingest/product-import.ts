/** Imports a product file: all of it or, when it has errors or is no longer what was shown, nothing. */
import { asc, or, type SQL } from 'drizzle-orm';
import { IMPORT } from '../core/merchant/constants.ts';
import type { ImportResult } from '../core/merchant/import-contract.ts';
import { isAnyOf, lockCatalogue, lockProducts, lockVariants } from '../db/catalogue/locks.ts';
import { countWords } from '../db/catalogue/search-words.ts';
import { storeStockOf, writeStoreStock } from '../db/catalogue/store-stock.ts';
import { inBatch } from '../db/engine/batch.ts';
import type { Db } from '../db/engine/db.ts';
import { categories } from '../db/schema/entries.ts';
import { variants } from '../db/schema/variants.ts';
import type { Media } from '../media/media.ts';
import { insertCreated } from './import-create.ts';
import { resultOf } from './import-result.ts';
import { offerChanges, readOffer } from './import-row.ts';
import { type PlannedStores, storesCell } from './import-stores.ts';
import { changesProduct, hasNewState, insertVariants, wordsOf, writeProducts, writeVariants } from './import-write.ts';
import { hashOf, type Plan, planImport } from './plan-import.ts';
import type { PlannedOffer, PlannedProduct } from './plan-product.ts';
import { type ProductRecord, readProductFile } from './product-file.ts';

/** Thrown to roll back what was written: the stock or a price changed between the plan and its locks. */
class ImportMoved extends Error {
  override readonly name = 'ImportMoved';
}

/** Offers as they are under the lock. Throws ImportMoved when a row is faulty now or changes something else. */
async function lockedOffers(tx: Db, planned: readonly PlannedOffer[]): Promise<PlannedOffer[]> {
  const skus = planned.map(({ now }) => now.sku);
  const rows = await tx.select().from(variants).where(isAnyOf(variants.sku, skus));
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return planned.map(({ record, now: before, next: planNext }) => {
    const now = bySku.get(before.sku);
    const next = now && readOffer(record, now);
    if (!next || Array.isArray(next)) throw new ImportMoved();
    const isAsPlanned =
      JSON.stringify(offerChanges(record, now, next)) === JSON.stringify(offerChanges(record, before, planNext));
    if (!isAsPlanned) throw new ImportMoved();
    return { record, now: before, next };
  });
}

/** Writes how many pieces stand in stores. Throws ImportMoved when the numbers are not those of the plan. */
async function writeStores(tx: Db, planned: readonly PlannedStores[]): Promise<void> {
  if (planned.length === 0) return;
  const skus = planned.map(({ sku }) => sku);
  const kept = await storeStockOf(tx, skus);
  const rows = await tx
    .select({ sku: variants.sku, stock: variants.stock })
    .from(variants)
    .where(isAnyOf(variants.sku, skus));
  const stockOf = new Map(rows.map(({ sku, stock }) => [sku, stock]));
  for (const { sku, before, rows: next } of planned) {
    const sum = next.reduce((all, { stock }) => all + stock, 0);
    if (storesCell(kept.get(sku) ?? []) !== before || sum > (stockOf.get(sku) ?? 0)) throw new ImportMoved();
  }
  await writeStoreStock(
    tx,
    planned.flatMap((one) => one.rows),
  );
}

/** Writes known products. Rows that only change texts lock no variant, so that no order waits for them. */
async function change(tx: Db, list: readonly PlannedProduct[], places: ReadonlyMap<string, Place>): Promise<void> {
  const offers = list.flatMap((one) => one.offers);
  const stores = list.flatMap((one) => one.stores);
  const skus = [...offers.map(({ now }) => now.sku), ...stores.map(({ sku }) => sku)];
  const moved = list.filter(hasNewState).map(({ id }) => id);
  await lockVariants(tx, or(isAnyOf(variants.sku, skus), isAnyOf(variants.productId, moved)) as SQL);
  const touched = list.filter((one) => changesProduct(one) || one.offers.length + one.stores.length > 0);
  await lockProducts(
    tx,
    touched.map(({ id }) => id),
  );
  await writeVariants(tx, await lockedOffers(tx, offers));
  await writeProducts(tx, list, places);
  await insertVariants(tx, list);
  await writeStores(tx, stores);
}

type Place = typeof categories.$inferSelect;

async function write(tx: Db, plan: Plan, media: Media | undefined): Promise<void> {
  const list = await tx.select().from(categories).orderBy(asc(categories.position));
  const places = new Map(list.map((one) => [one.slug, one]));
  await insertCreated(tx, plan.created, list, media);
  // Orders wait only for what comes after the words.
  const words = wordsOf(plan.known, places);
  if (plan.created.length + words.size > 0) await countWords(tx, words);
  await change(tx, plan.known, places);
}

const NO_PLAN: Plan = { known: [], created: [], rows: [], faults: [] };

export type ImportOptions = {
  /** Validates everything and writes nothing. */
  readonly dry: boolean;
  /** Refuses to change anything other than the plan with this hash. */
  readonly planHash?: string | undefined;
  /** Slugs of the stores that may keep pieces; left out: any. */
  readonly stores?: ReadonlySet<string> | undefined;
};

/** Returns the plan, and whether it was refused because it is not the one that was shown. */
async function run(
  db: Db,
  records: readonly ProductRecord[],
  { dry, planHash, stores }: ImportOptions,
  media: Media | undefined,
): Promise<{ readonly plan: Plan; readonly isMoved: boolean }> {
  const look = (tx: Db) => planImport(tx, records, media, stores);
  if (dry) return { plan: await inBatch(db, look), isMoved: false };
  try {
    return await inBatch(db, async (tx) => {
      await lockCatalogue(tx);
      const plan = await look(tx);
      const isMoved = planHash !== undefined && hashOf(plan.rows) !== planHash;
      if (plan.faults.length === 0 && !isMoved) await write(tx, plan, media);
      return { plan, isMoved };
    });
  } catch (error) {
    if (!(error instanceof ImportMoved)) throw error;
    return { plan: await inBatch(db, look), isMoved: true };
  }
}

/** Returns the plan with its faults, and what was changed. text: the file, at most IMPORT.maxRows rows. */
export async function importProducts(
  db: Db,
  text: string,
  options: ImportOptions,
  media: Media | undefined,
): Promise<ImportResult> {
  const { records, faults } = readProductFile(text);
  if (records.length > IMPORT.maxRows)
    faults.push({ line: 1, column: '', message: `A file may have at most ${IMPORT.maxRows} rows.` });
  const isReady = faults.length === 0 && records.length > 0;
  const { plan, isMoved } = isReady ? await run(db, records, options, media) : { plan: NO_PLAN, isMoved: false };
  return resultOf(records.length, plan, [...faults, ...plan.faults], options.dry, isMoved);
}
