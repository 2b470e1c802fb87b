/** Adds payments and refunds to an order's ledger. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import type { OrderRow } from '../orders/rows.ts';
import { payments } from '../schema/payments.ts';
import { refunds } from '../schema/refunds.ts';
import type { PaymentRow, RefundRow } from './ledger.ts';

/** Records a payment of the order's method, unless another one is named. Returns null when it is recorded already. */
export async function recordPayment(
  tx: Db,
  { number, payment }: OrderRow,
  reference: string,
  amount: number,
  accepted: boolean,
  method = payment,
): Promise<PaymentRow | null> {
  const [row] = await tx
    .insert(payments)
    .values({ number, method, reference, amount, accepted })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Records a refund and deducts it from its payment. reference is null while it is being sent. */
export async function recordRefund(
  tx: Db,
  { id: paymentId, number }: Pick<PaymentRow, 'id' | 'number'>,
  amount: number,
  reference: string | null,
  retryAt: Date | null = null,
): Promise<RefundRow> {
  await tx
    .update(payments)
    .set({ refunded: sql`${payments.refunded} + ${amount}` })
    .where(eq(payments.id, paymentId));
  const [row] = await tx.insert(refunds).values({ number, paymentId, amount, reference, retryAt }).returning();
  return row as RefundRow;
}

/** Stores the reference of a sent refund. Returns false when one is stored already. */
export async function setRefundReference(tx: Db, id: number, reference: string): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ reference, error: null, retryAt: null, heldUntil: null })
    .where(and(eq(refunds.id, id), isNull(refunds.reference)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}
