/** Updates an order's payment state from its ledger. */
import { sql } from 'drizzle-orm';
import { hasArrived, isCancellable, type PaymentState } from '../../core/order/order.ts';
import { stateAfter } from '../../core/order/returns.ts';
import type { Balance } from '../../core/payment/balance.ts';
import type { Db } from '../engine/db.ts';
import { type Change, change } from '../orders/order-change.ts';
import { releaseStock } from '../orders/release-stock.ts';
import { closeReturns } from '../orders/returns.ts';
import type { OrderRow } from '../orders/rows.ts';
import { readBalance } from './ledger.ts';

type Money = Pick<Balance, 'received' | 'refunded' | 'owed' | 'due'>;

/** While a parcel is on its way or a return waits, the order stays paid: refund_since says that something is owed. */
function paymentStateOf(
  { state, paymentState }: Pick<OrderRow, 'state' | 'paymentState'>,
  { received, refunded, owed, due }: Money,
  accepted: boolean,
): PaymentState {
  const empty = received > 0 && received === refunded;
  if (state === 'cancelled' || state === 'return-approved' || state === 'refunded') {
    if (owed > 0) return 'refund-due';
    return refunded > 0 ? 'refunded' : paymentState;
  }
  if (!accepted) return paymentState;
  if (empty) return 'refunded';
  // The rest of an edited order is asked for until it is paid. What a paid order got back is never asked for again.
  return due > 0 && (paymentState === 'due' || paymentState === 'claimed') ? paymentState : 'paid';
}

/**
 * Sets payment state and refund date. Approved returns of which nothing is owed any more become refunded, and the state of an
 * order that has arrived follows from its returns; when everything was refunded before shipping, it is cancelled. The caller
 * has locked the order's row. Returns the updated order.
 */
export async function settle(tx: Db, order: OrderRow): Promise<OrderRow> {
  const { ledger, returned: before, ...money } = await readBalance(tx, order);
  const accepted = ledger.payments.some((payment) => payment.accepted);
  // Of cash that has not been paid yet, less is taken at the door.
  const isBack = money.received > 0 && money.owed === 0;
  const returned =
    isBack && before.some(({ state }) => state === 'approved') ? await closeReturns(tx, order.number) : before;
  const state = hasArrived(order.state) ? stateAfter(returned, order.deliveredAt) : order.state;
  const paymentState = paymentStateOf({ ...order, state }, money, accepted);
  const set: Change = { state, paymentState, refundSince: money.owed > 0 ? sql`coalesce(refund_since, now())` : null };
  // Everything was refunded before shipping: the order is cancelled and its stock released.
  if (paymentState === 'refunded' && accepted && isCancellable(order.state)) {
    set.state = 'cancelled';
    await releaseStock(tx, order);
  }
  return (await change(tx, order.number, set, undefined)) ?? order;
}
