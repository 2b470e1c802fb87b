/** Table of places in the delivery windows. */
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many parcels are booked for a delivery window. Its capacity is a rule of content/delivery. */
export const deliverySlots = pgTable(
  'delivery_slots',
  {
    zone: text('zone').notNull(),
    day: date('day').notNull(),
    window: text('window').notNull(),
    booked: integer('booked').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zone, table.day, table.window] }),
    check('delivery_slots_booked', sql`booked >= 0`),
  ],
);
