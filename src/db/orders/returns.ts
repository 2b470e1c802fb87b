/** Reads the returns of orders, and marks those whose money is back. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { returns } from '../schema/returns.ts';
import type { ReturnRow } from './rows.ts';

/** The returns of an order, oldest first. */
export function listReturns(db: Db, number: string): Promise<ReturnRow[]> {
  return db.select().from(returns).where(eq(returns.number, number)).orderBy(asc(returns.position));
}

/** The returns of these orders, oldest first. */
export async function listReturnsOf(db: Db, numbers: readonly string[]): Promise<Map<string, ReturnRow[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select()
    .from(returns)
    .where(inArray(returns.number, [...numbers]))
    .orderBy(asc(returns.position));
  return Map.groupBy(rows, ({ number }) => number);
}

/** Returns which of these orders have a return that the merchant has to decide. */
export async function findReturning(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .select({ number: returns.number })
    .from(returns)
    .where(and(inArray(returns.number, [...numbers]), eq(returns.state, 'requested')));
  return new Set(rows.map(({ number }) => number));
}

/** The approved returns of an order are refunded: nothing of them is owed any more. Returns all returns as they are then. */
export async function closeReturns(tx: Db, number: string): Promise<ReturnRow[]> {
  await tx
    .update(returns)
    .set({ state: 'refunded' })
    .where(and(eq(returns.number, number), eq(returns.state, 'approved')));
  return listReturns(tx, number);
}
