/** Tables of variants and their stock in stores. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { minor, position } from './columns.ts';
import type { StoredPicture } from './pictures.ts';
import { products } from './products.ts';

export const variants = pgTable(
  'variants',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    values: text('values').array().notNull(),
    price: minor('price').notNull(),
    originalPrice: minor('original_price'),
    stock: integer('stock').notNull(),
    picture: jsonb('picture').$type<StoredPicture>(),
    position: position(),
    /** Not for sale and not shown. */
    hidden: boolean('hidden').notNull().default(false),
    /** Made within this many weeks after the order; null: not made to order. */
    leadWeeks: smallint('lead_weeks'),
    /** The day from which its stock is there to be sent; null: now. */
    arrivesOn: date('arrives_on'),
    /** Fields that a person set: a seed keeps them. */
    edited: text('edited').array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('variants_product').on(table.productId, table.position),
    // Last safeguard against overselling.
    check('variants_stock', sql`stock >= 0`),
  ],
);

/** How many of a variant's pieces stand in a shop of content/stores. They are part of its stock. */
export const storeStock = pgTable(
  'store_stock',
  {
    /** Slug of the store. */
    store: text('store').notNull(),
    sku: text('sku')
      .notNull()
      .references(() => variants.sku, { onDelete: 'cascade', onUpdate: 'cascade' }),
    stock: integer('stock').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.sku] }),
    index('store_stock_sku').on(table.sku),
    check('store_stock_stock', sql`stock >= 0`),
  ],
);
