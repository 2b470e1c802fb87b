/** Exports the orders of one owner in batches: lines, payment, timeline, return and reviews. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { EXPORT } from '../../core/account/constants.ts';
import type { ExportedOrder, ExportedReview } from '../../core/account/export-shapes.ts';
import type { Db } from '../engine/db.ts';
import { orderEvents, returnAttachments, reviews } from '../schema/orders.ts';
import { products } from '../schema/shop.ts';
import { findOrders, type Owner } from './orders.ts';
import { findParcelsOf, type ParcelRow } from './parcels.ts';
import { listReturnsOf } from './returns.ts';
import type { EventRow, LineRow, OrderRow, ReturnRow } from './rows.ts';

type Files = readonly (typeof returnAttachments.$inferSelect)[];

const exportLine = ({ number: _, position: __, productId: ___, picture: ____, ...line }: LineRow) => line;

function exportParcel({ number: _, slotZone: __, slotDay: ___, slotWindow: ____, ...row }: ParcelRow) {
  const { deliveryFrom, deliveryTo, packedAt, shippedAt, deliveredAt, lines, ...parcel } = row;
  return {
    ...parcel,
    lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
    delivery: { from: deliveryFrom, to: deliveryTo },
    packedAt: packedAt?.toISOString() ?? null,
    shippedAt: shippedAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}

function exportReturn(returned: ReturnRow, files: Files): ExportedOrder['returns'][number] {
  const { position, state, reason, note, evidence, lines, amount, requestedAt } = returned;
  const sent = files
    .filter((file) => file.position === position)
    .map(({ id, type, size, name }) => ({ id, type, size, name }));
  const at = requestedAt.toISOString();
  return { position, state, reason, note, evidence, files: sent, lines, amount, requestedAt: at };
}

type About = {
  readonly lines: readonly LineRow[];
  readonly parcels: readonly ParcelRow[];
  readonly events: readonly EventRow[];
  readonly returned: readonly ReturnRow[];
  readonly files: Files;
};

function exportOrder(order: OrderRow, { lines, parcels, events, returned, files }: About): ExportedOrder {
  const { number, state, subtotal, discount, coupon, shipping, gst, total, email, contact, address } = order;
  return {
    number,
    state,
    placedAt: order.placedAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    currency: 'INR',
    lines: lines.map(exportLine),
    parcels: parcels.map(exportParcel),
    subtotal,
    discount,
    coupon,
    shipping,
    gst,
    total,
    email,
    contact,
    address,
    payment: { method: order.payment, state: order.paymentState, reference: order.paymentReference },
    timeline: events.map((event) => ({
      at: event.at.toISOString(),
      state: event.state,
      actor: event.actor,
      note: event.note,
    })),
    returns: returned.map((one) => exportReturn(one, files)),
    invoiceNumber: order.invoiceNumber,
    gstin: order.gstin,
    channel: order.channel,
  };
}

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
