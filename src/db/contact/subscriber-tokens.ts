/** Confirms and ends subscriptions by the token of a letter's link. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { NEWSLETTER } from '../../core/contact/constants.ts';
import { hashToken } from '../accounts/token.ts';
import type { Db } from '../engine/db.ts';
import { subscribers, subscriberTokens } from '../schema/newsletter.ts';
import type { Subscriber } from './subscribers.ts';

const STILL_CONFIRMS = gt(
  subscriberTokens.createdAt,
  sql`now() - make_interval(hours => ${sql.raw(String(NEWSLETTER.confirmHours))})`,
);

export type TokenStatus = { readonly state: Subscriber['state']; readonly confirms: boolean };

/** Returns what a token permits; null for an unknown token. */
export async function tokenStatusOf(db: Db, token: string): Promise<TokenStatus | null> {
  const [found] = await db
    .select({
      state: subscribers.state,
      confirms: sql<boolean>`${subscriberTokens.usedAt} is null and ${STILL_CONFIRMS}`,
    })
    .from(subscriberTokens)
    .innerJoin(subscribers, eq(subscribers.id, subscriberTokens.subscriberId))
    .where(eq(subscriberTokens.hash, hashToken(token)));
  return found ?? null;
}

/** Confirms with an unused, unexpired token. Returns true also when already confirmed. */
export async function confirm(db: Db, token: string): Promise<boolean> {
  const confirmed = await db.transaction(async (tx) => {
    const [used] = await tx
      .update(subscriberTokens)
      .set({ usedAt: sql`now()` })
      .where(and(eq(subscriberTokens.hash, hashToken(token)), isNull(subscriberTokens.usedAt), STILL_CONFIRMS))
      .returning({ id: subscriberTokens.subscriberId });
    if (!used) return false;
    await tx
      .update(subscribers)
      .set({ state: 'confirmed', confirmedAt: sql`now()`, mails: 0 })
      .where(eq(subscribers.id, used.id));
    return true;
  });
  return confirmed || (await tokenStatusOf(db, token))?.state === 'confirmed';
}

/** Unsubscribes with any token and invalidates pending confirmations. Returns false for an unknown token. */
export async function unsubscribe(db: Db, token: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = tx
      .select({ id: subscriberTokens.subscriberId })
      .from(subscriberTokens)
      .where(eq(subscriberTokens.hash, hashToken(token)));
    const [gone] = await tx
      .update(subscribers)
      .set({ state: 'unsubscribed', unsubscribedAt: sql`now()` })
      .where(eq(subscribers.id, sql`(${owner})`))
      .returning({ id: subscribers.id });
    if (!gone) return false;
    await tx
      .update(subscriberTokens)
      .set({ usedAt: sql`now()` })
      .where(and(eq(subscriberTokens.subscriberId, gone.id), isNull(subscriberTokens.usedAt)));
    return true;
  });
}
