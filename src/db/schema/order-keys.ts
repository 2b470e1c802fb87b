/** Tables that limit orders by client and recognise repeated requests. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { now } from './columns.ts';

/** Hashes of an order's email address, phone and network while limits count it. No foreign key: removed by age. */
export const orderClients = pgTable(
  'order_clients',
  { client: text('client').notNull(), number: text('number').notNull() },
  (table) => [primaryKey({ columns: [table.client, table.number] })],
);

/** Idempotency keys of placed orders. Rejected attempts leave none, so that repeating them is decided anew. */
export const orderKeys = pgTable(
  'order_keys',
  {
    key: text('key').primaryKey(),
    /** Owner and body hash, so that a key works only for its owner and request. */
    owner: text('owner').notNull(),
    body: text('body').notNull(),
    number: text('number').notNull(),
    createdAt: now('created_at'),
  },
  (table) => [index('order_keys_age').on(table.createdAt)],
);
