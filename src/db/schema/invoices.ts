/** Table of invoice numbers. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The last invoice of each financial year: tax rules require consecutive numbers. */
export const invoiceSeries = pgTable('invoice_series', {
  year: text('year').primaryKey(),
  last: integer('last').notNull(),
});
