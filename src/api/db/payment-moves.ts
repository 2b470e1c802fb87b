/** What becomes of an order's money: said to be paid, found or not found, and sent back. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { ORDER_COPY as SAY } from '../../core/copy/order.ts';
import type { Actor } from '../../core/order.ts';
import type { Db } from './open.ts';
import { type Change, change, isIn, note } from './order-change.ts';
import { orders, returns } from './order-schema.ts';
import type { OrderRow } from './orders.ts';
import { transact } from './retry.ts';

/** The shopper says that it is paid: the goods wait until the merchant has looked. */
export function claimPayment(db: Db, number: string, reference: string): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const waits = and(isIn(['placed']), inArray(orders.paymentState, ['due', 'claimed']));
    const order = await change(
      tx,
      number,
      { paymentState: 'claimed', paymentReference: reference, expiresAt: null },
      waits,
    );
    if (order) await note(tx, order, 'shopper', SAY.event.claimed(reference));
    return order;
  });
}

/**
 * The money is there. An order that waits for it is confirmed; one that has ended meanwhile owes it back. Null: there was
 * nothing to pay.
 */
export function confirmPayment(db: Db, number: string, actor: Actor, reference: string): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const paid: Change = {
      paymentState: 'paid',
      expiresAt: null,
      ...(reference && { paymentReference: reference }),
      state: sql`case when ${orders.state} = 'placed' then 'confirmed' else ${orders.state} end`,
    };
    const open = and(
      inArray(orders.paymentState, ['due', 'claimed']),
      isIn(['placed', 'confirmed', 'packed', 'shipped', 'delivered']),
    );
    const order = await change(tx, number, paid, open);
    if (order) {
      await note(tx, order, actor, SAY.event.paid(reference));
      return order;
    }
    const owed: Change = {
      paymentState: 'refund-due',
      refundSince: sql`now()`,
      ...(reference && { paymentReference: reference }),
    };
    const ended = and(isIn(['cancelled']), inArray(orders.paymentState, ['void', 'claimed']));
    const late = await change(tx, number, owed, ended);
    if (late) await note(tx, late, actor, SAY.event.late);
    return late;
  });
}

/** The money that the shopper spoke of is not there: the order waits again, from now, or has nothing to wait for. */
export function rejectPayment(db: Db, number: string, waitMinutes: number): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const waiting: Change = {
      paymentState: sql`case when ${orders.state} = 'cancelled' then 'void' else 'due' end`,
      paymentReference: null,
      expiresAt: sql`case when ${orders.state} = 'cancelled' then null else now() + make_interval(mins => ${sql.raw(String(waitMinutes))}) end`,
    };
    const order = await change(tx, number, waiting, eq(orders.paymentState, 'claimed'));
    if (order) await note(tx, order, 'merchant', SAY.event.rejected);
    return order;
  });
}

/** The money went back. Null: none was owed. */
export function markRefunded(db: Db, number: string, actor: Actor, reference: string): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const set: Change = {
      paymentState: 'refunded',
      state: sql`case when ${orders.state} = 'return-approved' then 'refunded' else ${orders.state} end`,
    };
    const order = await change(tx, number, set, eq(orders.paymentState, 'refund-due'));
    if (!order) return null;
    await tx
      .update(returns)
      .set({ state: 'refunded' })
      .where(and(eq(returns.number, number), eq(returns.state, 'approved')));
    await note(tx, order, actor, SAY.event.refunded(reference));
    return order;
  });
}
