/** Table of reviews. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { REVIEW_STATES } from '../../core/merchant/review.ts';
import { moment, now } from './columns.ts';
import { products } from './products.ts';

/** Reviews: one per buyer and product. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The buyer's address in lower case, so that each person counts once. */
    buyer: text('buyer').notNull(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    rating: smallint('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    createdAt: now('created_at'),
    /** The shop's reply, shown under the review; null: none. */
    reply: text('reply'),
    replyAt: moment('reply_at'),
  },
  (table) => [
    uniqueIndex('reviews_buyer').on(table.productId, table.buyer),
    index('reviews_product').on(table.productId, table.createdAt.desc()),
    index('reviews_state').on(table.state, table.createdAt),
    check('reviews_rating', sql`rating between 1 and 5`),
  ],
);
