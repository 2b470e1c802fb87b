/** Places an order by calling place_order_within() (see the migrations), which checks limits and writes all or nothing. */
import { eq, sql } from 'drizzle-orm';
import type { Quote } from '../../core/checkout/quote.ts';
import type { DeliveryTerms } from '../../core/delivery/parcel.ts';
import type { Channel } from '../../core/order/order.ts';
import type { AskedAddress, OrderBody } from '../../core/order/shapes.ts';
import type { ListedOffer } from '../catalogue/offers.ts';
import type { Db } from '../engine/db.ts';
import { prepared } from '../engine/prepared.ts';
import { withRetries } from '../engine/retry.ts';
import { orderKeys } from '../schema/orders.ts';
import type { StoredPicture } from '../schema/shop.ts';
import type { OrderClient } from './order-clients.ts';
import { parcelRows } from './parcels.ts';
import type { SampleClient } from './sample-limit.ts';

/** Idempotency key, body hash and owner. */
export type KeyedRequest = { readonly key: string; readonly owner: string; readonly body: string };

export type NewOrder = {
  readonly number: string;
  readonly userId: string | null;
  readonly request: Pick<OrderBody, 'contact' | 'payment'> & { readonly address: AskedAddress };
  readonly pin: string;
  readonly terms: DeliveryTerms;
  readonly quote: Quote<StoredPicture>;
  readonly offers: ReadonlyMap<string, ListedOffer>;
  readonly placedAt: Date;
  readonly expiresAt: Date | null;
  /** Clients whose limits count the order; empty: no limit. */
  readonly clients: readonly OrderClient[];
  /** Address and mailbox that the samples of the order count for; left out: it has none. */
  readonly sampleClients?: readonly SampleClient[];
  readonly gstin?: string | null;
  readonly channel?: Channel;
  /** Of the first entry of the timeline. */
  readonly note?: string;
};

/**
 * changed: stock, prices or coupon differ from the quote. slot-full: a delivery window has no place left. known: the key was
 * used before. many-…: a client limit, or that of samples, would be exceeded. Only 'placed' writes anything.
 */
export type Placement = 'placed' | 'known' | 'changed' | 'slot-full' | 'many-orders' | 'many-pieces' | 'many-samples';

const call = prepared('place_order_within', (db, name) =>
  db
    .select({ state: sql<Placement>`placement.state` })
    .from(
      sql`place_order_within(${sql.placeholder('key')}, ${sql.placeholder('owner')}, ${sql.placeholder('body')}, ${sql.placeholder('order')}::jsonb, ${sql.placeholder('lines')}::jsonb, ${sql.placeholder('clients')}::jsonb) as placement(state)`,
    )
    .prepare(name),
);

function orderRow({ number, userId, request, pin, terms, quote, placedAt, expiresAt, gstin, channel, note }: NewOrder) {
  const { name, phone, email } = request.contact;
  const { address } = request;
  return {
    number,
    user_id: userId,
    email,
    contact: { name, phone },
    address: { ...address, name: address.name || name, phone: address.phone ?? phone, pin },
    payment: request.payment,
    currency: 'INR',
    subtotal: quote.subtotal,
    discount: quote.discount,
    coupon: quote.coupon?.state === 'applied' ? quote.coupon.code : null,
    shipping: quote.shipping,
    gst: quote.gst,
    total: quote.total,
    delivery_from: quote.delivery?.from,
    delivery_to: quote.delivery?.to,
    delivery: terms,
    parcels: parcelRows(quote.parcels),
    placed_at: placedAt,
    expires_at: expiresAt,
    gstin,
    channel,
    note,
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

/** In one order whatever they limit, so that locks of two orders cannot deadlock. */
const sortedClients = ({ clients, sampleClients = [] }: NewOrder) =>
  [...clients, ...sampleClients].sort((a, b) => (a.client < b.client ? -1 : 1));

/** retries: maximum number of transaction retries. */
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
    clients: JSON.stringify(sortedClients(order)),
  };
  const [row] = await withRetries(() => call(db).execute(parameters), retries);
  if (!row) throw new Error('place_order_within() returned no row.');
  return row.state;
}

/** Returns the order of an idempotency key, or null. */
export async function findKey(db: Db, key: string) {
  const [row] = await db.select().from(orderKeys).where(eq(orderKeys.key, key));
  return row ?? null;
}
