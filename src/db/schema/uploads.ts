/** Tables of uploaded pictures and models. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Originals uploaded by the merchant; their bytes are in the store. */
export const uploads = pgTable('uploads', {
  hash: text('hash').primaryKey(),
  type: text('type').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  tint: text('tint').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** 3D models uploaded by the merchant; their bytes are in the store. */
export const modelUploads = pgTable('model_uploads', {
  hash: text('hash').primaryKey(),
  bytes: integer('bytes').notNull(),
  triangles: integer('triangles').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
