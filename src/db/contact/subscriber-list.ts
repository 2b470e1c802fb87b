/** Newsletter subscribers for the back office: pages of the list, counts, and removal. */
import { and, count, desc, eq, gte, ilike, type SQL, sql } from 'drizzle-orm';
import { NEWSLETTER_LIST } from '../../core/merchant/constants.ts';
import type { SubscriberState } from '../../core/merchant/newsletter.ts';
import type { Db } from '../engine/db.ts';
import { subscribers } from '../schema/newsletter.ts';

export type SubscriberFilter = {
  readonly q?: string | undefined;
  readonly state?: SubscriberState | undefined;
  /** ISO day, in UTC. */
  readonly since?: string | undefined;
};

function conditionOf({ q, state, since }: SubscriberFilter): SQL | undefined {
  const text = `%${(q ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    q?.trim() ? ilike(subscribers.email, text) : undefined,
    state ? eq(subscribers.state, state) : undefined,
    since ? gte(subscribers.createdAt, sql`${since}::date`) : undefined,
  );
}

/** Returns one page, newest first, the total of the filter, and the whole list's number in each state. */
export async function listSubscribers(db: Db, filter: SubscriberFilter, page: number) {
  const condition = conditionOf(filter);
  const { pageSize } = NEWSLETTER_LIST;
  const counts = { pending: 0, confirmed: 0, unsubscribed: 0 };
  const counted = await db
    .select({ state: subscribers.state, total: count() })
    .from(subscribers)
    .groupBy(subscribers.state);
  for (const { state, total } of counted) counts[state] = total;
  const [{ total }] = (await db.select({ total: count() }).from(subscribers).where(condition)) as [{ total: number }];
  const rows = await db
    .select({
      ...{ id: subscribers.id, email: subscribers.email, state: subscribers.state, askedAt: subscribers.createdAt },
      ...{ confirmedAt: subscribers.confirmedAt, unsubscribedAt: subscribers.unsubscribedAt },
    })
    .from(subscribers)
    .where(condition)
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, counts, total };
}

/** Deletes a subscriber with the tokens of its letters. Returns false for an unknown id. */
export const removeSubscriber = async (db: Db, id: string): Promise<boolean> =>
  (await db.delete(subscribers).where(eq(subscribers.id, id)).returning({ id: subscribers.id })).length > 0;
