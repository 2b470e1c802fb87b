/** Order state changes: cancel, expire, and the fulfilment steps. */
import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { ORDER } from '../../core/order/constants.ts';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { type Actor, type FULFILMENT, fulfilledFrom, statesBefore } from '../../core/order/order.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publishOrder } from '../events/publish.ts';
import { lockOrder } from '../payments/ledger.ts';
import { orders } from '../schema/orders.ts';
import { addEvent, type Change, change, isIn } from './order-change.ts';
import { type MoveNote, moveAllParcels } from './parcel-moves.ts';
import { releaseStock } from './release-stock.ts';
import type { OrderRow } from './rows.ts';

/** Paid, or payable on delivery. */
const FUNDED = or(eq(orders.paymentState, 'paid'), and(eq(orders.payment, 'cod'), eq(orders.paymentState, 'due')));

/** A payment has not been fully refunded. */
const HAS_MONEY = sql`exists (select 1 from payments p where p.number = "orders"."number" and p.refunded < p.amount)`;

const CANCELLED: Change = {
  state: 'cancelled',
  cancelledAt: sql`now()`,
  expiresAt: null,
  refundSince: sql`case when ${HAS_MONEY} then coalesce(${orders.refundSince}, now()) end`,
  paymentState: sql`case when ${HAS_MONEY} then 'refund-due' when ${orders.paymentState} in ('paid', 'due') then 'void' else ${orders.paymentState} end`,
};

/** Cancels an order and releases its stock once. Returns null when its state does not allow it. */
export function cancel(db: Db, number: string, actor: Actor, text = ''): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    // Locked by a statement of its own: an update that waits for the row would look for payments as they were before.
    await lockOrder(tx, number);
    const order = await change(tx, number, CANCELLED, isIn(statesBefore('cancelled')));
    if (!order) return null;
    await releaseStock(tx, order);
    await addEvent(tx, order, actor, text);
    await publishOrder(tx, 'order.cancelled', order, { note: text, by: actor });
    return order;
  });
}

/** Timeline text for an expired order. */
function endingOf({ payment, paymentState }: OrderRow): string {
  if (paymentState === 'claimed') return SAY.event.unfound;
  return payment === 'cod' ? SAY.event.unconfirmed : SAY.event.expired;
}

/** Expires orders whose payment or confirmation is overdue, each in its own transaction. Returns their numbers. */
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
      await lockOrder(tx, number);
      const found = await change(tx, number, CANCELLED, over);
      if (!found) return null;
      await releaseStock(tx, found);
      await addEvent(tx, found, 'shop', endingOf(found));
      await publishOrder(tx, 'order.expired', found, { note: endingOf(found) });
      return found;
    });
    if (order) ended.push(order.number);
  }
  return ended;
}

/** The shopper confirms a cash order, so that it does not expire. Returns null for an unknown or ended order. */
export function confirmByShopper(db: Db, number: string): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const waits = and(isIn(['placed']), eq(orders.payment, 'cod'), eq(orders.paymentState, 'due'));
    const order = await change(tx, number, { expiresAt: null }, and(waits, isNotNull(orders.expiresAt)));
    if (!order) return null;
    await addEvent(tx, order, 'shopper', SAY.event.confirmed);
    await publishOrder(tx, 'order.held', order);
    return order;
  });
}

/**
 * The merchant moves an order to its next state; packed and later, with all its open parcels. It must be paid, or payable on
 * delivery. Returns null when the order, or one of its parcels, does not allow it.
 */
export function advance(
  db: Db,
  number: string,
  to: (typeof FULFILMENT)[number],
  words: MoveNote,
): Promise<OrderRow | null> {
  if (to !== 'confirmed') return moveAllParcels(db, number, to, words);
  return transact(db, async (tx) => {
    await lockOrder(tx, number);
    const moved = await change(tx, number, { state: to, expiresAt: null }, and(isIn(fulfilledFrom(to)), FUNDED));
    if (!moved) return null;
    await addEvent(tx, moved, 'merchant', words.note);
    await publishOrder(tx, 'order.confirmed', moved, { note: words.note });
    return moved;
  });
}
