/** Chooses the payment pages whose state is asked of the gateway. */
import { and, eq, or, sql } from 'drizzle-orm';
import { GATEWAY } from '../../core/payment/constants.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { orders } from '../schema/orders.ts';
import { paymentPages } from '../schema/payments.ts';
import { readBalance } from './ledger.ts';
import { after, isOpen, type PageRow } from './pages.ts';

/** Looks at the open page of an order soon: an edit may have changed what it asks for. */
export async function recheckPage(tx: Db, number: string): Promise<void> {
  await tx
    .update(paymentPages)
    .set({ checkAt: sql`now()` })
    .where(and(eq(paymentPages.number, number), isOpen));
}

/** Plans the next look at a page; null: none. */
export async function checkLater(db: Db, id: number, at: Date | null): Promise<void> {
  await db.update(paymentPages).set({ checkAt: at }).where(eq(paymentPages.id, id));
}

const UNFIT = or(
  sql`${orders.state} not in ('placed', 'confirmed')`,
  sql`${orders.paymentState} <> 'due'`,
  sql`${orders.payment} <> ${paymentPages.method}`,
);

/** unfit: the page is open, and its order does not wait for exactly this payment any more. */
export type PageToCheck = { readonly page: PageRow; readonly unfit: boolean };

/**
 * Claims pages that the gateway has to be asked about: those due, and open ones whose order has changed. Their next look is
 * moved ahead, so that two processes do not ask about the same page.
 */
export async function claimPages(db: Db, now: Date, most: number): Promise<PageToCheck[]> {
  return transact(db, async (tx) => {
    // Unfit pages are due one minute after the last look at the earliest.
    const isDue = (at: Date) => sql`${paymentPages.checkAt} <= ${at.toISOString()}::timestamptz`;
    const soon = isDue(after(now, GATEWAY.checkMinutes - 1));
    const found = await tx
      .select({ page: paymentPages, order: orders, unfit: sql<boolean>`${UNFIT}` })
      .from(paymentPages)
      .innerJoin(orders, eq(orders.number, paymentPages.number))
      .where(and(soon, or(isDue(now), and(isOpen, UNFIT))))
      .orderBy(paymentPages.checkAt)
      .limit(most)
      .for('update', { of: paymentPages, skipLocked: true });
    const claimed: PageToCheck[] = [];
    for (const { page, order, unfit } of found) {
      await checkLater(tx, page.id, after(now, GATEWAY.checkMinutes));
      const isUnfit = unfit || (await readBalance(tx, order)).due !== page.amount;
      claimed.push({ page, unfit: page.end === null && isUnfit });
    }
    return claimed;
  });
}
