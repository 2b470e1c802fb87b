/** Who gets the newsletter. Every step is one statement or one transaction, so that two processes may take it at once. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { NEWSLETTER } from '../../core/shop/constants.ts';
import { createToken, hashToken } from '../accounts/token.ts';
import type { Db } from '../engine/db.ts';
import { subscribers, subscriberTokens } from '../schema/shop.ts';

export type Subscriber = typeof subscribers.$inferSelect;

/** A confirmed address stays one when somebody types it in again. */
const KEEP_CONFIRMED = sql`case when ${subscribers.state} = 'confirmed' then 'confirmed' else 'pending' end`;
const exponent = sql`least(greatest(${subscribers.mails} - 1, 0), ${sql.raw(String(NEWSLETTER.mailGapDoublings))})`;
const gap = sql`make_interval(mins => ${sql.raw(String(NEWSLETTER.mailGapMinutes))} * power(2, ${exponent})::int)`;
const MAIL_IS_DUE = sql`(${subscribers.mailedAt} is null or ${subscribers.mailedAt} + ${gap} <= now())`;
const STILL_CONFIRMS = gt(
  subscriberTokens.createdAt,
  sql`now() - make_interval(hours => ${sql.raw(String(NEWSLETTER.confirmHours))})`,
);

/** Keeps an address as asked for, by a shop that sends no mail: nobody is written to before confirming. */
export async function note(db: Db, email: string): Promise<void> {
  const row = { id: randomUUID(), email, state: 'pending', consentLocale: NEWSLETTER.consentLocale, mails: 0 } as const;
  await db
    .insert(subscribers)
    .values(row)
    .onConflictDoUpdate({ target: subscribers.emailKey, set: { state: KEEP_CONFIRMED } });
}

/**
 * Keeps an address and answers the letter that is due to it with a fresh token, or null while the last one is recent: each
 * unanswered letter doubles the wait, so that nobody can fill a stranger's inbox.
 */
export async function enrol(db: Db, email: string): Promise<{ subscriber: Subscriber; token: string } | null> {
  const { token, hash } = createToken();
  return db.transaction(async (tx) => {
    const [subscriber] = await tx
      .insert(subscribers)
      .values({
        id: randomUUID(),
        email,
        state: 'pending',
        consentLocale: NEWSLETTER.consentLocale,
        mails: 1,
        mailedAt: sql`now()`,
      })
      .onConflictDoUpdate({
        target: subscribers.emailKey,
        set: { state: KEEP_CONFIRMED, mails: sql`${subscribers.mails} + 1`, mailedAt: sql`now()` },
        setWhere: MAIL_IS_DUE,
      })
      .returning();
    if (!subscriber) return null;
    await tx.insert(subscriberTokens).values({ hash, subscriberId: subscriber.id });
    return { subscriber, token };
  });
}

/** Takes back a letter that could not be sent: the next one need not wait. */
export async function unsent(db: Db, id: string, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(subscriberTokens).where(eq(subscriberTokens.hash, hashToken(token)));
    await tx
      .update(subscribers)
      .set({ mailedAt: null, mails: sql`greatest(${subscribers.mails} - 1, 0)` })
      .where(eq(subscribers.id, id));
  });
}

export type Standing = { readonly state: Subscriber['state']; readonly confirms: boolean };

/** What a token is good for; null for one that was never issued. */
export async function standingOf(db: Db, token: string): Promise<Standing | null> {
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

/** Confirms with a token that is unused and young enough. True also when it had confirmed before; a second press is no fault. */
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
  return confirmed || (await standingOf(db, token))?.state === 'confirmed';
}

/** Takes the reader of any letter off the list, and ends what older letters could still confirm. False: no such token. */
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
