/** Disputes of an order's payments, as gateways have reported them. */
import { and, desc, eq } from 'drizzle-orm';
import { isDisputeOpen } from '../../core/payment/dispute.ts';
import type { Db } from '../engine/db.ts';
import { paymentEvents } from '../schema/orders.ts';

/** Returns the dispute that was reported last, with the ISO moment of the report; null without one, and once it has ended. */
export async function findDispute(db: Db, number: string) {
  const [row] = await db
    .select({ amount: paymentEvents.amount, reason: paymentEvents.reason, at: paymentEvents.receivedAt })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.number, number), eq(paymentEvents.kind, 'disputed')))
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(1);
  return row && isDisputeOpen(row.reason) ? { ...row, at: row.at.toISOString() } : null;
}
