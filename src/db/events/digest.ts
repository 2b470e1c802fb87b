/** Deliveries that are sent together, as one digest. */
import { and, asc, eq, getTableColumns, inArray, lte, or, sql } from 'drizzle-orm';
import type { ShopEvent } from '../../core/events/event.ts';
import type { Db } from '../engine/db.ts';
import { withRetries } from '../engine/retry.ts';
import { deliveries, events } from '../schema/events.ts';

const UNFINISHED = inArray(deliveries.state, ['waiting', 'sending']);

export type DueEvent = { readonly delivery: number; readonly event: ShopEvent };

/** Returns the recipient's unfinished deliveries that are due, and that of one event which is being sent; oldest first. */
export function findDueWith(db: Db, channel: string, recipient: string, eventId: string): Promise<DueEvent[]> {
  return db
    .select({ delivery: deliveries.id, event: getTableColumns(events) })
    .from(deliveries)
    .innerJoin(events, eq(events.position, deliveries.event))
    .where(
      and(
        eq(deliveries.channel, channel),
        eq(deliveries.recipient, recipient),
        UNFINISHED,
        or(lte(deliveries.dueAt, sql`now()`), eq(events.id, eventId)),
      ),
    )
    .orderBy(asc(deliveries.id));
}

/** Records that deliveries were sent with another one. */
export async function finishTogether(db: Db, ids: readonly number[], state: 'sent' | 'skipped'): Promise<void> {
  if (ids.length === 0) return;
  const set = { state, error: '', doneAt: sql`now()` };
  await withRetries(() =>
    db
      .update(deliveries)
      .set(set)
      .where(and(inArray(deliveries.id, [...ids]), UNFINISHED)),
  );
}
