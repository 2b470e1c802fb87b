/** Makes deliveries due again. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { deliveries, events } from '../schema/events.ts';

/** Values of a delivery that is due again, as if it had not been tried. */
export const DUE_AGAIN = { state: 'waiting' as const, attempts: 0, dueAt: sql`now()`, doneAt: null };

/** Makes failed deliveries due again, all or those of one event. Returns how many. */
export async function replayDeliveries(db: Db, eventId?: string): Promise<number> {
  const ofEvent =
    eventId === undefined
      ? eq(deliveries.state, 'failed')
      : and(
          inArray(deliveries.state, ['failed', 'sent', 'skipped']),
          inArray(
            deliveries.event,
            db.select({ position: events.position }).from(events).where(eq(events.id, eventId)),
          ),
        );
  const rows = await db.update(deliveries).set(DUE_AGAIN).where(ofEvent).returning({ id: deliveries.id });
  return rows.length;
}
