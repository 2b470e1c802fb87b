/**
 * Changes an order in a transaction that starts with a conditional update of its row. Of two concurrent changes, only one
 * finds the required state.
 */
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Actor, OrderState } from '../../core/order/order.ts';
import type { Db } from '../engine/db.ts';
import { orderEvents } from '../schema/order-history.ts';
import { orders } from '../schema/orders.ts';
import type { OrderRow } from './rows.ts';

export type Change = PgUpdateSetSource<typeof orders>;

/** Adds an event with the current state to the timeline. */
export async function addEvent(tx: Db, { number, state }: OrderRow, actor: Actor, text: string): Promise<void> {
  await tx.insert(orderEvents).values({ number, state, actor, note: text });
}

/** Sets columns where the condition holds. Returns null otherwise. */
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
