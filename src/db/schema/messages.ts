/** Table of messages to the shop. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Contact messages, stored for PRIVACY.messageMonths as stated in the privacy policy. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was emailed to the inbox; null: not yet or never. */
    mailedAt: moment('mailed_at'),
    /** When the shop answered, or marked it as answered; null: open. */
    answeredAt: moment('answered_at'),
    /** The answer that was emailed; null: none, or answered elsewhere. */
    answer: text('answer'),
  },
  (table) => [
    index('messages_created').on(table.createdAt),
    index('messages_open').on(table.createdAt).where(sql`answered_at is null`),
  ],
);
