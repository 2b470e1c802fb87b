/** Disputes of an order's payments, as gateways have reported them. */
import { and, eq } from 'drizzle-orm';
import { openDisputes } from '../../core/payment/dispute.ts';
import type { Db } from '../engine/db.ts';
import { paymentEvents } from '../schema/payments.ts';

/** Returns the disputes that the bank has not decided, each with the ISO moment of its last report. */
export async function findDisputes(db: Db, number: string) {
  const { amount, reason, dispute, receivedAt: at } = paymentEvents;
  const reports = await db
    .select({ amount, reason, dispute, at })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.number, number), eq(paymentEvents.kind, 'disputed')))
    .orderBy(at);
  return openDisputes(reports).map(({ dispute: _, at, ...open }) => ({ ...open, at: at.toISOString() }));
}
