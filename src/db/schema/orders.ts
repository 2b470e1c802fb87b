/** Tables of orders, payments, returns and reviews. Money is in minor units. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
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
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type DeliveryTerms, HOME_DELIVERY, type ParcelCharge, TRANSPORTS } from '../../core/delivery/parcel.ts';
import { PARCEL_STATES } from '../../core/delivery/parcel-states.ts';
import { REVIEW_STATES } from '../../core/merchant/review.ts';
import { ACTORS, CHANNELS, ORDER_STATES, PAYMENT_STATES } from '../../core/order/order.ts';
import type { AttachmentType } from '../../core/order/return-attachments.ts';
import { RETURN_REASONS, RETURN_STATES } from '../../core/order/returns.ts';
import { ATTEMPTS, PAGE_ENDS } from '../../core/payment/page.ts';
import { products, type StoredPicture } from './shop.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const now = (name: string) => moment(name).notNull().defaultNow();

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

const ofOrder = () =>
  text('number')
    .notNull()
    .references(() => orders.number, { onDelete: 'cascade' });

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

export type StoredReturnLine = { sku: string; quantity: number };

/** Returns of an order, each of pieces that no other one takes back. They change while the order's row is locked. */
export const returns = pgTable(
  'returns',
  {
    number: ofOrder(),
    /** 1, 2, … within the order. */
    position: smallint('position').notNull().default(1),
    state: text('state', { enum: RETURN_STATES }).notNull().default('requested'),
    reason: text('reason', { enum: RETURN_REASONS }).notNull(),
    note: text('note').notNull(),
    /** URLs of unboxing video or photos, never fetched by the server. */
    evidence: text('evidence').array().notNull(),
    lines: jsonb('lines').$type<StoredReturnLine[]>().notNull(),
    /** The refund; until it is decided, what it would be now. */
    amount: minor('amount').notNull(),
    requestedAt: now('requested_at'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.position] }),
    index('returns_requested').on(table.number).where(sql`state = 'requested'`),
  ],
);

/** Return attachments. The bytes are in the store under the id. */
export const returnAttachments = pgTable(
  'evidence',
  {
    id: text('id').primaryKey(),
    number: ofOrder(),
    type: text('type').$type<AttachmentType>().notNull(),
    /** Size in bytes. */
    size: integer('size').notNull(),
    name: text('name').notNull(),
    /** Attached to a return; others are deleted soon. */
    used: boolean('used').notNull().default(false),
    /** The return's position; null: attached to none. */
    position: smallint('position'),
    /** False during the upload: the row reserves its space. */
    arrived: boolean('arrived').notNull().default(true),
    /** Hash of the uploader's network; '' for older files. */
    network: text('network').notNull().default(''),
    createdAt: now('created_at'),
  },
  (table) => [index('evidence_order').on(table.number), index('evidence_age').on(table.used, table.createdAt)],
);

export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    percent: smallint('percent'),
    amount: minor('amount'),
    minSubtotal: minor('min_subtotal').notNull().default(0),
    maxDiscount: minor('max_discount'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Maximum and current number of uses; null: unlimited. */
    uses: integer('uses'),
    used: integer('used').notNull().default(0),
  },
  () => [check('coupons_worth', sql`(percent between 1 and 100) or amount > 0`), check('coupons_used', sql`used >= 0`)],
);

/** The last invoice of each financial year: tax rules require consecutive numbers. */
export const invoiceSeries = pgTable('invoice_series', {
  year: text('year').primaryKey(),
  last: integer('last').notNull(),
});

/** Reviews: one per buyer and product. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The buyer's address in lower case, so that each person counts once. */
    buyer: text('buyer').notNull(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    rating: smallint('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    createdAt: now('created_at'),
    /** The shop's reply, shown under the review; null: none. */
    reply: text('reply'),
    replyAt: moment('reply_at'),
  },
  (table) => [
    uniqueIndex('reviews_buyer').on(table.productId, table.buyer),
    index('reviews_product').on(table.productId, table.createdAt.desc()),
    index('reviews_state').on(table.state, table.createdAt),
    check('reviews_rating', sql`rating between 1 and 5`),
  ],
);
