/** Tables of refunds, and of allowances that make some due. */
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { minor, moment, now } from './columns.ts';
import { ofOrder } from './orders.ts';
import { payments } from './payments.ts';

/** Refunds, each once. */
export const refunds = pgTable(
  'refunds',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    number: ofOrder(),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amount: minor('amount').notNull(),
    /** Reference at the gateway or bank; null while being sent. */
    reference: text('reference'),
    createdAt: now('created_at'),
    /** Failed attempts, and the error of the last one; null: none has failed. */
    failures: integer('failures').notNull().default(0),
    error: text('error'),
    /** Part of the idempotency key: a gateway that has refused a refund refuses the same key again. */
    round: smallint('round').notNull().default(0),
    /** When it is sent again without a person; null: a person sends it. */
    retryAt: moment('retry_at'),
    /** A sender holds it until then. */
    heldUntil: moment('held_until'),
  },
  (table) => [
    index('refunds_retry').on(table.retryAt).where(sql`reference is null`),
    index('refunds_order').on(table.number),
    uniqueIndex('refunds_reference').on(table.paymentId, table.reference).where(sql`reference <> ''`),
    check('refunds_amount', sql`amount > 0`),
  ],
);

/** Amounts that the shop gives back beside returns: for a fault that the buyer keeps, or as goodwill. They reduce what the order costs. */
export const orderAllowances = pgTable(
  'order_allowances',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    number: ofOrder(),
    amount: minor('amount').notNull(),
    /** The shopper reads it. */
    reason: text('reason').notNull(),
    /** The account of the person who granted it; null for the merchant key. */
    userId: text('user_id'),
    name: text('name').notNull(),
    at: now('at'),
  },
  (table) => [index('order_allowances_order').on(table.number), check('order_allowances_amount', sql`amount > 0`)],
);
