/** Copies products. */
import { eq } from 'drizzle-orm';
import { PRODUCT_MESSAGES as SAY } from '../core/merchant/product-copy.ts';
import type { ProductDraft } from '../core/merchant/product-shapes.ts';
import { readEdited, readManyEdited } from '../db/catalogue/edited-product.ts';
import { lockCatalogue } from '../db/catalogue/locks.ts';
import { insertProduct } from '../db/catalogue/product-moves.ts';
import type { Db } from '../db/engine/db.ts';
import { transact } from '../db/engine/retry.ts';
import { products } from '../db/schema/products.ts';
import type { Media } from '../media/media.ts';
import { draftOf, prepare } from './product-prepare.ts';
import { freeSku, freeSlug, newIdOf, present } from './product-rows.ts';
import type { Saved } from './product-save.ts';
import { idOf } from './row-values.ts';

/** Copies a product as a draft without stock, under SKUs of its own. */
export const copyProduct = (db: Db, media: Media | undefined, slug: string): Promise<Saved> =>
  transact(db, async (tx): Promise<Saved> => {
    await lockCatalogue(tx);
    const from = await readEdited(tx, slug);
    if (!from) return { state: 'missing' };
    const skus = new Map<string, string>();
    for (const sku of new Set([from.sku, ...from.variants.map((row) => row.sku)]))
      skus.set(sku, await freeSku(tx, sku));
    const draft: ProductDraft = {
      ...draftOf(from),
      name: SAY.copyOf(from.name).slice(0, 200),
      sku: skus.get(from.sku) ?? '',
      state: 'draft',
      publishFrom: null,
      variants: draftOf(from).variants.map((row) => ({
        ...{ ...row, id: null, seen: null, stock: 0, sku: skus.get(row.sku) ?? '' },
      })),
    };
    const [source] = await readManyEdited(tx, eq(products.slug, slug));
    const prepared = await prepare(
      tx,
      media,
      draft,
      null,
      [],
      [...(source?.pictures ?? []), ...(source?.offered ?? [])],
      source?.product.model ?? null,
    );
    if (prepared.faults) return { state: 'faulty', faults: prepared.faults };
    const name = await freeSlug(tx, from.name);
    const own = { id: idOf('product', name), slug: name, markdown: draft.description };
    const createdAt = new Date().toISOString().slice(0, 10);
    const columns = { ...prepared.columns, configuration: source?.configuration ?? null, createdAt };
    await insertProduct(tx, own, columns, prepared.rows, newIdOf(name));
    return { state: 'saved', product: await present(tx, name) };
  });
