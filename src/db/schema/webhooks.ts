/** Table of webhook endpoints. */
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { EVENT_TYPES } from '../../core/events/event.ts';
import { moment } from './columns.ts';

/** Other systems that get events as signed requests. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuid('id').primaryKey().defaultRandom(),
  url: text('url').notNull(),
  /** Signs the requests: whsec_ and base64. */
  secret: text('secret').notNull(),
  /** The secret before it, which signs as well until formerUntil. */
  formerSecret: text('former_secret'),
  formerUntil: moment('former_until'),
  /** Types of events it gets; empty: all. */
  types: text('types', { enum: EVENT_TYPES }).array().notNull().default(sql`'{}'`),
  description: text('description').notNull().default(''),
  enabled: boolean('enabled').notNull().default(true),
  /** First failure since the last success; null: the last attempt succeeded, or there was none. */
  failingSince: moment('failing_since'),
  disabledAt: moment('disabled_at'),
  /** Why the shop disabled it. */
  disabledReason: text('disabled_reason').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
});
