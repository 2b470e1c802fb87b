/** Current data of variants and products for the letters of lists. */
import { and, eq, inArray, min, sql } from 'drizzle-orm';
import { IS_OFFERED } from '../catalogue/shown.ts';
import type { Db } from '../engine/db.ts';
import { products } from '../schema/products.ts';
import { variants } from '../schema/variants.ts';

export type Piece = {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  /** Values of its options, '' for none. */
  readonly variant: string;
  readonly stock: number;
  /** Minor units. */
  readonly price: number;
};

/** Returns the variants that are in the shop, in no order. */
export function findPieces(db: Db, skus: readonly string[]): Promise<Piece[]> {
  return db
    .select({
      sku: variants.sku,
      slug: products.slug,
      name: products.name,
      variant: sql<string>`array_to_string(${variants.values}, ' / ')`,
      stock: variants.stock,
      price: variants.price,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(variants.sku, [...skus]), IS_OFFERED));
}

/** Returns the lowest price of a product, null when it is not in the shop. */
export async function findLowest(
  db: Db,
  slug: string,
): Promise<{ readonly name: string; readonly price: number } | null> {
  const [found] = await db
    .select({ name: products.name, price: min(variants.price) })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(and(eq(products.slug, slug), IS_OFFERED))
    .groupBy(products.name);
  return found?.price == null ? null : { name: found.name, price: Number(found.price) };
}
