/** Exports the orders of one owner in batches: lines, payment, timeline, return and reviews. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { EXPORT } from '../../core/account/constants.ts';
import type { ExportedOrder, ExportedReview } from '../../core/account/export-shapes.ts';
import type { Db } from '../engine/db.ts';
import { orderEvents } from '../schema/order-history.ts';
import { products } from '../schema/products.ts';
import { returnAttachments } from '../schema/returns.ts';
import { reviews } from '../schema/reviews.ts';
import { exportOrder } from './exported-order.ts';
import { findOrders } from './order-list.ts';
import type { Owner } from './orders.ts';
import { findParcelsOf } from './parcels.ts';
import { listReturnsOf } from './returns.ts';

async function readBatch(db: Db, owner: Owner, page: number) {
  const { rows, total } = await findOrders(db, { owner }, page, EXPORT.batch);
  const numbers = rows.map(({ order }) => order.number);
  if (numbers.length === 0) return { orders: [], reviews: [], total };
  const [parcels, events, returned, files, written] = await Promise.all([
    findParcelsOf(db, numbers),
    db.select().from(orderEvents).where(inArray(orderEvents.number, numbers)).orderBy(asc(orderEvents.id)),
    listReturnsOf(db, numbers),
    db
      .select()
      .from(returnAttachments)
      .where(and(inArray(returnAttachments.number, numbers), eq(returnAttachments.used, true)))
      .orderBy(asc(returnAttachments.createdAt), asc(returnAttachments.id)),
    db
      .select({ review: reviews, slug: products.slug })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(inArray(reviews.number, numbers))
      .orderBy(asc(reviews.createdAt)),
  ]);
  const eventsOf = Map.groupBy(events, ({ number }) => number);
  const filesOf = Map.groupBy(files, ({ number }) => number);
  const orders = rows.map(({ order, lines }) =>
    exportOrder(order, {
      lines,
      parcels: parcels.get(order.number) ?? [],
      events: eventsOf.get(order.number) ?? [],
      returned: returned.get(order.number) ?? [],
      files: filesOf.get(order.number) ?? [],
    }),
  );
  return { orders, reviews: written.map(({ review, slug }) => exportReview(review, slug)), total };
}

function exportReview(review: typeof reviews.$inferSelect, product: string): ExportedReview {
  const { number: order, name, rating, title, text, state, createdAt } = review;
  return { product, order, name, rating, title, text, state, createdAt: createdAt.toISOString() };
}

/** Newest first, at most EXPORT.orders; total counts all of them. */
export async function exportOrders(db: Db, owner: Owner) {
  const items: ExportedOrder[] = [];
  const written: ExportedReview[] = [];
  for (let page = 1; ; page++) {
    const batch = await readBatch(db, owner, page);
    items.push(...batch.orders);
    written.push(...batch.reviews);
    const isLast = batch.orders.length < EXPORT.batch || items.length >= EXPORT.orders;
    if (isLast) return { orders: { total: batch.total, items }, reviews: written };
  }
}
