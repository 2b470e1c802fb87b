/** Reads hero slides with the products they show. */
import { eq, inArray, sql } from 'drizzle-orm';
import { MONEY } from '../../core/shop/constants.ts';
import type { Db } from '../engine/db.ts';
import { wishlistItems } from '../schema/accounts.ts';
import { slides } from '../schema/entries.ts';
import { products } from '../schema/products.ts';
import { variants } from '../schema/variants.ts';
import { productViews } from '../schema/visits.ts';
import type { SlideRow } from './rows.ts';
import { IS_OFFERED } from './shown.ts';

/** price: the lowest of its variants, in minor units. */
export type SlidePiece = {
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  /** Views of its page. */
  readonly views: number;
  /** Accounts that have it on their wishlist. */
  readonly wishes: number;
};

export type SlideWithPieces = Omit<SlideRow, 'pieces'> & { readonly pieces: readonly SlidePiece[] };

/** Active slides by position. Pieces that no longer exist or are not priced in the shop's currency are left out. */
export async function readActiveSlides(db: Db): Promise<SlideWithPieces[]> {
  const rows = await db.select().from(slides).where(eq(slides.active, true)).orderBy(slides.position);
  const wanted = [...new Set(rows.flatMap((row) => row.pieces))];
  const found = await db
    .select({
      slug: products.slug,
      name: products.name,
      price: sql<number>`min(${variants.price})`.mapWith(Number),
      views: sql<number>`coalesce((select views from ${productViews} v where v.slug = ${products.slug}), 0)`.mapWith(
        Number,
      ),
      wishes: sql<number>`(select count(*) from ${wishlistItems} w where w.slug = ${products.slug})`.mapWith(Number),
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(sql`${inArray(products.slug, wanted)} and ${products.currency} = ${MONEY.currency} and ${IS_OFFERED}`)
    .groupBy(products.id);
  const bySlug = new Map(found.map((piece) => [piece.slug, piece]));
  return rows.map((row) => ({ ...row, pieces: row.pieces.flatMap((slug) => bySlug.get(slug) ?? []) }));
}
