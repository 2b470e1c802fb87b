/** Newsletter subscribers. Every step is one statement or transaction, safe for concurrent processes. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { NEWSLETTER } from '../../core/contact/constants.ts';
import { createToken, hashToken } from '../accounts/token.ts';
import type { Db } from '../engine/db.ts';
import { subscribers, subscriberTokens } from '../schema/newsletter.ts';

export type Subscriber = typeof subscribers.$inferSelect;

/** A confirmed address stays confirmed when it is entered again. */
const KEEP_CONFIRMED = sql`case when ${subscribers.state} = 'confirmed' then 'confirmed' else 'pending' end`;
const exponent = sql`least(greatest(${subscribers.mails} - 1, 0), ${sql.raw(String(NEWSLETTER.mailGapDoublings))})`;
const gap = sql`make_interval(mins => ${sql.raw(String(NEWSLETTER.mailGapMinutes))} * power(2, ${exponent})::int)`;
const MAIL_IS_DUE = sql`(${subscribers.mailedAt} is null or ${subscribers.mailedAt} + ${gap} <= now())`;

/** Stores an address without sending email, for shops without mail. */
export async function storeSubscriber(db: Db, email: string): Promise<void> {
  const row = { id: randomUUID(), email, state: 'pending', consentLocale: NEWSLETTER.consentLocale, mails: 0 } as const;
  await db
    .insert(subscribers)
    .values(row)
    .onConflictDoUpdate({ target: subscribers.emailKey, set: { state: KEEP_CONFIRMED } });
}

/**
 * Stores an address and returns a new token when an email is due, or null while the last one is recent: each unanswered
 * email doubles the interval, to prevent flooding an inbox.
 */
export async function subscribe(db: Db, email: string): Promise<{ subscriber: Subscriber; token: string } | null> {
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

/** Reverts an email that could not be sent, so that the next one is due at once. */
export async function revertEmail(db: Db, id: string, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(subscriberTokens).where(eq(subscriberTokens.hash, hashToken(token)));
    await tx
      .update(subscribers)
      .set({ mailedAt: null, mails: sql`greatest(${subscribers.mails} - 1, 0)` })
      .where(eq(subscribers.id, id));
  });
}
