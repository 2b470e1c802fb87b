/** What waits in the outbox, for metrics, the command line and clean-up. */
import { and, desc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { deliveries, events } from '../schema/events.ts';

const UNFINISHED = inArray(deliveries.state, ['waiting', 'sending']);

/** waiting: deliveries and unplanned events; oldestSeconds: age of the oldest of them, 0 when nothing waits. */
export type Backlog = { readonly waiting: number; readonly failed: number; readonly oldestSeconds: number };

export async function readBacklog(db: Db): Promise<Backlog> {
  const { rows } = (await db.execute(sql`
    select (select count(*)::int from ${deliveries} where state in ('waiting', 'sending'))
        + (select count(*)::int from ${events} where planned_at is null) as waiting,
      (select count(*)::int from ${deliveries} where state = 'failed') as failed,
      coalesce(extract(epoch from now() - least(
        (select min(e.at) from ${deliveries} d join ${events} e on e.position = d.event where d.state in ('waiting', 'sending')),
        (select min(at) from ${events} where planned_at is null))), 0)::float8 as "oldestSeconds"`)) as unknown as {
    rows: Backlog[];
  };
  return rows[0] as Backlog;
}

/** Filters the list of events; failed: only those with a delivery that was given up. */
export type EventFilter = {
  readonly type?: string | undefined;
  readonly subject?: string | undefined;
  readonly failed?: boolean;
};

/** Returns events with their deliveries, newest first. */
export async function listEvents(db: Db, { type, subject, failed }: EventFilter, limit: number) {
  const found = await db
    .select()
    .from(events)
    .where(
      and(
        type === undefined ? undefined : eq(sql`${events.type}::text`, type),
        subject === undefined ? undefined : eq(events.subject, subject),
        failed
          ? inArray(
              events.position,
              db.select({ event: deliveries.event }).from(deliveries).where(eq(deliveries.state, 'failed')),
            )
          : undefined,
      ),
    )
    .orderBy(desc(events.position))
    .limit(limit);
  const positions = found.map(({ position }) => position);
  const sent =
    positions.length > 0
      ? await db.select().from(deliveries).where(inArray(deliveries.event, positions)).orderBy(deliveries.id)
      : [];
  const byEvent = Map.groupBy(sent, ({ event }) => event);
  return found.map((event) => ({ ...event, deliveries: byEvent.get(event.position) ?? [] }));
}

/** Deletes at most `batch` events older than keepDays whose deliveries have ended. */
export async function removeOldEvents(db: Db, keepDays: number, batch: number): Promise<void> {
  const waiting = db
    .select({ one: sql`1` })
    .from(deliveries)
    .where(and(eq(deliveries.event, events.position), UNFINISHED));
  const old = db
    .select({ position: events.position })
    .from(events)
    .where(and(lt(events.at, sql`now() - make_interval(days => ${keepDays})`), notExists(waiting)))
    .orderBy(events.position)
    .limit(batch);
  await db.delete(events).where(and(inArray(events.position, old), isNotNull(events.plannedAt)));
}
