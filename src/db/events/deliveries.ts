/** Claims deliveries for a process and records what became of them. */
import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { ShopEvent } from '../../core/events/event.ts';
import type { Db } from '../engine/db.ts';
import { withRetries } from '../engine/retry.ts';
import { deliveries, events } from '../schema/events.ts';

export type Delivery = {
  readonly id: number;
  readonly channel: string;
  readonly recipient: string;
  /** Attempts, this one included. */
  readonly attempts: number;
  readonly event: ShopEvent;
};

const seconds = (value: number) => sql`make_interval(secs => ${value})`;

/** Restricts a claim to these channels, or to all others. */
export type OfChannels = { readonly only: readonly string[] } | { readonly except: readonly string[] };

function channelCondition(of: OfChannels) {
  const names = [...('only' in of ? of.only : of.except)];
  if (names.length === 0) return sql`${'except' in of}`;
  const channel = sql`d.channel`;
  return 'only' in of ? inArray(channel, names) : notInArray(channel, names);
}

/**
 * Claims at most `most` due deliveries for leaseMs; other processes skip them. A delivery waits while an earlier one of its
 * lane is unfinished. Claims whose lease has ended count as due: their process has ended.
 */
export async function claimDeliveries(
  db: Db,
  most: number,
  leaseMs: number,
  of: OfChannels = { except: [] },
): Promise<Delivery[]> {
  const rows = await withRetries(async () => {
    const due = sql`
      select d.id from ${deliveries} d
      where d.state in ('waiting', 'sending') and d.due_at <= now() and ${channelCondition(of)} and not exists (
        select from ${deliveries} e where e.lane = d.lane and e.id < d.id and e.state in ('waiting', 'sending'))
      order by d.id limit ${most} for update skip locked`;
    return db
      .update(deliveries)
      .set({
        state: 'sending',
        attempts: sql`${deliveries.attempts} + 1`,
        dueAt: sql`now() + ${seconds(leaseMs / 1000)}`,
      })
      .where(sql`${deliveries.id} = any(array(${due}))`)
      .returning();
  });
  if (rows.length === 0) return [];
  const found = await db
    .select()
    .from(events)
    .where(inArray(events.position, [...new Set(rows.map(({ event }) => event))]));
  const byPosition = new Map(found.map((event) => [event.position, event]));
  return rows
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ id, channel, recipient, attempts, event: position }) => {
      const event = byPosition.get(position);
      return event ? [{ id, channel, recipient, attempts, event }] : [];
    });
}

/** Records a finished delivery. skipped: it was not wanted any more. */
export async function finishDelivery(db: Db, id: number, state: 'sent' | 'skipped'): Promise<void> {
  await withRetries(() =>
    db.update(deliveries).set({ state, error: '', doneAt: sql`now()` }).where(eq(deliveries.id, id)),
  );
}

/** Records a failed attempt; waitSeconds: until the next one, null: none. */
export async function failDelivery(db: Db, id: number, error: string, waitSeconds: number | null): Promise<void> {
  const set =
    waitSeconds === null
      ? { state: 'failed' as const, error, doneAt: sql`now()` }
      : { state: 'waiting' as const, error, dueAt: sql`now() + ${seconds(waitSeconds)}` };
  await withRetries(() => db.update(deliveries).set(set).where(eq(deliveries.id, id)));
}

/** Releases the claims of an embedded database at its start: no other process can hold one. */
export async function releaseClaims(db: Db): Promise<void> {
  await db.update(deliveries).set({ state: 'waiting', dueAt: sql`now()` }).where(eq(deliveries.state, 'sending'));
}

/** True when an event is not planned or a delivery is due: one statement, for a worker that mostly finds nothing. */
export async function hasWork(db: Db): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    select exists (select from ${events} where planned_at is null) or exists (
      select from ${deliveries} where state in ('waiting', 'sending') and due_at <= now()) as work`)) as unknown as {
    rows: { work: boolean }[];
  };
  return rows[0]?.work ?? false;
}
