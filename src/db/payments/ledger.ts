/** The ledger of an order: payments, refunds and allowances, each recorded once. Every change locks the order's row. */
import { and, asc, eq } from 'drizzle-orm';
import { type Balance, balanceOf } from '../../core/payment/balance.ts';
import type { Db } from '../engine/db.ts';
import { listReturns } from '../orders/returns.ts';
import type { OrderRow, ReturnRow } from '../orders/rows.ts';
import { orders } from '../schema/orders.ts';
import { payments } from '../schema/payments.ts';
import { orderAllowances, refunds } from '../schema/refunds.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type AllowanceRow = typeof orderAllowances.$inferSelect;
export type Ledger = {
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly allowances: readonly AllowanceRow[];
};

/** Locks the row of an order until the transaction ends. */
export async function lockOrder(tx: Db, number: string): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
  return order ?? null;
}

/** Oldest first. */
export async function readLedger(db: Db, number: string): Promise<Ledger> {
  return {
    payments: await db.select().from(payments).where(eq(payments.number, number)).orderBy(asc(payments.id)),
    refunds: await db.select().from(refunds).where(eq(refunds.number, number)).orderBy(asc(refunds.id)),
    allowances: await db
      .select()
      .from(orderAllowances)
      .where(eq(orderAllowances.number, number))
      .orderBy(asc(orderAllowances.id)),
  };
}

export const balance = (order: OrderRow, ledger: Ledger, returned: readonly ReturnRow[]): Balance =>
  balanceOf(order, ledger.payments, ledger.refunds, returned, ledger.allowances);

export type OrderBalance = Balance & { readonly ledger: Ledger; readonly returned: readonly ReturnRow[] };

/** Returns the balance of an order from the database, and what it was made from. */
export async function readBalance(db: Db, order: OrderRow): Promise<OrderBalance> {
  const ledger = await readLedger(db, order.number);
  const returned = await listReturns(db, order.number);
  return { ...balance(order, ledger, returned), ledger, returned };
}

/** Returns the number of the order that a gateway's payment belongs to, or null. */
export async function findPaidOrder(db: Db, method: string, reference: string): Promise<string | null> {
  if (reference === '') return null;
  const [row] = await db
    .select({ number: payments.number })
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.reference, reference)));
  return row?.number ?? null;
}
