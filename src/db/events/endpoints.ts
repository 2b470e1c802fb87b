/** Webhook endpoints: their settings and secrets. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { WEBHOOKS } from '../../core/events/constants.ts';
import type { EventType } from '../../core/events/event.ts';
import type { Db } from '../engine/db.ts';
import { transact, withRetries } from '../engine/retry.ts';
import { deliveries, events } from '../schema/events.ts';
import { webhookEndpoints as endpoints } from '../schema/webhooks.ts';
import { DUE_AGAIN } from './replay.ts';

export type Endpoint = typeof endpoints.$inferSelect;
export type NewEndpoint = {
  readonly url: string;
  readonly types: EventType[];
  readonly description: string;
  readonly secret: string;
};
/** enabled: true also forgets earlier failures. */
export type EndpointChange = Partial<Pick<Endpoint, 'url' | 'types' | 'description' | 'enabled'>>;

/** Channel of deliveries whose recipient is an endpoint's id. */
export const WEBHOOK_CHANNEL = 'webhook';

export const hours = (value: number) => sql`make_interval(hours => ${sql.raw(String(value))})`;

export const listEndpoints = (db: Db): Promise<Endpoint[]> =>
  db.select().from(endpoints).orderBy(asc(endpoints.createdAt), asc(endpoints.id));

/** Returns those that get events, with the types they get; none: all. */
export const enabledEndpoints = (db: Db): Promise<Pick<Endpoint, 'id' | 'types'>[]> =>
  db.select({ id: endpoints.id, types: endpoints.types }).from(endpoints).where(eq(endpoints.enabled, true));

export async function findEndpoint(db: Db, id: string): Promise<Endpoint | null> {
  const [row] = await db.select().from(endpoints).where(eq(endpoints.id, id));
  return row ?? null;
}

/** Returns null when there are too many. */
export function addEndpoint(db: Db, endpoint: NewEndpoint): Promise<Endpoint | null> {
  return transact(db, async (tx) => {
    // One at a time, so that the limit holds.
    await tx.execute(sql`lock table ${endpoints} in share row exclusive mode`);
    if ((await tx.$count(endpoints)) >= WEBHOOKS.most) return null;
    const [row] = await tx.insert(endpoints).values(endpoint).returning();
    return row ?? null;
  });
}

async function update(db: Db, id: string, set: Record<string, unknown>): Promise<Endpoint | null> {
  const [row] = await withRetries(() => db.update(endpoints).set(set).where(eq(endpoints.id, id)).returning());
  return row ?? null;
}

/** reason: shown when the change disables it. Returns null for an unknown id. */
export function changeEndpoint(db: Db, id: string, change: EndpointChange, reason: string): Promise<Endpoint | null> {
  const { enabled } = change;
  if (enabled === undefined) return update(db, id, { ...change, id });
  const state = enabled
    ? { failingSince: null, disabledAt: null, disabledReason: '' }
    : { disabledAt: sql`coalesce(${endpoints.disabledAt}, now())`, disabledReason: reason };
  return update(db, id, { ...change, ...state });
}

/** The former secret remains valid for overlapHours. Returns null for an unknown id. */
export const rotateSecret = (db: Db, id: string, secret: string): Promise<Endpoint | null> =>
  update(db, id, {
    secret,
    formerSecret: sql`${endpoints.secret}`,
    formerUntil: sql`now() + ${hours(WEBHOOKS.overlapHours)}`,
  });

export async function removeEndpoint(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(endpoints).where(eq(endpoints.id, id)).returning({ id: endpoints.id });
  return rows.length > 0;
}

/** Makes the given-up and skipped deliveries of an endpoint due again. Returns how many. */
export async function replayMissed(db: Db, id: string): Promise<number> {
  const missed = and(
    eq(deliveries.channel, WEBHOOK_CHANNEL),
    eq(deliveries.recipient, id),
    inArray(deliveries.state, ['failed', 'skipped']),
  );
  const rows = await db.update(deliveries).set(DUE_AGAIN).where(missed).returning({ id: deliveries.id });
  return rows.length;
}

/** Sends one event to an endpoint, again or for the first time. Returns false for an unknown event. */
export async function replayTo(db: Db, id: string, eventId: string): Promise<boolean> {
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  if (!event) return false;
  const lane = `${WEBHOOK_CHANNEL}\n${id}\n${event.subject}`;
  await db
    .insert(deliveries)
    .values({ event: event.position, channel: WEBHOOK_CHANNEL, recipient: id, lane })
    .onConflictDoUpdate({
      target: [deliveries.event, deliveries.channel, deliveries.recipient],
      set: DUE_AGAIN,
      setWhere: inArray(deliveries.state, ['sent', 'skipped', 'failed']),
    });
  return true;
}
