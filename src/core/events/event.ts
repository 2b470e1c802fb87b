/** Events: what happened in the shop, written in the same transaction as the change itself. */

export const EVENT_TYPES = [
  'order.placed',
  'order.held',
  'order.confirmed',
  'order.changed',
  'order.rescheduled',
  'order.packed',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.expired',
  'parcel.packed',
  'parcel.shipped',
  'parcel.ready',
  'parcel.delivered',
  'payment.claimed',
  'payment.received',
  'payment.excess',
  'payment.failed',
  'payment.refunded',
  'payment.refund-failed',
  'payment.disputed',
  'return.requested',
  'return.approved',
  'return.refused',
  'return.refunded',
  'review.submitted',
  'message.received',
  'message.answered',
  'stock.low',
  'stock.out',
  'stock.back',
  'stock.offered',
  'price.dropped',
  'cart.left',
  'account.created',
  'account.email-changed',
  'account.password-changed',
  'webhook.disabled',
  'settings.payments-changed',
  'staff.signed-in',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The type of an event that belongs to an order: its subject is the order's number. */
export type OrderEventType = Extract<
  EventType,
  `order.${string}` | `parcel.${string}` | `payment.${string}` | `return.${string}`
>;

export const isOrderEvent = (type: EventType): type is OrderEventType => /^(order|parcel|payment|return)\./.test(type);

/** What a person or system did that others have to know; data is described by EVENT_DATA. */
export type ShopEvent = {
  /** Unique across databases; receivers recognize repetitions by it. */
  readonly id: string;
  readonly type: EventType;
  /** What it is about: an order's number, a SKU, an id. Events of one subject are delivered in order. */
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

/** skipped: not wanted any more. failed: given up; it can be replayed. */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'skipped', 'failed'] as const;
