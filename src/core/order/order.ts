/** The order state machine: allowed transitions, actors, and deadlines. */

import { addBusinessDays, indiaDay } from '../delivery/delivery.ts';
import { PAYMENT_HOLD } from '../payment/constants.ts';
import { ORDER_LINK_DAYS, RETURNS } from './constants.ts';

export const ORDER_STATES = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'return-requested',
  'return-approved',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * due: not paid yet (cash on delivery included). claimed: reported by the shopper, not yet verified by the merchant.
 * refund-due: to be refunded. void: nothing was paid and nothing is due.
 */
export const PAYMENT_STATES = ['due', 'claimed', 'paid', 'refund-due', 'refunded', 'void'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** How orders are placed. */
export const CHANNELS = ['web', 'phone'] as const;
export type Channel = (typeof CHANNELS)[number];

export const ACTORS = ['shopper', 'merchant', 'shop'] as const;
/** shop: the system itself, such as a timer. */
export type Actor = (typeof ACTORS)[number];

/** Allowed transitions. A rejected return goes back to delivered. */
const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped'],
  shipped: ['delivered'],
  delivered: ['return-requested'],
  cancelled: [],
  'return-requested': ['return-approved', 'delivered'],
  'return-approved': ['refunded'],
  refunded: [],
};

/** States that a merchant sets directly; the others have endpoints that also handle money and stock. */
export const FULFILMENT = ['confirmed', 'packed', 'shipped', 'delivered'] as const satisfies OrderState[];

export function canTransition(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** The states that may transition to this one. */
export function statesBefore(to: OrderState): OrderState[] {
  return ORDER_STATES.filter((from) => canTransition(from, to));
}

/** The states from which a merchant sets this one directly. A refused return goes back by its own decision. */
export function fulfilledFrom(to: (typeof FULFILMENT)[number]): OrderState[] {
  return statesBefore(to).filter((from) => from !== 'return-requested');
}

/** An order can be cancelled until it is packed. */
export function isCancellable(state: OrderState): boolean {
  return canTransition(state, 'cancelled');
}

/** An order can be edited until it is packed: packing issues its invoice, which is never changed. */
export const isEditable = isCancellable;

/** True while parcels of the order can be packed, sent and delivered. */
export const isOnTheWay = (state: OrderState): boolean => ['confirmed', 'packed', 'shipped'].includes(state);

/** True when the order may be packed: it is paid, or paid on delivery. */
export function isFunded(order: { readonly payment: string; readonly paymentState: PaymentState }): boolean {
  return order.paymentState === 'paid' || (order.payment === 'cod' && order.paymentState === 'due');
}

export const DAY_MS = 86_400_000;

export type EndedOrder = { readonly deliveredAt: Date | null; readonly cancelledAt: Date | null };

/**
 * When the order's link expires: ORDER_LINK_DAYS after the order ended or, for a renewed link, after it was issued.
 * null: the order is still active.
 */
export function linkEnd({ deliveredAt, cancelledAt }: EndedOrder, issuedAt: Date | null): Date | null {
  const ended = deliveredAt ?? cancelledAt;
  return ended && new Date(Math.max(ended.getTime(), issuedAt?.getTime() ?? 0) + ORDER_LINK_DAYS * DAY_MS);
}

/** Deadline for confirming a cash order; null when no confirmation is needed. */
export function confirmBy(order: {
  readonly state: OrderState;
  readonly payment: string;
  readonly paymentState: PaymentState;
  readonly total: number;
  readonly expiresAt: Date | null;
}): Date | null {
  const waits = order.state === 'placed' && order.payment === 'cod' && order.paymentState === 'due';
  return waits && order.total > PAYMENT_HOLD.cashConfirmAbove ? order.expiresAt : null;
}

/** Last day for requesting a return: calendar days after the day of delivery. */
export function returnDeadline(deliveredAt: Date): string {
  return new Date(Date.parse(indiaDay(deliveredAt)) + RETURNS.windowDays * DAY_MS).toISOString().slice(0, 10);
}

/** Last day for a refund after it was agreed to. */
export function refundDeadline(agreedAt: Date): string {
  return addBusinessDays(indiaDay(agreedAt), RETURNS.refundWorkingDays);
}

export const RETURN_REASONS = ['damaged', 'wrong-item', 'not-as-described', 'changed-mind'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
export const RETURN_STATES = ['requested', 'approved', 'refused', 'refunded'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export type ReturnedLine = { readonly sku: string; readonly quantity: number };
/** The fields of an order line that decide about its return; amounts in minor units. */
export type SoldLine = ReturnedLine & {
  readonly amount: number;
  readonly discount: number;
  readonly madeToOrder: boolean;
};

export type ReturnRequest = { readonly reason: ReturnReason; readonly lines: readonly ReturnedLine[] };
export type ReturnFault = 'not-delivered' | 'too-late' | 'not-bought' | 'made-to-order';

/** True when the order's age and state allow a return. */
export function isReturnable(
  { state, deliveredAt }: { readonly state: OrderState; readonly deliveredAt: Date | null },
  now: Date,
): boolean {
  return state === 'delivered' && deliveredAt !== null && indiaDay(now) <= returnDeadline(deliveredAt);
}

/**
 * Why goods cannot be returned, null when they can. Made-to-order products can be returned only when they arrived
 * damaged.
 */
export function returnFault(
  order: { readonly state: OrderState; readonly deliveredAt: Date | null; readonly lines: readonly SoldLine[] },
  requested: ReturnRequest,
  now: Date,
): ReturnFault | null {
  if (order.state !== 'delivered' || !order.deliveredAt) return 'not-delivered';
  if (indiaDay(now) > returnDeadline(order.deliveredAt)) return 'too-late';
  const sold = new Map(order.lines.map((line) => [line.sku, line]));
  const counted = new Map<string, number>();
  for (const { sku, quantity } of requested.lines) counted.set(sku, (counted.get(sku) ?? 0) + quantity);
  for (const [sku, quantity] of counted) {
    const line = sold.get(sku);
    if (!line || quantity < 1 || quantity > line.quantity) return 'not-bought';
    if (line.madeToOrder && requested.reason !== 'damaged') return 'made-to-order';
  }
  return counted.size > 0 ? null : 'not-bought';
}

/**
 * Refund for returned goods, in minor units: their paid price, plus shipping when everything is returned and the shopper
 * is not at fault.
 */
export function refundOf(
  order: { readonly lines: readonly SoldLine[]; readonly shipping: number },
  requested: ReturnRequest,
) {
  const counted = new Map<string, number>();
  for (const { sku, quantity } of requested.lines) counted.set(sku, (counted.get(sku) ?? 0) + quantity);
  const goods = order.lines.reduce((sum, line) => {
    const paid = line.amount - line.discount;
    return sum + Math.floor((paid * (counted.get(line.sku) ?? 0)) / line.quantity);
  }, 0);
  const everything = order.lines.every((line) => counted.get(line.sku) === line.quantity);
  return goods + (everything && requested.reason !== 'changed-mind' ? order.shipping : 0);
}
