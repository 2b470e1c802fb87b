/** Table of what an order consists of. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { minor } from './columns.ts';
import { ofOrder } from './orders.ts';
import type { StoredPicture } from './pictures.ts';

export const orderLines = pgTable(
  'order_lines',
  {
    number: ofOrder(),
    position: integer('position').notNull(),
    sku: text('sku').notNull(),
    /** Copied at the time of the order; the product may no longer exist. */
    productId: text('product_id').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    variant: text('variant').notNull(),
    picture: jsonb('picture').$type<StoredPicture>(),
    price: minor('price').notNull(),
    quantity: integer('quantity').notNull(),
    amount: minor('amount').notNull(),
    discount: minor('discount').notNull(),
    hsn: text('hsn').notNull(),
    gstPercent: smallint('gst_percent').notNull(),
    gst: minor('gst').notNull(),
    madeToOrder: boolean('made_to_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.position] }),
    index('order_lines_product').on(table.productId),
    // Prefix search by SKU in the back office.
    index('order_lines_sku').on(sql`lower(${table.sku}) text_pattern_ops`),
  ],
);
