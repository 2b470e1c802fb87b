/** An order's way: cancelled, expired, or onwards to the door. */
import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { type Actor, type OrderState, statesBefore } from '../../core/order/order.ts';
import { ORDER } from '../../core/shop/constants.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { holdOrder, recordPayment } from '../payments/ledger.ts';
import { orders } from '../schema/orders.ts';
import { giveBack } from './give-back.ts';
import { nextInvoice } from './invoices.ts';
import { type Change, change, isIn, note } from './order-change.ts';
import type { OrderRow } from './rows.ts';

/** Paid, or to be paid at the door. */
const FUNDED = or(eq(orders.paymentState, 'paid'), and(eq(orders.payment, 'cod'), eq(orders.paymentState, 'due')));

/** Something was paid that has not gone back. */
const HAS_MONEY = sql`exists (select 1 from payments p where p.number = "orders"."number" and p.refunded < p.amount)`;

const CANCELLED: Change = {
  state: 'cancelled',
  cancelledAt: sql`now()`,
  expiresAt: null,
  refundSince: sql`case when ${HAS_MONEY} then coalesce(${orders.refundSince}, now()) end`,
  paymentState: sql`case when ${HAS_MONEY} then 'refund-due' when ${orders.paymentState} in ('paid', 'due') then 'void' else ${orders.paymentState} end`,
};

/** Cancels, and gives the pieces back once. Null: it was too late. */
export function cancel(db: Db, number: string, actor: Actor, text = ''): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await change(tx, number, CANCELLED, isIn(statesBefore('cancelled')));
    if (!order) return null;
    await giveBack(tx, order);
    await note(tx, order, actor, text);
    return order;
  });
}

/** Why the clock ended an order. */
function endingOf({ payment, paymentState }: OrderRow): string {
  if (paymentState === 'claimed') return SAY.event.unfound;
  return payment === 'cod' ? SAY.event.unconfirmed : SAY.event.expired;
}

/**
 * Ends orders whose payment did not come, was not found, or that nobody confirmed in time, each in a transaction of its own.
 * Returns their numbers.
 */
export async function expireOrders(db: Db): Promise<string[]> {
  const unpaid = inArray(orders.paymentState, ['due', 'claimed']);
  const over = and(eq(orders.state, 'placed'), unpaid, lte(orders.expiresAt, sql`now()`));
  const due = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isNotNull(orders.expiresAt), over))
    .limit(ORDER.sweepBatch);
  const ended: string[] = [];
  for (const { number } of due) {
    const order = await transact(db, async (tx) => {
      const found = await change(tx, number, CANCELLED, over);
      if (!found) return null;
      await giveBack(tx, found);
      await note(tx, found, 'shop', endingOf(found));
      return found;
    });
    if (order) ended.push(order.number);
  }
  return ended;
}

/** The shopper confirms a cash order: it no longer ends by itself. Null: there is no such order, or it has ended. */
export function confirmByShopper(db: Db, number: string): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const waits = and(isIn(['placed']), eq(orders.payment, 'cod'), eq(orders.paymentState, 'due'));
    const order = await change(tx, number, { expiresAt: null }, and(waits, isNotNull(orders.expiresAt)));
    if (order) await note(tx, order, 'shopper', SAY.event.confirmed);
    return order;
  });
}

/** A merchant's step onwards. Money must be there, or due at the door. Packing takes the next invoice number. */
export function advance(db: Db, number: string, to: OrderState, text: string): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const set: Change = { state: to, expiresAt: null };
    if (to === 'delivered') Object.assign(set, { deliveredAt: sql`now()`, paymentState: 'paid' });
    const before = await holdOrder(tx, number);
    const moved = await change(tx, number, set, and(isIn(statesBefore(to)), FUNDED));
    if (!before || !moved) return null;
    // Cash is received at the door.
    if (before.paymentState === 'due' && moved.paymentState === 'paid' && moved.total > 0)
      await recordPayment(tx, moved, '', moved.total, true);
    const order =
      to === 'packed'
        ? await change(tx, number, { invoiceNumber: await nextInvoice(tx), invoicedAt: sql`now()` }, undefined)
        : moved;
    await note(tx, moved, 'merchant', text);
    return order;
  });
}
