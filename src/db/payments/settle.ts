/** Updates an order's payment state from its ledger. */
import { and, eq, sql } from 'drizzle-orm';
import type { PaymentState } from '../../core/order/order.ts';
import { isCancellable } from '../../core/order/order.ts';
import type { Balance } from '../../core/payment/balance.ts';
import type { Db } from '../engine/db.ts';
import { type Change, change } from '../orders/order-change.ts';
import { releaseStock } from '../orders/release-stock.ts';
import type { OrderRow } from '../orders/rows.ts';
import { returns } from '../schema/orders.ts';
import { readBalance } from './ledger.ts';

type Money = Pick<Balance, 'received' | 'refunded' | 'owed' | 'due'>;

function paymentStateOf(
  { state, paymentState }: OrderRow,
  { received, refunded, owed, due }: Money,
  accepted: boolean,
): PaymentState {
  const empty = received > 0 && received === refunded;
  if (state === 'cancelled' || state === 'return-approved' || state === 'refunded') {
    if (owed > 0) return 'refund-due';
    return received > 0 ? 'refunded' : paymentState;
  }
  if (!accepted) return paymentState;
  if (empty) return 'refunded';
  // The rest of an edited order is asked for until it is paid. What a paid order got back is never asked for again.
  return due > 0 && (paymentState === 'due' || paymentState === 'claimed') ? paymentState : 'paid';
}

/**
 * Sets payment state, refund date and, when everything was refunded, the order state. Partial refunds leave it unchanged.
 * The caller has locked the order's row. Returns the updated order.
 */
export async function settle(tx: Db, order: OrderRow): Promise<OrderRow> {
  const { ledger, ...money } = await readBalance(tx, order);
  const accepted = ledger.payments.some((payment) => payment.accepted);
  const paymentState = paymentStateOf(order, money, accepted);
  const set: Change = { paymentState, refundSince: money.owed > 0 ? sql`coalesce(refund_since, now())` : null };
  if (paymentState === 'refunded' && order.state === 'return-approved') {
    set.state = 'refunded';
    await tx
      .update(returns)
      .set({ state: 'refunded' })
      .where(and(eq(returns.number, order.number), eq(returns.state, 'approved')));
  }
  // Everything was refunded before shipping: the order is cancelled and its stock released.
  if (paymentState === 'refunded' && accepted && isCancellable(order.state)) {
    set.state = 'cancelled';
    await releaseStock(tx, order);
  }
  return (await change(tx, order.number, set, undefined)) ?? order;
}
