/** Seeds the catalogue from content/ in one transaction, writing only changes. */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { tableOf } from '../db/catalogue/entries.ts';
import { isAnyOf, lockCatalogue, lockProducts, lockVariants } from '../db/catalogue/locks.ts';
import { countWords } from '../db/catalogue/search-words.ts';
import { inBatch } from '../db/engine/batch.ts';
import type { Db } from '../db/engine/db.ts';
import { products } from '../db/schema/products.ts';
import { meta } from '../db/schema/settings.ts';
import { variants } from '../db/schema/variants.ts';
import { type Media, openMedia } from '../media/media.ts';
import { dropAgreed, readFields } from './content-fields.ts';
import { readContent } from './read-content.ts';
import { sha } from './row-values.ts';
import { rowsOf } from './rows.ts';
import { dropCategories, dropRemoved, putEntries } from './seed-entries.ts';
import { dropProducts, putProducts, putTexts } from './seed-products.ts';
import { CHUNK } from './seed-table.ts';

export type SeedResult = { readonly products: number; readonly changed: number; readonly skipped: boolean };

/** Of meta: the fingerprint of what was seeded last. */
export const SEED_KEY = 'seed';

/** Returns ids of seeded products whose file was deleted; the merchant's own products have no source and stay. */
const goneOf = (stored: readonly { id: string; source: string | null }[], present: ReadonlySet<string>): string[] =>
  stored.filter((row) => row.source !== null && !present.has(row.id)).map((row) => row.id);

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
