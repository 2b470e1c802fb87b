/** A stored product for its writers: locked, read, and named anew. */
import { eq } from 'drizzle-orm';
import type { EditedProduct } from '../core/merchant/edited-product-shapes.ts';
import { ownersOf, readEdited } from '../db/catalogue/edited-product.ts';
import { lockCatalogue, lockProducts, lockVariants } from '../db/catalogue/locks.ts';
import type { Db } from '../db/engine/db.ts';
import { products } from '../db/schema/products.ts';
import { variants } from '../db/schema/variants.ts';
import { slugOfName } from './draft-columns.ts';
import { sha } from './row-values.ts';

/** Ids of new variants of a product. */
export const newIdOf = (slug: string) => (sku: string) =>
  sha(`variant/${slug}/${sku}/${crypto.randomUUID()}`).slice(0, 24);

/** A slug made from the name that no product has. */
export async function freeSlug(tx: Db, name: string): Promise<string> {
  const base = slugOfName(name);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const taken = await tx.select({ slug: products.slug }).from(products).where(eq(products.slug, slug));
    if (taken.length === 0) return slug;
  }
}

/** A SKU that no product has. */
export const freeSku = async (tx: Db, sku: string): Promise<string> => {
  for (let number = 2; ; number++) {
    const copy = `${sku.slice(0, 50)}-C${number}`;
    if ((await ownersOf(tx, [copy], null)).size === 0) return copy;
  }
};

export async function present(tx: Db, slug: string): Promise<EditedProduct> {
  return (await readEdited(tx, slug)) as EditedProduct;
}

/** Locks a product with its variants in the order of all writers, and reads both. */
export async function lockedProduct(tx: Db, slug: string) {
  await lockCatalogue(tx);
  const [found] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  if (!found) return null;
  await lockVariants(tx, eq(variants.productId, found.id));
  await lockProducts(tx, [found.id], 'update');
  const [stored] = await tx.select().from(products).where(eq(products.id, found.id));
  const offers = await tx.select().from(variants).where(eq(variants.productId, found.id)).orderBy(variants.position);
  return stored ? { stored, offers } : null;
}
