/** When an order's link, confirmation and refund fall due. */
import { addBusinessDays, indiaDay } from '../delivery/delivery.ts';
import { PAYMENT_HOLD } from '../payment/constants.ts';
import { ORDER_LINK_DAYS, RETURNS } from './constants.ts';
import { DAY_MS, type OrderState, type PaymentState } from './order.ts';

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

/** Last day for a refund after it was agreed to. */
export function refundDeadline(agreedAt: Date): string {
  return addBusinessDays(indiaDay(agreedAt), RETURNS.refundWorkingDays);
}
