/** The data of each type of event, as stored, and as webhooks send it. Amounts are minor units of the currency. */
import { z } from 'zod';
import { TRANSPORTS } from '../delivery/parcel.ts';
import { ORDER_STATES, PAYMENT_STATES } from '../order/order.ts';
import { RETURN_REASONS } from '../order/returns.ts';
import type { EventType } from './event.ts';

const minor = z.int();
export const text = z.string();

const ofOrder = z.strictObject({
  number: text,
  /** States after the change. */
  state: z.enum(ORDER_STATES),
  payment: text,
  paymentState: z.enum(PAYMENT_STATES),
  total: minor,
  currency: text,
});
/** note: what the merchant wrote, '' for nothing. */
const moved = ofOrder.extend({ note: text });
/** parcel: the carrier's number. track: the carrier's page about it. '' for none. */
const shipped = moved.extend({ parcel: text, carrier: text, track: text });
/**
 * parcel: 1, 2, … of parcels. store: slug of the store where it is collected. carrier, tracking, track: who carries it, the
 * carrier's number and page; '' for none.
 */
const parcel = moved.extend({
  parcel: z.int().min(1),
  parcels: z.int().min(1),
  transport: z.enum(TRANSPORTS),
  store: text.nullable(),
  carrier: text,
  tracking: text,
  track: text,
  lines: z.array(z.strictObject({ sku: text, quantity: z.int().min(1) })),
});
const paid = ofOrder.extend({ amount: minor, reference: text });
/** Which of the order's returns: 1, 2, … Missing in events of releases in which an order had one. */
const position = z.int().min(1).optional();
const returned = moved.extend({ reason: z.enum(RETURN_REASONS), amount: minor, position });
const ofVariant = z.strictObject({
  sku: text,
  productId: text,
  slug: text,
  name: text,
  /** Values of its options, '' for none. */
  variant: text,
  /** Stock and price after the change; before: the former price. */
  stock: z.int(),
  price: minor,
  before: minor,
  currency: text,
});
const ofAccount = z.strictObject({ userId: text, email: text });

export const EVENT_DATA = {
  'order.placed': ofOrder,
  'order.held': ofOrder,
  'order.confirmed': moved,
  /** note: what changed, in sentences; before: the former total; by shopper: pieces were cancelled. */
  'order.changed': moved.extend({ before: minor, by: z.enum(['shopper', 'merchant']) }),
  /** A delivery window was booked, changed or given back. */
  'order.rescheduled': moved,
  'order.packed': moved,
  'order.shipped': shipped,
  'order.delivered': moved,
  'order.cancelled': moved.extend({ by: z.enum(['shopper', 'merchant', 'shop']) }),
  'order.expired': moved,
  /** Of each parcel, also of an order's only one; the order's own event follows when its state changes with it. */
  'parcel.packed': parcel,
  'parcel.shipped': parcel,
  /** It waits at the store, which is open at these hours, one line each. */
  'parcel.ready': parcel.extend({ hours: z.array(text) }),
  /** Also collected. */
  'parcel.delivered': parcel,
  'payment.claimed': ofOrder.extend({ reference: text }),
  'payment.received': paid,
  'payment.excess': paid,
  'payment.failed': ofOrder,
  'payment.refunded': paid,
  /** reference: '', as nothing went back. */
  'payment.refund-failed': paid.extend({ error: text }),
  /** reason: the reason that the bank gave, and the state of the dispute. */
  'payment.disputed': paid.extend({ reason: text }),
  'return.requested': returned,
  'return.approved': returned,
  'return.refused': returned,
  'return.refunded': paid.extend({ position }),
  'review.submitted': z.strictObject({
    reviewId: text,
    productId: text,
    rating: z.int().min(1).max(5),
    state: z.enum(['shown', 'held', 'hidden']),
  }),
  'message.received': z.strictObject({ messageId: text }),
  'message.answered': z.strictObject({ messageId: text }),
  'stock.low': ofVariant,
  'stock.out': ofVariant,
  'stock.back': ofVariant,
  /** The next people on the waiting list of a variant in stock get their letter. */
  'stock.offered': z.strictObject({ sku: text }),
  'price.dropped': ofVariant,
  /** A day has passed without an order for a cart that was saved for a letter. */
  'cart.left': z.strictObject({ cartId: text }),
  'account.created': ofAccount,
  'account.email-changed': ofAccount.extend({ former: text }),
  'account.password-changed': ofAccount,
  'webhook.disabled': z.strictObject({ endpointId: text, url: text, error: text }),
  /** by: name and address of the person; changes: in sentences, with the last digits of accounts. */
  'settings.payments-changed': z.strictObject({ by: text, changes: text }),
  /** A second factor was entered on a device for the first time; device: browser and system. */
  'staff.signed-in': ofAccount.extend({ device: text }),
} as const satisfies Record<EventType, z.ZodType>;

export type EventData<Type extends EventType> = z.infer<(typeof EVENT_DATA)[Type]>;
