/** Inserts the products that an import creates: the merchant's own, which a seed never deletes. */
import { PRODUCT_FIELD_NAMES, VARIANT_FIELDS } from '../core/product/fields.ts';
import { refreshAvailability } from '../db/catalogue/availability.ts';
import { writeStoreStock } from '../db/catalogue/store-stock.ts';
import type { Db } from '../db/engine/db.ts';
import { products, productTexts } from '../db/schema/products.ts';
import { variants } from '../db/schema/variants.ts';
import type { Media } from '../media/media.ts';
import { openMedia } from '../media/media.ts';
import type { CategoryEntry } from './entry-schemas.ts';
import type { CreatedProduct } from './plan-new.ts';
import { rowsOf } from './rows.ts';

/** Rows per statement, because a statement takes at most 65,535 parameters. */
const CHUNK = 1000;

async function inChunks<Row>(rows: readonly Row[], write: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await write(rows.slice(start, start + CHUNK));
}

type Place = { readonly slug: string; readonly name: string; readonly short: string; readonly position: number };

export async function insertCreated(
  tx: Db,
  created: readonly CreatedProduct[],
  places: readonly Place[],
  media: Media | undefined,
): Promise<void> {
  if (created.length === 0) return;
  const own = places.map(({ slug, name, short, position }) => {
    const data: CategoryEntry = { name, short, order: position, topSelling: false, groups: [] };
    return { slug, file: slug, data, body: '', bodyLine: 1, at: () => slug };
  });
  const entries = created.map(({ entry }) => entry);
  const content = { sample: false, categories: own, products: entries, collections: [], slides: [] };
  const made = await rowsOf(content, media ?? openMedia(''));
  const stateOf = new Map(created.map(({ entry, state }) => [entry.slug, state]));
  const hidden = new Set(created.flatMap((one) => [...one.hidden]));
  await inChunks(made.products, (rows) =>
    tx.insert(products).values(
      rows.map(({ markdown: _, ...row }) => ({
        ...{ ...row, source: null, edited: [...PRODUCT_FIELD_NAMES] },
        state: stateOf.get(row.slug) ?? 'shown',
      })),
    ),
  );
  await inChunks(made.products, (rows) =>
    tx.insert(productTexts).values(rows.map(({ id, markdown }) => ({ productId: id, markdown }))),
  );
  await inChunks([...made.variants.values()].flat(), (rows) =>
    tx
      .insert(variants)
      .values(rows.map((row) => ({ ...row, hidden: hidden.has(row.sku), edited: [...VARIANT_FIELDS] }))),
  );
  await writeStoreStock(tx, [...made.storeStock.values()].flat());
  // The rows say what is offered as if nothing were hidden.
  if (hidden.size > 0)
    await refreshAvailability(
      tx,
      made.products.map(({ id }) => id),
    );
}
