/** Reviews by buyers, and the rating figures of products. */
import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { REVIEW_LIST } from '../../core/merchant/constants.ts';
import { REVIEW_STATES, type ReviewState } from '../../core/merchant/review.ts';
import { REVIEW } from '../../core/product/constants.ts';
import type { Db } from '../engine/db.ts';
import { publish } from '../events/publish.ts';
import { products } from '../schema/products.ts';
import { reviews } from '../schema/reviews.ts';
import { lockProducts } from './locks.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/**
 * Updates the rating figures of products. The first real review permanently replaces the sample figures; a product whose
 * reviews are all hidden has no rating.
 */
export async function refreshRatings(tx: Db, productIds: readonly string[]): Promise<void> {
  // Counted after the lock, so that of two concurrent reviews the later count includes both.
  await lockProducts(tx, productIds);
  await tx.execute(sql`
    update products p set rating = r.average, review_count = r.shown, sample_ratings = false
    from (
      select product_id, round(avg(rating) filter (where state = 'shown'), 2)::float8 as average,
        count(*) filter (where state = 'shown')::int as shown
      from reviews where ${inArray(reviews.productId, [...productIds])} group by product_id
    ) r where p.id = r.product_id`);
}

/** Stores a review. Returns false when this buyer has reviewed this product before. */
export function addReview(db: Db, review: Omit<ReviewRow, 'id' | 'createdAt' | 'reply' | 'replyAt'>): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const [inserted] = await tx
      .insert(reviews)
      .values({ ...review, id: randomUUID() })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (!inserted) return false;
    const { productId, rating, state } = review;
    await refreshRatings(tx, [productId]);
    await publish(tx, 'review.submitted', inserted.id, { reviewId: inserted.id, productId, rating, state });
    return true;
  });
}

/** Returns false when there is no such review. */
export function moderate(db: Db, id: string, state: ReviewState): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const [row] = await tx
      .update(reviews)
      .set({ state })
      .where(eq(reviews.id, id))
      .returning({ productId: reviews.productId });
    if (row) await refreshRatings(tx, [row.productId]);
    return row !== undefined;
  });
}

/** Sets the shop's reply; '' removes it. Returns false when there is no such review. */
export async function replyTo(db: Db, id: string, text: string): Promise<boolean> {
  const rows = await db
    .update(reviews)
    .set({ reply: text || null, replyAt: text ? sql`now()` : null })
    .where(eq(reviews.id, id))
    .returning({ id: reviews.id });
  return rows.length > 0;
}

export type ReviewFigures = { readonly average: number | null; readonly count: number; readonly spread: number[] };

/** Returns a page of visible reviews, newest first, and the figures of all of them. */
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

/** Returns a page of reviews in a state, held ones oldest first, and the number of reviews in each state. */
export async function findReviewsIn(db: Db, state: ReviewState, page: number) {
  const [rows, counted] = await Promise.all([
    db
      .select({ review: reviews, slug: products.slug, product: products.name })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(eq(reviews.state, state))
      .orderBy(state === 'held' ? asc(reviews.createdAt) : desc(reviews.createdAt), asc(reviews.id))
      .limit(REVIEW_LIST.pageSize)
      .offset((page - 1) * REVIEW_LIST.pageSize),
    db.select({ state: reviews.state, total: count() }).from(reviews).groupBy(reviews.state),
  ]);
  const totalOf = (one: ReviewState) => counted.find((row) => row.state === one)?.total ?? 0;
  const counts = Object.fromEntries(REVIEW_STATES.map((one) => [one, totalOf(one)])) as Record<ReviewState, number>;
  return { rows, counts };
}

/** product: the name of the reviewed piece. */
export type HeldReview = Pick<ReviewRow, 'name' | 'rating' | 'title' | 'text'> & { readonly product: string };

/** Returns a review that still waits for moderation, else null. */
export async function findHeldReview(db: Db, id: string): Promise<HeldReview | null> {
  const { name, rating, title, text } = reviews;
  const [row] = await db
    .select({ name, rating, title, text, product: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), eq(reviews.state, 'held')));
  return row ?? null;
}
