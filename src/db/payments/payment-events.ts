/** Messages of payment gateways: each is taken once, whatever else happens to it. */

import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { note } from '../orders/order-change.ts';
import { paymentEvents } from '../schema/orders.ts';
import { holdOrder } from './ledger.ts';
import { takePayment } from './payment-moves.ts';
import { takeRefund } from './refund-moves.ts';

/**
 * taken: it changed something. known: it came before. ignored: it changes nothing. excess: a payment that the order does not need
 * is recorded, and goes back. mismatch: it does not fit its order.
 */
export type Taken = 'taken' | 'known' | 'ignored' | 'excess' | 'mismatch';

/**
 * The message and what it changes are one transaction: a crash between them leaves neither. Throws DomainError 'conflict' for a refund that
 * cannot be recorded yet; then the message is not recorded either, and can be sent again.
 */
export function takeEvent(db: Db, method: string, event: GatewayEvent): Promise<Taken> {
  return transact(db, async (tx) => {
    const { id, number, kind, amount, currency } = event;
    // No column could hold it.
    if (!Number.isSafeInteger(amount) || amount < 0) return 'mismatch';
    const order = await holdOrder(tx, number);
    const kept = await tx
      .insert(paymentEvents)
      .values({ method, id, number, kind, amount })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (kept.length === 0) return 'known';
    if (order?.payment !== method) return 'mismatch';
    if (kind === 'failed') return 'ignored';
    if (amount === 0 || currency !== order.currency) {
      await note(tx, order, 'shop', SAY.event.mismatch);
      return 'mismatch';
    }
    if (kind === 'refunded') return (await takeRefund(tx, order, event)) ? 'taken' : 'known';
    const payment = await takePayment(tx, order, 'shop', event);
    if (!payment) return 'known';
    return payment.accepted ? 'taken' : 'excess';
  });
}
