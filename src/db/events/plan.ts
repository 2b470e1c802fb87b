/** Turns new events into deliveries. */
import { asc, inArray, isNull, sql } from 'drizzle-orm';
import type { ShopEvent } from '../../core/events/event.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { deliveries, events } from '../schema/events.ts';

/** Advisory lock number: one process plans at a time, so that deliveries have the order of their events. */
const PLAN_LOCK = 7_276_443;
const INSERT_ROWS = 1000;

/**
 * channel names a channel of the worker; a recipient occurs once per event and channel. delaySeconds: not earlier. lane:
 * within channel and recipient, the event's subject by default.
 */
export type Planned = {
  readonly channel: string;
  readonly recipient: string;
  readonly delaySeconds?: number;
  readonly lane?: string;
};

/**
 * Plans at most `batch` events, oldest first, in one transaction; the events of one subject keep their order. Returns how
 * many were planned, or null while another process plans.
 */
export function planEvents(
  db: Db,
  batch: number,
  plan: (event: ShopEvent, tx: Db) => Promise<readonly Planned[]>,
): Promise<number | null> {
  return transact(db, async (tx) => {
    const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(${PLAN_LOCK}) as ours`)) as unknown as {
      rows: { ours: boolean }[];
    };
    if (!rows[0]?.ours) return null;
    const found = await tx
      .select()
      .from(events)
      .where(isNull(events.plannedAt))
      .orderBy(asc(events.position))
      .limit(batch);
    const values: (typeof deliveries.$inferInsert)[] = [];
    for (const event of found)
      for (const { channel, recipient, delaySeconds = 0, lane = event.subject } of await plan(event, tx))
        values.push({
          event: event.position,
          channel,
          recipient,
          lane: `${channel}\n${recipient}\n${lane}`,
          ...(delaySeconds > 0 && { dueAt: new Date(Date.now() + delaySeconds * 1000) }),
        });
    // A statement takes 65,535 parameters at most.
    for (let from = 0; from < values.length; from += INSERT_ROWS)
      await tx
        .insert(deliveries)
        .values(values.slice(from, from + INSERT_ROWS))
        .onConflictDoNothing();
    const planned = found.map(({ position }) => position);
    if (planned.length > 0)
      await tx.update(events).set({ plannedAt: sql`now()` }).where(inArray(events.position, planned));
    return planned.length;
  });
}
