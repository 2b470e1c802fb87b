/** Tables of an order's parcels. */
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { type ParcelCharge, TRANSPORTS } from '../../core/delivery/parcel.ts';
import { PARCEL_STATES } from '../../core/delivery/parcel-states.ts';
import { minor, moment } from './columns.ts';
import { ofOrder } from './orders.ts';

/** Parcels of an order: each is packed, sent and delivered by itself. Their amounts add up to the order's. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    number: ofOrder(),
    /** 1, 2, … within the order. */
    parcel: smallint('parcel').notNull(),
    state: text('state', { enum: PARCEL_STATES }).notNull().default('waiting'),
    /** How it travels. */
    transport: text('transport', { enum: TRANSPORTS }).notNull(),
    /** Name of its size class at the time of the order. */
    size: text('size').notNull(),
    /** Slug of the store where it is picked up; null: it is delivered. */
    store: text('store'),
    /** Goods after discount. */
    amount: minor('amount').notNull(),
    /** Sum of charges. */
    shipping: minor('shipping').notNull(),
    charges: jsonb('charges').$type<ParcelCharge[]>().notNull(),
    /** Chargeable weight. */
    grams: integer('grams').notNull(),
    deliveryFrom: date('delivery_from').notNull(),
    deliveryTo: date('delivery_to').notNull(),
    /** The booked delivery window; null: none. */
    slotZone: text('slot_zone'),
    slotDay: date('slot_day'),
    slotWindow: text('slot_window'),
    carrier: text('carrier'),
    tracking: text('tracking'),
    packedAt: moment('packed_at'),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.parcel] }),
    index('order_parcels_slot').on(table.slotDay, table.slotZone).where(sql`slot_day is not null`),
    // What is left to pack and to ship: a small part of all parcels.
    index('order_parcels_left').on(table.state, table.number).where(sql`state in ('waiting', 'packed')`),
    index('order_parcels_store').on(table.store, table.state).where(sql`store is not null`),
    check('order_parcels_slot_whole', sql`num_nulls(slot_zone, slot_day, slot_window) in (0, 3)`),
  ],
);

export const orderParcelLines = pgTable(
  'order_parcel_lines',
  {
    number: ofOrder(),
    parcel: smallint('parcel').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    /** Of them taken from the stock of the store where the parcel is picked up. */
    fromStore: integer('from_store').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.parcel, table.sku] }),
    check('order_parcel_lines_quantity', sql`quantity > 0 and from_store between 0 and quantity`),
  ],
);
