/** Tables of the newsletter. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;

/** Newsletter subscribers. Addresses are unique regardless of case. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').generatedAlwaysAs(sql`lower(email)`).notNull().unique(),
    state: text('state', { enum: SUBSCRIBER_STATES }).notNull(),
    /** Language of the accepted consent text. */
    consentLocale: text('consent_locale').notNull(),
    /** Number of emails without confirmation, and time of the last. */
    mails: integer('mails').notNull(),
    mailedAt: moment('mailed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  () => [check('subscribers_state', sql`state in ('pending', 'confirmed', 'unsubscribed')`)],
);

/** One per email: confirms once within two days, unsubscribes for ever. Only its hash is stored. */
export const subscriberTokens = pgTable(
  'subscriber_tokens',
  {
    hash: text('hash').primaryKey(),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (table) => [index('subscriber_tokens_subscriber').on(table.subscriberId)],
);
