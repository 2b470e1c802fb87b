/** Table of coupons. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { minor, moment } from './columns.ts';

export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    percent: smallint('percent'),
    amount: minor('amount'),
    minSubtotal: minor('min_subtotal').notNull().default(0),
    maxDiscount: minor('max_discount'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Maximum and current number of uses; null: unlimited. */
    uses: integer('uses'),
    used: integer('used').notNull().default(0),
  },
  () => [check('coupons_worth', sql`(percent between 1 and 100) or amount > 0`), check('coupons_used', sql`used >= 0`)],
);
