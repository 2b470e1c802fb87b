/** Tables of waiting lists, price alerts and saved carts. Links carry tokens of which only the hash is stored. */
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { minor, moment } from './columns.ts';

const emailKey = () => text('email_key').generatedAlwaysAs(sql`lower(email)`).notNull();
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const WATCHER_STATES = ['pending', 'waiting', 'told'] as const;

/** People who want one letter when a sold-out variant is back. */
export const stockWatchers = pgTable(
  'stock_watchers',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: emailKey(),
    sku: text('sku').notNull(),
    /** pending: the address is not confirmed. told: the letter was handed to the outbox. */
    state: text('state', { enum: WATCHER_STATES }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Place in the queue. */
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** Time of the last letter that asked for confirmation. */
    mailedAt: moment('mailed_at'),
    confirmedAt: moment('confirmed_at'),
    toldAt: moment('told_at'),
  },
  (table) => [
    uniqueIndex('stock_watchers_once').on(table.emailKey, table.sku),
    index('stock_watchers_queue').on(table.sku, table.askedAt).where(sql`state = 'waiting'`),
    index('stock_watchers_told').on(table.sku, table.toldAt).where(sql`told_at is not null`),
    check('stock_watchers_state', sql`state in ('pending', 'waiting', 'told')`),
  ],
);

/** Accounts that get a letter when a price on their wishlist drops. */
export const priceAlerts = pgTable('price_alerts', {
  userId: owner().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** The lowest price of each wished product of which its owner was informed. */
export const priceNotes = pgTable(
  'price_notes',
  {
    userId: owner(),
    slug: text('slug').notNull(),
    price: minor('price').notNull(),
    /** The price before the last letter; null: none was sent. */
    former: minor('former'),
    toldAt: moment('told_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.slug] }), index('price_notes_slug').on(table.slug)],
);

export type SavedLine = { readonly sku: string; readonly quantity: number };

/** Carts that were saved at the checkout for one letter. */
export const savedCarts = pgTable(
  'saved_carts',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: emailKey(),
    lines: jsonb('lines').$type<readonly SavedLine[]>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    savedAt: moment('saved_at').notNull().defaultNow(),
    /** When the letter was handed to the outbox. */
    toldAt: moment('told_at'),
  },
  (table) => [
    index('saved_carts_email').on(table.emailKey),
    index('saved_carts_saved').on(table.savedAt),
    index('saved_carts_due').on(table.savedAt).where(sql`told_at is null`),
  ],
);
