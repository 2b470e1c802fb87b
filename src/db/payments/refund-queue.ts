/** Refunds on their way to a gateway: held by one sender at a time, and repeated after a pause when they fail. */
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { REFUND_RETRY } from '../../core/payment/constants.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publishOrder } from '../events/publish.ts';
import { addEvent } from '../orders/order-change.ts';
import type { OrderRow } from '../orders/rows.ts';
import { payments } from '../schema/payments.ts';
import { refunds } from '../schema/refunds.ts';
import { lockOrder, type RefundRow } from './ledger.ts';
import { settle } from './settle.ts';

/** What a gateway needs for a refund. key is the same in every attempt, until the gateway has refused it. */
export type HeldRefund = {
  readonly id: number;
  readonly number: string;
  readonly amount: number;
  readonly key: string;
  readonly method: string;
  /** Reference of the payment. */
  readonly payment: string;
};

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
const isUnsent = isNull(refunds.reference);

/** Holds unsent refunds for this sender. Those held by another one are left out. */
async function hold(db: Db, ids: readonly number[], now: Date): Promise<HeldRefund[]> {
  if (ids.length === 0) return [];
  const free = or(isNull(refunds.heldUntil), lte(refunds.heldUntil, now));
  const held = await db
    .update(refunds)
    .set({ heldUntil: after(now, REFUND_RETRY.leaseSeconds) })
    .from(payments)
    .where(and(eq(payments.id, refunds.paymentId), inArray(refunds.id, [...ids]), isUnsent, free))
    .returning({
      id: refunds.id,
      number: refunds.number,
      amount: refunds.amount,
      round: refunds.round,
      method: payments.method,
      payment: payments.reference,
    });
  return held.map(({ round, ...refund }) => ({
    ...refund,
    key: `refund-${refund.number}-${refund.id}${round > 0 ? `-${round}` : ''}`,
  }));
}

export const holdRefunds = (db: Db, ids: readonly number[], now = new Date()): Promise<HeldRefund[]> =>
  hold(db, ids, now);

/** Holds the refunds whose pause is over. */
export async function holdDueRefunds(db: Db, now: Date): Promise<HeldRefund[]> {
  const due = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isUnsent, lte(refunds.retryAt, now)))
    .orderBy(refunds.retryAt)
    .limit(REFUND_RETRY.batch);
  return hold(
    db,
    due.map(({ id }) => id),
    now,
  );
}

/** Records a failure on a refund whose order is locked, and tells the merchant of the first one. */
async function note(tx: Db, order: OrderRow, { id, amount }: RefundRow, error: string, refused: boolean, now: Date) {
  const [row] = await tx
    .update(refunds)
    .set({
      reference: null,
      heldUntil: null,
      error: error.slice(0, REFUND_RETRY.errorMax),
      failures: sql`${refunds.failures} + 1`,
      ...(refused && { round: sql`${refunds.round} + 1` }),
    })
    .where(eq(refunds.id, id))
    .returning();
  const { pauseSeconds } = REFUND_RETRY;
  const failures = row?.failures ?? 1;
  const pause = pauseSeconds[Math.min(failures, pauseSeconds.length) - 1] ?? 0;
  await tx
    .update(refunds)
    .set({ retryAt: after(now, pause) })
    .where(eq(refunds.id, id));
  const settled = await settle(tx, order);
  if (failures > 1) return;
  await addEvent(tx, settled, 'shop', SAY.event.refundFailed(exactMoney(amount)));
  await publishOrder(tx, 'payment.refund-failed', settled, { amount, reference: '', error: row?.error ?? '' });
}

/** A refund could not be sent: it is repeated after a pause. refused: the gateway has responded that it will not send it. */
export function failRefund(db: Db, number: string, id: number, error: string, refused: boolean, now = new Date()) {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    const [row] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, id), isUnsent));
    if (order && row) await note(tx, order, row, error, refused, now);
  });
}

/** The gateway reports that a refund did not arrive. Returns false when that is known. The caller has locked the order. */
export async function reopenRefund(tx: Db, order: OrderRow, reference: string, error: string): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.number, order.number), eq(refunds.reference, reference)));
  if (row) await note(tx, order, row, error, true, new Date());
  return row !== undefined;
}
