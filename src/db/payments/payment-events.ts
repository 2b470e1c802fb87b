/** Webhook events of payment gateways, each applied once. */

import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publishOrder } from '../events/publish.ts';
import { addEvent } from '../orders/order-change.ts';
import { paymentEvents } from '../schema/orders.ts';
import { lockOrder } from './ledger.ts';
import { applyPayment } from './payment-moves.ts';
import { applyRefund } from './refund-moves.ts';

/**
 * taken: applied. known: a duplicate. ignored: nothing to change. excess: a payment that the order does not need, recorded
 * and to be refunded. mismatch: does not match its order.
 */
export type EventResult = 'taken' | 'known' | 'ignored' | 'excess' | 'mismatch';

/**
 * Records the event and its effect in one transaction. Throws DomainError 'conflict' for a refund that cannot be recorded
 * yet; the event is then not recorded either and can be sent again.
 */
export function applyEvent(db: Db, method: string, event: GatewayEvent): Promise<EventResult> {
  return transact(db, async (tx) => {
    const { id, number, kind, amount, currency } = event;
    // Out of range for the column.
    if (!Number.isSafeInteger(amount) || amount < 0) return 'mismatch';
    const order = await lockOrder(tx, number);
    const inserted = await tx
      .insert(paymentEvents)
      .values({ method, id, number, kind, amount })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (inserted.length === 0) return 'known';
    if (order?.payment !== method) return 'mismatch';
    if (kind === 'failed') {
      await publishOrder(tx, 'payment.failed', order);
      return 'ignored';
    }
    if (amount === 0 || currency !== order.currency) {
      await addEvent(tx, order, 'shop', SAY.event.mismatch);
      return 'mismatch';
    }
    if (kind === 'refunded') return (await applyRefund(tx, order, event)) ? 'taken' : 'known';
    const payment = await applyPayment(tx, order, 'shop', event);
    if (!payment) return 'known';
    return payment.accepted ? 'taken' : 'excess';
  });
}
