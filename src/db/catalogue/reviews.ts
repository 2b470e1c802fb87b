/** Reviews by buyers, and the figures that products show because of them. */
import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { REVIEW } from '../../core/shop/constants.ts';
import type { Db } from '../engine/db.ts';
import { reviews } from '../schema/orders.ts';
import { products } from '../schema/shop.ts';
import { lockProducts } from './locks.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/**
 * Counts anew what is shown of products. The first real review ends the sample figures for good: they never stand beside
 * each other, and a product whose reviews are all hidden has none.
 */
export async function refreshRatings(tx: Db, productIds: readonly string[]): Promise<void> {
  // Reviews are counted after the lock: of two at the same time, the later count includes both.
  await lockProducts(tx, productIds);
  await tx.execute(sql`
    update products p set rating = r.average, review_count = r.shown, sample_ratings = false
    from (
      select product_id, round(avg(rating) filter (where state = 'shown'), 2)::float8 as average,
        count(*) filter (where state = 'shown')::int as shown
      from reviews where ${inArray(reviews.productId, [...productIds])} group by product_id
    ) r where p.id = r.product_id`);
}

/** Keeps a review; false: this buyer has said something of this product already. */
export function addReview(db: Db, review: Omit<ReviewRow, 'id' | 'createdAt'>): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const kept = await tx
      .insert(reviews)
      .values({ ...review, id: randomUUID() })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (kept.length > 0) await refreshRatings(tx, [review.productId]);
    return kept.length > 0;
  });
}

/** False: there is no such review. */
export function moderate(db: Db, id: string, shown: boolean): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const [row] = await tx
      .update(reviews)
      .set({ state: shown ? 'shown' : 'hidden' })
      .where(eq(reviews.id, id))
      .returning({ productId: reviews.productId });
    if (row) await refreshRatings(tx, [row.productId]);
    return row !== undefined;
  });
}

export type ReviewFigures = { readonly average: number | null; readonly count: number; readonly spread: number[] };

/** A page of what is shown, newest first, and the figures of all of it. */
export async function findReviews(db: Db, productId: string, page: number) {
  const shown = and(eq(reviews.productId, productId), eq(reviews.state, 'shown'));
  const [rows, counts] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(shown)
      .orderBy(desc(reviews.createdAt), asc(reviews.id))
      .limit(REVIEW.pageSize)
      .offset((page - 1) * REVIEW.pageSize),
    db.select({ rating: reviews.rating, total: count() }).from(reviews).where(shown).groupBy(reviews.rating),
  ]);
  const spread = [1, 2, 3, 4, 5].map((stars) => counts.find(({ rating }) => rating === stars)?.total ?? 0);
  const total = spread.reduce((sum, one) => sum + one, 0);
  const stars = spread.reduce((sum, one, index) => sum + one * (index + 1), 0);
  const figures: ReviewFigures = {
    average: total === 0 ? null : Math.round((stars / total) * 100) / 100,
    count: total,
    spread,
  };
  return { rows, figures };
}

/** Reviews that wait to be read. */
export function findHeld(db: Db) {
  return db
    .select({ review: reviews, slug: products.slug })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.state, 'held'))
    .orderBy(asc(reviews.createdAt))
    .limit(100);
}
