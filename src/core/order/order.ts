/** The order state machine: states, actors and allowed transitions. */

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

/** Allowed transitions. Once an order has arrived, its state follows from its returns: see stateAfter() of returns.ts. */
const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped'],
  shipped: ['delivered'],
  delivered: ['return-requested', 'return-approved'],
  cancelled: [],
  'return-requested': ['return-approved', 'delivered', 'refunded'],
  'return-approved': ['refunded', 'return-requested', 'delivered'],
  refunded: ['return-requested'],
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

/** The states of an order that has arrived. */
const ARRIVED: readonly OrderState[] = ['delivered', 'return-requested', 'return-approved', 'refunded'];

/** True when everything has arrived that is not cancelled. */
export const hasArrived = (state: OrderState): boolean => ARRIVED.includes(state);

/** The states from which a merchant sets this one directly. What returns set follows by itself. */
export function fulfilledFrom(to: (typeof FULFILMENT)[number]): OrderState[] {
  return statesBefore(to).filter((from) => !hasArrived(from));
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
