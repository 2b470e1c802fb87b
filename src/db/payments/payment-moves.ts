/** Payments: reported by the shopper, found or not found. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { Actor } from '../../core/order/order.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { type Change, change, isIn, note } from '../orders/order-change.ts';
import type { OrderRow } from '../orders/rows.ts';
import { orders } from '../schema/orders.ts';
import { holdOrder, recordPayment } from './ledger.ts';
import { settle } from './settle.ts';

/** True when the reference pays, or is said to pay, another order. Others who ask for it meanwhile wait. */
async function isUsed(tx: Db, number: string, reference: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reference:${reference}`}, 0))`);
  const others = and(eq(orders.paymentReference, reference), ne(orders.number, number));
  return (await tx.$count(orders, others)) > 0;
}

/**
 * The shopper reports a payment: the goods wait for the merchant until the deadline. A corrected reference does not move it.
 * Null: the order waits for no payment. Throws DomainError 'conflict' for a reference of another order.
 */
export function claimPayment(db: Db, number: string, reference: string, deadline: Date): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    if (await isUsed(tx, number, reference)) throw new DomainError('conflict', SAY.usedReference);
    const waits = and(isIn(['placed']), inArray(orders.paymentState, ['due', 'claimed']));
    const claimed: Change = {
      paymentState: 'claimed',
      paymentReference: reference,
      expiresAt: sql`case when ${orders.paymentState} = 'claimed' then ${orders.expiresAt} else ${deadline.toISOString()}::timestamptz end`,
    };
    const order = await change(tx, number, claimed, waits);
    if (order) await note(tx, order, 'shopper', SAY.event.claimed(reference));
    return order;
  });
}

/**
 * Takes a payment in. The right amount confirms an order that waits for it; every other payment (a second one, another amount,
 * one for an order that has ended) is recorded, noted and owed back. The caller holds the order's row. Null: it is recorded
 * already.
 */
export async function takePayment(
  tx: Db,
  order: OrderRow,
  actor: Actor,
  { reference, amount }: { readonly reference: string; readonly amount: number },
): Promise<{ readonly order: OrderRow; readonly accepted: boolean } | null> {
  const waits = order.state !== 'cancelled' && (order.paymentState === 'due' || order.paymentState === 'claimed');
  const accepted = waits && amount === order.total;
  if (!(await recordPayment(tx, order, reference, amount, accepted))) return null;
  const named = reference && { paymentReference: reference };
  const set: Change = accepted
    ? {
        ...named,
        paymentState: 'paid',
        expiresAt: null,
        state: sql`case when ${orders.state} = 'placed' then 'confirmed' else ${orders.state} end`,
      }
    : { ...(order.state === 'cancelled' && named) };
  const changed = Object.keys(set).length > 0 ? await change(tx, order.number, set, undefined) : order;
  const now = accepted ? (changed ?? order) : await settle(tx, changed ?? order);
  const late = order.state === 'cancelled' ? SAY.event.late : SAY.event.excess(exactMoney(amount), reference);
  await note(tx, now, actor, accepted ? SAY.event.paid(reference) : late);
  return { order: now, accepted };
}

/** The merchant has seen the whole amount. Null: there was nothing to pay. */
export function confirmPayment(db: Db, number: string, reference: string): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await holdOrder(tx, number);
    if (!order) return null;
    const states = order.state === 'cancelled' ? ['void', 'claimed'] : ['due', 'claimed'];
    if (!states.includes(order.paymentState) || order.total === 0) return null;
    const taken = await takePayment(tx, order, 'merchant', { reference, amount: order.total });
    return taken?.order ?? null;
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
