/** Payments and refunds of an order as the API returns them. */

import { refundDeadline } from '../../core/order/deadlines.ts';
import type { Balance } from '../../core/payment/balance.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import type { PaymentRow, RefundRow } from '../../db/payments/ledger.ts';
import { iso } from '../iso.ts';

/** Returns the refund due and its date; null when nothing is owed. */
export const refundOf = ({ refundSince }: OrderRow, { owed }: Balance) =>
  owed > 0 && refundSince ? { amount: owed, by: refundDeadline(refundSince) } : null;

export const serializePayment = ({ reference, amount, refunded, accepted, receivedAt }: PaymentRow) => ({
  reference,
  amount,
  refunded,
  accepted,
  at: receivedAt.toISOString(),
});

/** Without the gateway's words, which are for the merchant: see forMerchant(). */
export const serializeSending = ({ amount, failures, retryAt }: RefundRow) => ({
  amount,
  failures,
  error: null,
  retryAt: iso(retryAt),
});
