/** Tables of what visitors look at and search for. */
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Views of product pages, estimated from the share of visits that report their vitals. */
export const productViews = pgTable('product_views', {
  slug: text('slug').primaryKey(),
  views: bigint('views', { mode: 'number' }).notNull(),
});

/** The same estimate by day in India, for all products together. */
export const viewDays = pgTable('view_days', {
  day: date('day').primaryKey(),
  views: bigint('views', { mode: 'number' }).notNull(),
  /** Visits to the checkout; null on days before they were counted. */
  checkouts: bigint('checkouts', { mode: 'number' }),
});

/** How often searches found nothing, by day in India. Terms are folded words; none holds an address or a long number. */
export const searchMisses = pgTable(
  'search_misses',
  { day: date('day').notNull(), term: text('term').notNull(), times: integer('times').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
);

/** Words of names, kinds and materials, for spelling correction. */
export const searchWords = pgTable(
  'search_words',
  { word: text('word').primaryKey(), count: integer('count').notNull() },
  (table) => [index('search_words_trgm').using('gin', sql`${table.word} gin_trgm_ops`)],
);
