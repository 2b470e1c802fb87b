/** Writes events. Call it within the transaction of the change. */
import type { EventType, OrderEventType } from '../../core/events/event.ts';
import type { Db } from '../engine/db.ts';
import type { OrderRow } from '../orders/rows.ts';
import { events } from '../schema/events.ts';

/** Writes an event; data is described by EVENT_DATA of core/events/shapes.ts. */
export async function publish(tx: Db, type: EventType, subject: string, data: Record<string, unknown>): Promise<void> {
  await tx.insert(events).values({ type, subject, data });
}

/** Writes an event of an order with the order's present state and amounts in minor units. */
export function publishOrder(
  tx: Db,
  type: OrderEventType,
  { number, state, payment, paymentState, total, currency }: OrderRow,
  more: Record<string, unknown> = {},
): Promise<void> {
  return publish(tx, type, number, { number, state, payment, paymentState, total, currency, ...more });
}
