/** The kinds of work that orders wait for, and what a person saw of an order. Pure. */
import type { MovingParcel } from '../delivery/parcel-states.ts';
import type { OrderState, PaymentState } from '../order/order.ts';

/**
 * confirm: funded orders to confirm. payments: reported payments to check. pack, ship: the next step of a parcel. returns:
 * requests to decide. refunds: money that is owed.
 */
export const WORK = ['confirm', 'payments', 'pack', 'ship', 'returns', 'refunds'] as const;
export type Work = (typeof WORK)[number];

/** What a person saw of an order: the state, and the number of timeline entries where they were shown. */
export type Seen = { readonly state: OrderState; readonly entries?: number | undefined };

/** The fields of an order that decide about its moves. */
export type Movable = {
  readonly state: OrderState;
  readonly payment: string;
  readonly paymentState: PaymentState;
  readonly total: number;
  readonly toRefund: boolean;
  /** A return waits for a decision. */
  readonly returning: boolean;
  /** What of the payment can still be given back, in minor units; missing where it is not known. */
  readonly refundable?: number;
  /** Empty where they are not known. */
  readonly parcels: readonly MovingParcel[];
};
