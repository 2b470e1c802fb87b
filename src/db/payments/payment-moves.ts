/** Payments: reported by the shopper, confirmed or rejected by the merchant. */
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { MERCHANT_COPY } from '../../core/merchant/copy.ts';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { type Actor, statesBefore } from '../../core/order/order.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publishOrder } from '../events/publish.ts';
import { addEvent, type Change, change, isIn } from '../orders/order-change.ts';
import type { OrderRow } from '../orders/rows.ts';
import { orders } from '../schema/orders.ts';
import { lockOrder, readBalance } from './ledger.ts';
import { recordPayment, recordRefund } from './ledger-entries.ts';
import { settle } from './settle.ts';

/** True when another order uses the reference. Locks the reference against concurrent claims. */
async function isUsed(tx: Db, number: string, reference: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reference:${reference}`}, 0))`);
  const others = and(eq(orders.paymentReference, reference), ne(orders.number, number));
  return (await tx.$count(orders, others)) > 0;
}

/** A confirmed order, of which an edit left a rest to pay, does not end by itself. */
const whilePlaced = (then: SQL) => sql`case when ${orders.state} = 'placed' then ${then} end`;

/**
 * The shopper reports a payment: stock stays reserved until the deadline. A corrected reference does not extend it. Returns
 * null when no payment is due. Throws DomainError 'conflict' for a reference of another order.
 */
export function claimPayment(db: Db, number: string, reference: string, deadline: Date): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    if (await isUsed(tx, number, reference)) throw new DomainError('conflict', SAY.usedReference);
    const waits = and(isIn(statesBefore('cancelled')), inArray(orders.paymentState, ['due', 'claimed']));
    const claimed: Change = {
      paymentState: 'claimed',
      paymentReference: reference,
      expiresAt: whilePlaced(
        sql`case when ${orders.paymentState} = 'claimed' then ${orders.expiresAt} else ${deadline.toISOString()}::timestamptz end`,
      ),
    };
    const order = await change(tx, number, claimed, waits);
    if (!order) return null;
    await addEvent(tx, order, 'shopper', SAY.event.claimed(reference));
    await publishOrder(tx, 'payment.claimed', order, { reference });
    return order;
  });
}

/** method: default is the order's. sendsBack: the gateway refunds what the order does not need, without a person. */
export type ArrivedPayment = {
  readonly reference: string;
  readonly amount: number;
  readonly method?: string;
  readonly sendsBack?: boolean;
};

/**
 * Records a payment. What is due confirms a waiting order, and so does an amount that was asked for before an edit: a rest
 * stays due, a surplus is owed back. Every other payment (duplicate, wrong amount, ended order) is recorded, noted and owed
 * back. The caller has locked the order's row. Returns null when recorded already.
 */
export async function applyPayment(
  tx: Db,
  order: OrderRow,
  actor: Actor,
  { reference, amount, method = order.payment, sendsBack = false }: ArrivedPayment,
): Promise<{ readonly order: OrderRow; readonly accepted: boolean } | null> {
  // A gateway can send its payment back at once; one that the shopper has reported has to be looked for by a person.
  const claimed = order.paymentState === 'claimed' && !sendsBack;
  const waits = order.state !== 'cancelled' && (order.paymentState === 'due' || claimed);
  const { due } = await readBalance(tx, order);
  const accepted = waits && due > 0 && (amount === due || order.formerDue.includes(amount));
  const payment = await recordPayment(tx, order, reference, amount, accepted, method);
  if (!payment) return null;
  if (!accepted && sendsBack) await recordRefund(tx, payment, amount, null, new Date());
  const named = reference && { paymentReference: reference };
  const set: Change = accepted
    ? {
        // The rest of an edited order has a reference of its own.
        ...(amount < due ? { paymentReference: null } : named),
        payment: method,
        paymentState: 'due',
        formerDue: [],
        expiresAt: null,
        state: sql`case when ${orders.state} = 'placed' then 'confirmed' else ${orders.state} end`,
      }
    : { ...(order.state === 'cancelled' && named) };
  const changed = Object.keys(set).length > 0 ? await change(tx, order.number, set, undefined) : order;
  const now = await settle(tx, changed ?? order);
  const late = order.state === 'cancelled' ? SAY.event.late : SAY.event.excess(exactMoney(amount), reference);
  await addEvent(tx, now, actor, accepted ? SAY.event.paid(reference) : late);
  if (accepted && order.state === 'placed') await publishOrder(tx, 'order.confirmed', now, { note: '' });
  await publishOrder(tx, accepted ? 'payment.received' : 'payment.excess', now, { amount, reference });
  return { order: now, accepted };
}

/**
 * The merchant confirms what is due or, of an edited order, an amount that was asked for before. Returns null when nothing
 * was due. Throws DomainError 'conflict' for any other amount.
 */
export function confirmPayment(db: Db, number: string, reference: string, amount?: number): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    if (!order) return null;
    const states = order.state === 'cancelled' ? ['void', 'claimed'] : ['due', 'claimed'];
    const asked = order.state === 'cancelled' ? order.total : (await readBalance(tx, order)).due;
    if (!states.includes(order.paymentState) || asked === 0) return null;
    if (amount !== undefined && amount !== asked && !order.formerDue.includes(amount))
      throw new DomainError('conflict', MERCHANT_COPY.wrongAmount);
    const taken = await applyPayment(tx, order, 'merchant', { reference, amount: amount ?? asked });
    return taken?.order ?? null;
  });
}

/** The merchant rejects a reported payment: the order waits again, from now, unless it has ended. */
export function rejectPayment(db: Db, number: string, waitMinutes: number): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const waiting: Change = {
      paymentState: sql`case when ${orders.state} = 'cancelled' then 'void' else 'due' end`,
      paymentReference: null,
      expiresAt: whilePlaced(sql`now() + make_interval(mins => ${sql.raw(String(waitMinutes))})`),
    };
    const order = await change(tx, number, waiting, eq(orders.paymentState, 'claimed'));
    if (!order) return null;
    await addEvent(tx, order, 'merchant', SAY.event.rejected);
    await publishOrder(tx, 'payment.failed', order);
    return order;
  });
}
