/** Tables of an order's timeline and internal notes. */
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { ACTORS, ORDER_STATES } from '../../core/order/order.ts';
import { now } from './columns.ts';
import { ofOrder } from './orders.ts';

/** The timeline: event, time and actor. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    number: ofOrder(),
    at: now('at'),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    actor: text('actor', { enum: ACTORS }).notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [index('order_events_order').on(table.number, table.id)],
);

/** Internal notes of the back office. No other table and no response to shoppers holds them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    number: ofOrder(),
    at: now('at'),
    /** The account of the author; null for the merchant key. */
    userId: text('user_id'),
    /** The author's name at the time of writing. */
    name: text('name').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('order_notes_order').on(table.number, table.id)],
);
