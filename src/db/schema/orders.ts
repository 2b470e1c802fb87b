/** Table of orders. Money is in minor units. */
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type DeliveryTerms, HOME_DELIVERY } from '../../core/delivery/parcel.ts';
import { CHANNELS, ORDER_STATES, PAYMENT_STATES } from '../../core/order/order.ts';
import { minor, moment, now } from './columns.ts';

export type StoredAddress = {
  name: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  pin: string;
};
export type StoredContact = { name: string; phone: string };

/** Orders store the agreed data; later catalogue changes do not affect them. */
export const orders = pgTable(
  'orders',
  {
    number: text('number').primaryKey(),
    /** The account; null for guests. No foreign key, because invoices must outlive accounts. */
    userId: text('user_id'),
    email: text('email').notNull(),
    emailKey: text('email_key').generatedAlwaysAs(sql`lower(email)`).notNull(),
    contact: jsonb('contact').$type<StoredContact>().notNull(),
    address: jsonb('address').$type<StoredAddress>().notNull(),
    state: text('state', { enum: ORDER_STATES }).notNull().default('placed'),
    /** Payment method: 'cod', 'upi', 'neft' or a gateway's name. */
    payment: text('payment').notNull(),
    paymentState: text('payment_state', { enum: PAYMENT_STATES }).notNull().default('due'),
    paymentReference: text('payment_reference'),
    currency: text('currency').notNull(),
    subtotal: minor('subtotal').notNull(),
    discount: minor('discount').notNull(),
    coupon: text('coupon'),
    shipping: minor('shipping').notNull(),
    gst: minor('gst').notNull(),
    total: minor('total').notNull(),
    deliveryFrom: date('delivery_from').notNull(),
    deliveryTo: date('delivery_to').notNull(),
    /** What the shopper chose about the delivery. */
    delivery: jsonb('delivery').$type<DeliveryTerms>().notNull().default(HOME_DELIVERY),
    placedAt: now('placed_at'),
    /** When an unpaid order expires and releases its stock; null: never. */
    expiresAt: moment('expires_at'),
    deliveredAt: moment('delivered_at'),
    /** Time of cancellation or expiry. */
    cancelledAt: moment('cancelled_at'),
    /** Since when a refund is owed. */
    refundSince: moment('refund_since'),
    invoiceNumber: text('invoice_number').unique(),
    invoicedAt: moment('invoiced_at'),
    /** The buyer's GSTIN, printed on the invoice; null: not registered, or not given. */
    gstin: text('gstin'),
    /** phone: taken by the back office for a caller. */
    channel: text('channel', { enum: CHANNELS }).notNull().default('web'),
    /** Amounts that the payment step asked for before edits of the order, oldest first. Payments of them count. */
    formerDue: minor('former_due').array().notNull().default([]),
  },
  (table) => [
    index('orders_user').on(table.userId, table.placedAt.desc()).where(sql`user_id is not null`),
    index('orders_email').on(table.emailKey),
    index('orders_placed').on(table.placedAt.desc(), table.number),
    index('orders_state').on(table.state, table.placedAt.desc()),
    index('orders_expiry').on(table.expiresAt).where(sql`expires_at is not null`),
    index('orders_money').on(table.paymentState).where(sql`payment_state in ('claimed', 'refund-due')`),
    index('orders_refund').on(table.number).where(sql`refund_since is not null`),
    index('orders_reference').on(table.paymentReference).where(sql`payment_reference is not null`),
  ],
);

export const ofOrder = () =>
  text('number')
    .notNull()
    .references(() => orders.number, { onDelete: 'cascade' });
