/** Catalogue tables, the same on PGlite and PostgreSQL 15 and later. Money is in minor units, sizes in cm, weight in kg. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { ConfigurationModel } from '../../core/configuration/model.ts';
import type { Model } from '../../core/product/model.ts';
import { PRODUCT_STATES } from '../../core/product/state.ts';
import { minor, moment } from './columns.ts';
import { categories } from './entries.ts';
import type { StoredPicture } from './pictures.ts';

export type StoredConfiguration = ConfigurationModel<StoredPicture>;

export type StoredOption = { name: string; values: { name: string; swatch: string | null }[] };
/** cm and kg. */
export type Packed = { width: number; depth: number; height: number; weight: number };

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Lists hold only what is shown: indexes of this part answer them alone. */
const shown = ({ state }: { readonly state: AnyPgColumn }) => sql`${state} = 'shown'`;

/** Price, stock and discount repeat the default variant's, so that lists filter and sort on one table. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    sku: text('sku').notNull().unique(),
    name: text('name').notNull(),
    brand: text('brand').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    type: text('type').notNull(),
    short: text('short').notNull(),
    description: text('description').notNull(),
    currency: text('currency').notNull(),
    price: minor('price').notNull(),
    originalPrice: minor('original_price'),
    isDiscounted: boolean('is_discounted').notNull(),
    stock: integer('stock').notNull(),
    inStock: boolean('in_stock').notNull(),
    isNew: boolean('is_new').notNull(),
    isFeatured: boolean('is_featured').notNull(),
    rating: doublePrecision('rating'),
    /** Used by the rating filter: floored, 4 when unrated. */
    filterRating: smallint('filter_rating').generatedAlwaysAs(sql`floor(coalesce(rating, 4))`).notNull(),
    reviewCount: integer('review_count').notNull(),
    sampleRatings: boolean('sample_ratings').notNull(),
    popularity: integer('popularity').notNull(),
    width: doublePrecision('width').notNull(),
    depth: doublePrecision('depth').notNull(),
    height: doublePrecision('height').notNull(),
    weight: doublePrecision('weight').notNull(),
    materials: text('materials').array().notNull(),
    colours: text('colours').array().notNull(),
    care: text('care').notNull(),
    /** What comes with the piece or is only in its pictures; '' when nothing needs saying. */
    includes: text('includes').notNull().default(''),
    assemblyMinutes: integer('assembly_minutes').notNull(),
    assemblyPeople: integer('assembly_people').notNull(),
    collections: text('collections').array().notNull(),
    /** Made to order: returnable only when damaged. */
    madeToOrder: boolean('made_to_order').notNull().default(false),
    /** Size and weight of its box; null: those of the piece. */
    packed: jsonb('packed').$type<Packed>(),
    options: jsonb('options').$type<StoredOption[]>().notNull(),
    pictures: jsonb('pictures').$type<StoredPicture[]>().notNull(),
    /** Options that have no variants; null: none. From the file alone. */
    configuration: jsonb('configuration').$type<StoredConfiguration>(),
    /** 3D model of 'View in your room'. */
    model: jsonb('model').$type<Model>(),
    createdAt: date('created_at').notNull(),
    /** Weighted search text: name, then brand, type and category, then texts. */
    searchName: text('search_name').notNull(),
    searchKind: text('search_kind').notNull(),
    searchText: text('search_text').notNull(),
    search: tsvector('search')
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', search_name), 'A') || setweight(to_tsvector('english', search_kind), 'B') || setweight(to_tsvector('english', search_text), 'D')`,
      )
      .notNull(),
    /** Hash of the seed data; null for the merchant's own products. */
    source: text('source'),
    state: text('state', { enum: PRODUCT_STATES }).notNull().default('shown'),
    /** When a scheduled product is shown. */
    publishFrom: moment('publish_from'),
    /** Fields that a person set (core/product/fields.ts): a seed keeps them. */
    edited: text('edited').array().notNull().default([]),
  },
  (table) => [
    // The orders of lists end with the columns of frequent filters: filtered pages are found without reading rows.
    index('products_featured')
      .on(table.isFeatured.desc(), table.popularity.desc(), table.id, table.price, table.inStock)
      .where(shown(table)),
    index('products_popular')
      .on(table.popularity.desc(), table.id, table.price, table.inStock, table.width)
      .where(shown(table)),
    index('products_price').on(table.price, table.id, table.inStock, table.width).where(shown(table)),
    index('products_newest').on(table.createdAt.desc(), table.id, table.price, table.inStock).where(shown(table)),
    index('products_rating').on(sql`coalesce(${table.rating}, 0) desc`, table.id).where(shown(table)),
    index('products_category')
      .on(table.categoryId, table.isFeatured.desc(), table.popularity.desc(), table.id)
      .where(shown(table)),
    index('products_brand').on(table.brand),
    index('products_type').on(table.type),
    index('products_collections').using('gin', table.collections),
    index('products_materials').using('gin', table.materials),
    index('products_colours').using('gin', table.colours),
    index('products_search').using('gin', table.search),
    index('products_state').on(table.state).where(sql`${table.state} <> 'shown'`),
    index('products_name_trgm').using('gin', sql`${table.searchName} gin_trgm_ops`),
  ],
);

/** Descriptions as they were written; products.description is rendered from them. Apart, because no list reads them. */
export const productTexts = pgTable('product_texts', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  markdown: text('markdown').notNull(),
});
