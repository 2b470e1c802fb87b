/** The rows that a new order becomes. */
import type { Quote } from '../../core/checkout/quote.ts';
import type { DeliveryTerms } from '../../core/delivery/parcel.ts';
import type { Channel } from '../../core/order/order.ts';
import type { AskedAddress, OrderBody } from '../../core/order/order-body.ts';
import type { ListedOffer } from '../catalogue/offers.ts';
import type { StoredPicture } from '../schema/pictures.ts';
import type { OrderClient } from './order-clients.ts';
import { parcelRows } from './parcels.ts';
import type { SampleClient } from './sample-limit.ts';

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

export function orderRow({
  number,
  userId,
  request,
  pin,
  terms,
  quote,
  placedAt,
  expiresAt,
  gstin,
  channel,
  note,
}: NewOrder) {
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

export const lineRows = ({ quote, offers }: NewOrder) =>
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
