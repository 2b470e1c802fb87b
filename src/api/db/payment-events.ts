/** Messages of payment gateways: each is taken once, whatever else happens to it. */
import { eq } from 'drizzle-orm';
import { ORDER_COPY as SAY } from '../../core/copy/order.ts';
import type { GatewayEvent } from '../payments/payment.ts';
import type { Db } from './open.ts';
import { orderEvents, orders, paymentEvents } from './order-schema.ts';
import { findOrder } from './orders.ts';
import { confirmPayment, markRefunded } from './payment-moves.ts';

/** taken: it changed something. known: it came before. ignored: it changes nothing. mismatch: it does not fit its order. */
export type Taken = 'taken' | 'known' | 'ignored' | 'mismatch';

/** The message and what it changes are one transaction: a crash between them leaves neither. */
export function takeEvent(db: Db, method: string, event: GatewayEvent): Promise<Taken> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const { id, number, kind, amount, currency, reference } = event;
    const kept = await tx
      .insert(paymentEvents)
      .values({ method, id, number, kind, amount })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (kept.length === 0) return 'known';
    const order = await findOrder(tx, number);
    if (order?.payment !== method) return 'mismatch';
    if (kind === 'failed') return 'ignored';
    if (kind === 'refunded') return (await markRefunded(tx, number, 'shop', reference)) ? 'taken' : 'ignored';
    if (amount !== order.total || currency !== order.currency) {
      const { state } = order;
      await tx.insert(orderEvents).values({ number, state, actor: 'shop', note: SAY.event.mismatch });
      return 'mismatch';
    }
    // The row is held from here on, so that two messages of one payment cannot both find it unpaid.
    await tx.select({ number: orders.number }).from(orders).where(eq(orders.number, number)).for('update');
    return (await confirmPayment(tx, number, 'shop', reference)) ? 'taken' : 'ignored';
  });
}
