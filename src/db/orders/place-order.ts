/** Placing an order: one call of place_order_within() (see the migrations), which checks limits and makes all of it or nothing. */
import { eq, sql } from 'drizzle-orm';
import type { Quote } from '../../core/checkout/quote.ts';
import type { OrderBody } from '../../core/order/shapes.ts';
import type { ListedOffer } from '../catalogue/offers.ts';
import type { Db } from '../engine/db.ts';
import { prepared } from '../engine/prepared.ts';
import { retrying } from '../engine/retry.ts';
import { orderKeys } from '../schema/orders.ts';
import type { StoredPicture } from '../schema/shop.ts';
import type { OrderClient } from './order-clients.ts';

/** key with the hash of the body, and who asks. */
export type KeyedRequest = { readonly key: string; readonly owner: string; readonly body: string };

export type NewOrder = {
  readonly number: string;
  readonly userId: string | null;
  readonly asked: OrderBody;
  readonly pin: string;
  readonly quote: Quote<StoredPicture>;
  readonly offers: ReadonlyMap<string, ListedOffer>;
  readonly placedAt: Date;
  readonly expiresAt: Date | null;
  /** Whose limits count it; none: no limit. */
  readonly clients: readonly OrderClient[];
};

/**
 * changed: goods, prices or coupon are no longer as quoted, and nothing was done. known: the key was used before. many-…: a
 * limit of one of the clients would be exceeded, and nothing was done.
 */
export type Placement = 'placed' | 'known' | 'changed' | 'many-orders' | 'many-pieces';

const call = prepared('place_order_within', (db, name) =>
  db
    .select({ state: sql<Placement>`placement.state` })
    .from(
      sql`place_order_within(${sql.placeholder('key')}, ${sql.placeholder('owner')}, ${sql.placeholder('body')}, ${sql.placeholder('order')}::jsonb, ${sql.placeholder('lines')}::jsonb, ${sql.placeholder('clients')}::jsonb) as placement(state)`,
    )
    .prepare(name),
);

function orderRow({ number, userId, asked, pin, quote, placedAt, expiresAt }: NewOrder) {
  const { name, phone, email } = asked.contact;
  const { address } = asked;
  return {
    number,
    user_id: userId,
    email,
    contact: { name, phone },
    address: { ...address, name: address.name || name, phone: address.phone ?? phone, pin },
    payment: asked.payment,
    currency: 'INR',
    subtotal: quote.subtotal,
    discount: quote.discount,
    coupon: quote.coupon?.state === 'applied' ? quote.coupon.code : null,
    shipping: quote.shipping,
    gst: quote.gst,
    total: quote.total,
    delivery_from: quote.delivery?.from,
    delivery_to: quote.delivery?.to,
    placed_at: placedAt,
    expires_at: expiresAt,
  };
}

const lineRows = ({ quote, offers }: NewOrder) =>
  quote.lines.map((line, position) => ({
    position,
    sku: line.sku,
    product_id: line.productId,
    slug: line.slug,
    name: line.name,
    variant: line.variant,
    picture: line.picture,
    price: line.price,
    listed: offers.get(line.sku)?.listed,
    quantity: line.quantity,
    amount: line.amount,
    discount: line.discount,
    hsn: line.tax.hsn,
    gst_percent: line.tax.percent,
    gst: line.gst,
    made_to_order: line.madeToOrder,
  }));

/** retries: how often the database may ask to try again. */
export async function placeOrder(
  db: Db,
  { key, owner, body }: KeyedRequest,
  order: NewOrder,
  retries?: number,
): Promise<Placement> {
  const parameters = {
    key,
    owner,
    body,
    order: JSON.stringify(orderRow(order)),
    lines: JSON.stringify(lineRows(order)),
    clients: JSON.stringify(order.clients),
  };
  const [row] = await retrying(() => call(db).execute(parameters), retries);
  if (!row) throw new Error('place_order_within() returned no row.');
  return row.state;
}

/** The order that was placed under a key; null for a key that has placed none. */
export async function findKey(db: Db, key: string) {
  const [row] = await db.select().from(orderKeys).where(eq(orderKeys.key, key));
  return row ?? null;
}
