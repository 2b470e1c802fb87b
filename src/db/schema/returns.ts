/** Tables of returns and their files. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { AttachmentType } from '../../core/order/return-attachments.ts';
import { RETURN_REASONS, RETURN_STATES } from '../../core/order/returns.ts';
import { minor, moment, now } from './columns.ts';
import { ofOrder } from './orders.ts';

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
