/** Tables of categories, collections and slides. */
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { ENTRY_KINDS } from '../../core/merchant/entry.ts';
import { edited, hasFile, minor, moment, position } from './columns.ts';
import type { StoredPicture } from './pictures.ts';

/** product: slug of the piece that the picture shows. */
export type CategoryPicture = StoredPicture & { product?: string };

export type MenuGroup = { title: string; types: string[] };

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  short: text('short').notNull(),
  description: text('description').notNull(),
  headline: text('headline'),
  topSelling: boolean('top_selling').notNull(),
  groups: jsonb('groups').$type<MenuGroup[]>().notNull(),
  picture: jsonb('picture').$type<CategoryPicture>(),
  position: position(),
  edited: edited(),
  hasFile: hasFile(),
});

export const collections = pgTable('collections', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  line: text('line').notNull(),
  description: text('description').notNull(),
  picture: jsonb('picture').$type<StoredPicture>(),
  /** Slugs of its products in the editors' order; those that are not named follow. */
  pieces: text('pieces').array().notNull().default([]),
  position: position(),
  edited: edited(),
  hasFile: hasFile(),
});

export const slides = pgTable('slides', {
  id: text('id').primaryKey(),
  /** Name of its file; '' until the next seed for those of an earlier release. */
  slug: text('slug').notNull().default(''),
  picture: jsonb('picture').$type<StoredPicture>().notNull(),
  headline: text('headline'),
  subText: text('sub_text').notNull(),
  accent: text('accent'),
  category: text('category'),
  year: integer('year'),
  priceFrom: minor('price_from'),
  /** Slugs of products that the picture shows. */
  pieces: jsonb('pieces').$type<string[]>().notNull().default([]),
  views: integer('views'),
  likes: integer('likes'),
  active: boolean('active').notNull(),
  position: position(),
  edited: edited(),
  hasFile: hasFile(),
});

/** Categories, collections and slides that were deleted in the back office: a seed does not bring them back. */
export const removedEntries = pgTable('removed_entries', {
  /** Of the row. */
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
  slug: text('slug').notNull(),
  /** The row as it was, for undo. */
  row: jsonb('row').$type<object>().notNull(),
  /** Slugs of the products of a collection. */
  products: text('products').array().notNull().default([]),
  hasFile: hasFile(),
  removedAt: moment('removed_at').notNull().defaultNow(),
});
