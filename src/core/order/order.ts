/** An order's life: which state may follow which, who may bring it about, and the dates that §9 promises. */

import { addBusinessDays, indiaDay } from '../delivery/delivery.ts';
import { ORDER_LINK_DAYS, PAYMENT_HOLD, RETURNS } from '../shop/constants.ts';

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
 * due: not paid yet (cash is due at the door). claimed: the shopper says that it is paid, the merchant has yet to look.
 * refund-due: money that goes back. void: nothing was paid, and nothing is due any more.
 */
export const PAYMENT_STATES = ['due', 'claimed', 'paid', 'refund-due', 'refunded', 'void'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const ACTORS = ['shopper', 'merchant', 'shop'] as const;
/** shop: nobody in particular, such as the clock. */
export type Actor = (typeof ACTORS)[number];

/** What may follow each state. A return that is refused leads back to delivered. */
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

/** States that a merchant sets by hand; the others have calls of their own, which see to money and stock. */
export const FULFILMENT = ['confirmed', 'packed', 'shipped', 'delivered'] as const satisfies OrderState[];

export function mayFollow(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** The states from which one may come. */
export function statesBefore(to: OrderState): OrderState[] {
  return ORDER_STATES.filter((from) => mayFollow(from, to));
}

/** Until it is packed, an order may be taken back. */
export function isCancellable(state: OrderState): boolean {
  return mayFollow(state, 'cancelled');
}

/** Paid orders, and those that are paid at the door, may go on to be packed; others wait for their money. */
export function isFunded(order: { readonly payment: string; readonly paymentState: PaymentState }): boolean {
  return order.paymentState === 'paid' || (order.payment === 'cod' && order.paymentState === 'due');
}

export const DAY_MS = 86_400_000;

export type EndedOrder = { readonly deliveredAt: Date | null; readonly cancelledAt: Date | null };

/** When a link to the order ends: ORDER_LINK_DAYS after the order or, for a renewed link, the later issue. Null: the order goes on. */
export function linkEnd({ deliveredAt, cancelledAt }: EndedOrder, issuedAt: Date | null): Date | null {
  const ended = deliveredAt ?? cancelledAt;
  return ended && new Date(Math.max(ended.getTime(), issuedAt?.getTime() ?? 0) + ORDER_LINK_DAYS * DAY_MS);
}

/** Until when the shopper has to confirm a cash order. Null: there is nothing to confirm. */
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

/** The last day on which a return may be asked for: calendar days, the day of delivery not counted (§9). */
export function returnDeadline(deliveredAt: Date): string {
  return new Date(Date.parse(indiaDay(deliveredAt)) + RETURNS.windowDays * DAY_MS).toISOString().slice(0, 10);
}

/** The day by which money is back, once it was agreed that it goes back (§9). */
export function refundDeadline(agreedAt: Date): string {
  return addBusinessDays(indiaDay(agreedAt), RETURNS.refundWorkingDays);
}

export const RETURN_REASONS = ['damaged', 'wrong-item', 'not-as-described', 'changed-mind'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
export const RETURN_STATES = ['requested', 'approved', 'refused', 'refunded'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export type ReturnedLine = { readonly sku: string; readonly quantity: number };
/** What of an order's line decides about its return; amounts in minor units. */
export type SoldLine = ReturnedLine & {
  readonly amount: number;
  readonly discount: number;
  readonly madeToOrder: boolean;
};

export type ReturnAsked = { readonly reason: ReturnReason; readonly lines: readonly ReturnedLine[] };
export type ReturnFault = 'not-delivered' | 'too-late' | 'not-bought' | 'made-to-order';

/** An order whose goods may come back as far as its age and state go (§9). */
export function isReturnable(
  { state, deliveredAt }: { readonly state: OrderState; readonly deliveredAt: Date | null },
  now: Date,
): boolean {
  return state === 'delivered' && deliveredAt !== null && indiaDay(now) <= returnDeadline(deliveredAt);
}

/** Why goods cannot come back (§9), null when they can. Made-to-order pieces come back only when they arrived damaged. */
export function returnFault(
  order: { readonly state: OrderState; readonly deliveredAt: Date | null; readonly lines: readonly SoldLine[] },
  asked: ReturnAsked,
  now: Date,
): ReturnFault | null {
  if (order.state !== 'delivered' || !order.deliveredAt) return 'not-delivered';
  if (indiaDay(now) > returnDeadline(order.deliveredAt)) return 'too-late';
  const sold = new Map(order.lines.map((line) => [line.sku, line]));
  const counted = new Map<string, number>();
  for (const { sku, quantity } of asked.lines) counted.set(sku, (counted.get(sku) ?? 0) + quantity);
  for (const [sku, quantity] of counted) {
    const line = sold.get(sku);
    if (!line || quantity < 1 || quantity > line.quantity) return 'not-bought';
    if (line.madeToOrder && asked.reason !== 'damaged') return 'made-to-order';
  }
  return counted.size > 0 ? null : 'not-bought';
}

/**
 * What goes back for returned goods, in minor units: what was paid for them; sending too, when everything comes back and the
 * fault is not the shopper's.
 */
export function refundOf(
  order: { readonly lines: readonly SoldLine[]; readonly shipping: number },
  asked: ReturnAsked,
) {
  const counted = new Map<string, number>();
  for (const { sku, quantity } of asked.lines) counted.set(sku, (counted.get(sku) ?? 0) + quantity);
  const goods = order.lines.reduce((sum, line) => {
    const paid = line.amount - line.discount;
    return sum + Math.floor((paid * (counted.get(line.sku) ?? 0)) / line.quantity);
  }, 0);
  const everything = order.lines.every((line) => counted.get(line.sku) === line.quantity);
  return goods + (everything && asked.reason !== 'changed-mind' ? order.shipping : 0);
}
