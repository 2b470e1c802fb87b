/**
 * How an order changes: in one transaction that begins with a conditional update of its row. Of two moves at once one finds
 * the state that it needs, the other finds nothing.
 */
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Actor, OrderState } from '../../core/order/order.ts';
import type { Db } from '../engine/db.ts';
import { orderEvents, orders } from '../schema/orders.ts';
import type { OrderRow } from './rows.ts';

export type Change = PgUpdateSetSource<typeof orders>;

/** Adds to the timeline: the state as it is now. */
export async function note(tx: Db, { number, state }: OrderRow, actor: Actor, text: string): Promise<void> {
  await tx.insert(orderEvents).values({ number, state, actor, note: text });
}

/** Sets columns where the condition holds. Null: it did not hold. */
export async function change(
  tx: Db,
  number: string,
  set: Change,
  condition: SQL | undefined,
): Promise<OrderRow | null> {
  const [row] = await tx
    .update(orders)
    .set(set)
    .where(and(eq(orders.number, number), condition))
    .returning();
  return row ?? null;
}

export const isIn = (states: readonly OrderState[]) => inArray(orders.state, [...states]);
