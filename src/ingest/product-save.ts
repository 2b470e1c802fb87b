/** Saves products from the back office: validated, under the locks of the catalogue, and only as they were seen. */

import type { EditedProduct } from '../core/merchant/edited-product-shapes.ts';
import { PRODUCT_MESSAGES as SAY } from '../core/merchant/product-copy.ts';
import type { ProductDraft } from '../core/merchant/product-shapes.ts';
import { lockCatalogue } from '../db/catalogue/locks.ts';
import { insertProduct, updateProduct } from '../db/catalogue/product-moves.ts';
import type { Db } from '../db/engine/db.ts';
import { transact } from '../db/engine/retry.ts';
import type { Media } from '../media/media.ts';
import { slugOfName } from './draft-columns.ts';
import type { StoredVariant } from './measured-product.ts';
import type { DraftFault } from './product-draft.ts';
import { prepare } from './product-prepare.ts';
import { freeSlug, lockedProduct, newIdOf, present } from './product-rows.ts';
import { idOf } from './row-values.ts';

export type Saved =
  | { readonly state: 'saved'; readonly product: EditedProduct }
  | { readonly state: 'faulty'; readonly faults: readonly DraftFault[] }
  | { readonly state: 'moved'; readonly message: string; readonly product: EditedProduct }
  | { readonly state: 'missing' };

/** Creates a product. Its slug and id are made from the name. */
export const createProduct = (db: Db, media: Media | undefined, draft: ProductDraft): Promise<Saved> =>
  transact(db, async (tx): Promise<Saved> => {
    await lockCatalogue(tx);
    const prepared = await prepare(tx, media, draft, null, []);
    if (prepared.faults) return { state: 'faulty', faults: prepared.faults };
    if (slugOfName(draft.name) === '') return { state: 'faulty', faults: [{ field: 'name', message: SAY.noSlug }] };
    const slug = await freeSlug(tx, draft.name);
    const createdAt = new Date().toISOString().slice(0, 10);
    const own = { id: idOf('product', slug), slug, markdown: draft.description };
    await insertProduct(tx, own, { ...prepared.columns, createdAt }, prepared.rows, newIdOf(slug));
    return { state: 'saved', product: await present(tx, slug) };
  });

/** Returns why stock cannot be set: it is no longer what was seen. */
function stockMoved(draft: ProductDraft, offers: readonly StoredVariant[]): string | null {
  for (const { id, sku, stock, seen } of draft.variants) {
    const now = offers.find((row) => row.id === id)?.stock;
    if (now !== undefined && seen !== null && stock !== seen && seen !== now) return SAY.stockMoved(sku, seen, now);
    if (now !== undefined && seen === null && stock !== now) return SAY.stockMoved(sku, stock, now);
  }
  return null;
}

/** Changes a product that still has the version that was seen. */
export const changeProduct = (
  db: Db,
  media: Media | undefined,
  slug: string,
  draft: ProductDraft,
  version: string,
): Promise<Saved> =>
  transact(db, async (tx): Promise<Saved> => {
    const locked = await lockedProduct(tx, slug);
    if (!locked) return { state: 'missing' };
    const { stored, offers } = locked;
    const now = await present(tx, slug);
    if (now.version !== version) return { state: 'moved', message: SAY.moved, product: now };
    const moved = stockMoved(draft, offers);
    if (moved) return { state: 'moved', message: moved, product: now };
    const prepared = await prepare(tx, media, draft, stored, offers);
    if (prepared.faults) return { state: 'faulty', faults: prepared.faults };
    const isFirst = stored.state === 'draft' && draft.state === 'shown';
    const columns = { ...prepared.columns, ...(isFirst && { createdAt: new Date().toISOString().slice(0, 10) }) };
    await updateProduct(tx, stored, offers, columns, draft.description, prepared.rows, newIdOf(slug));
    return { state: 'saved', product: await present(tx, slug) };
  });
