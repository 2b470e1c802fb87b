/** Tables of payments, and of the gateways' pages and events. */
import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ATTEMPTS, PAGE_ENDS } from '../../core/payment/page.ts';
import { minor, moment, now } from './columns.ts';
import { ofOrder } from './orders.ts';

/** Webhook events of payment gateways, each once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    method: text('method').notNull(),
    id: text('id').notNull(),
    number: text('number').notNull(),
    kind: text('kind').notNull(),
    amount: minor('amount').notNull(),
    /** Why a refund failed, or reason and state of a dispute; '' for other events. */
    reason: text('reason').notNull().default(''),
    /** The gateway's id of a dispute; '' for other events, and for those before it was stored. */
    dispute: text('dispute').notNull().default(''),
    receivedAt: now('received_at'),
  },
  (table) => [
    primaryKey({ columns: [table.method, table.id] }),
    index('payment_events_disputes').on(table.number).where(sql`kind = 'disputed'`),
  ],
);

/** Received payments, each once. Refunds never exceed the payment. */
export const payments = pgTable(
  'payments',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    number: ofOrder(),
    method: text('method').notNull(),
    /** Reference at the gateway or bank; '' for cash and for payments confirmed without one. */
    reference: text('reference').notNull().default(''),
    amount: minor('amount').notNull(),
    /** Amount refunded or being refunded. */
    refunded: minor('refunded').notNull().default(0),
    /** Whether it pays the order; other payments are refunded. */
    accepted: boolean('accepted').notNull(),
    receivedAt: now('received_at'),
  },
  (table) => [
    uniqueIndex('payments_reference').on(table.number, table.method, table.reference).where(sql`reference <> ''`),
    // Gateways report refunds and disputes by the payment alone.
    index('payments_gateway').on(table.reference).where(sql`reference <> ''`),
    check('payments_amount', sql`amount > 0`),
    check('payments_refunded', sql`refunded between 0 and amount`),
  ],
);

/** Pages at gateways on which an order can be paid; at most one per order is open. */
export const paymentPages = pgTable(
  'payment_pages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    number: ofOrder(),
    method: text('method').notNull(),
    /** What the page asks for: the order's total when it was opened. */
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    /** The gateway's id and the page's URL; null until the gateway has responded. */
    gatewayId: text('gateway_id'),
    url: text('url'),
    /** When the gateway closes it: before the order's stock is released. */
    expiresAt: moment('expires_at').notNull(),
    attempt: text('attempt', { enum: ATTEMPTS }),
    end: text('ended', { enum: PAGE_ENDS }),
    /** When the gateway is asked about it next, also after its end; null: not any more. */
    checkAt: moment('check_at'),
    createdAt: now('created_at'),
  },
  (table) => [
    uniqueIndex('payment_pages_open').on(table.number).where(sql`ended is null`),
    index('payment_pages_order').on(table.number, table.id),
    index('payment_pages_look').on(table.checkAt).where(sql`check_at is not null`),
    check('payment_pages_amount', sql`amount > 0`),
  ],
);
