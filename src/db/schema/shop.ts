/** Catalogue tables, the same on PGlite and PostgreSQL 15 and later. Money is in minor units, sizes in cm, weight in kg. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
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
import type { ConfigurationModel } from '../../core/configuration/model.ts';
import { ENTRY_KINDS } from '../../core/merchant/entry.ts';
import type { Model } from '../../core/product/model.ts';
import { PRODUCT_STATES } from '../../core/product/state.ts';

/** Image metadata: hash and size of the original; URLs are made on serialization. */
export type StoredPicture = {
  hash: string;
  width: number;
  height: number;
  tint: string;
  alt: string;
  /** Point that crops keep, in percent from left and top; the centre when missing. */
  focus?: { x: number; y: number };
};
export type StoredConfiguration = ConfigurationModel<StoredPicture>;
/** product: slug of the piece that the picture shows. */
export type CategoryPicture = StoredPicture & { product?: string };
export type StoredOption = { name: string; values: { name: string; swatch: string | null }[] };
/** cm and kg. */
export type Packed = { width: number; depth: number; height: number; weight: number };
export type MenuGroup = { title: string; types: string[] };

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const minor = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const position = () => integer('position').notNull();
/** Columns that a person set: a seed keeps them. */
const edited = () => text('edited').array().notNull().default([]);
/** False for what was made in the back office, or outlived its Markdown file. */
const hasFile = () => boolean('has_file').notNull().default(true);

/** Metadata of the database, such as the hash of its seed. */
export const meta = pgTable('meta', { key: text('key').primaryKey(), value: text('value').notNull() });

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

/** Fields of content/site.md and content/stores/*.md that a person set: they are laid over the files wherever these are read. */
export const contentFields = pgTable(
  'content_fields',
  {
    /** Path below the content folder: 'site.md', 'stores/hamburg.md'. */
    file: text('file').notNull(),
    /** Dotted path in the front matter: 'email.orders'. */
    field: text('field').notNull(),
    /** JSON null: the field is left out. */
    value: jsonb('value').$type<unknown>(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.file, table.field] })],
);

/** Views of product pages, estimated from the share of visits that report their vitals. */
export const productViews = pgTable('product_views', {
  slug: text('slug').primaryKey(),
  views: bigint('views', { mode: 'number' }).notNull(),
});

/** The same estimate by day in India, for all products together. */
export const viewDays = pgTable('view_days', {
  day: date('day').primaryKey(),
  views: bigint('views', { mode: 'number' }).notNull(),
  /** Visits to the checkout; null on days before they were counted. */
  checkouts: bigint('checkouts', { mode: 'number' }),
});

/** How often searches found nothing, by day in India. Terms are folded words; none holds an address or a long number. */
export const searchMisses = pgTable(
  'search_misses',
  { day: date('day').notNull(), term: text('term').notNull(), times: integer('times').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
);
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

/** Words of names, kinds and materials, for spelling correction. */
export const searchWords = pgTable(
  'search_words',
  { word: text('word').primaryKey(), count: integer('count').notNull() },
  (table) => [index('search_words_trgm').using('gin', sql`${table.word} gin_trgm_ops`)],
);

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;

/** Newsletter subscribers. Addresses are unique regardless of case. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').generatedAlwaysAs(sql`lower(email)`).notNull().unique(),
    state: text('state', { enum: SUBSCRIBER_STATES }).notNull(),
    /** Language of the accepted consent text. */
    consentLocale: text('consent_locale').notNull(),
    /** Number of emails without confirmation, and time of the last. */
    mails: integer('mails').notNull(),
    mailedAt: moment('mailed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  () => [check('subscribers_state', sql`state in ('pending', 'confirmed', 'unsubscribed')`)],
);

/** Contact messages, stored for PRIVACY.messageMonths as stated in the privacy policy. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was emailed to the inbox; null: not yet or never. */
    mailedAt: moment('mailed_at'),
    /** When the shop answered, or marked it as answered; null: open. */
    answeredAt: moment('answered_at'),
    /** The answer that was emailed; null: none, or answered elsewhere. */
    answer: text('answer'),
  },
  (table) => [
    index('messages_created').on(table.createdAt),
    index('messages_open').on(table.createdAt).where(sql`answered_at is null`),
  ],
);

/** One per email: confirms once within two days, unsubscribes for ever. Only its hash is stored. */
export const subscriberTokens = pgTable(
  'subscriber_tokens',
  {
    hash: text('hash').primaryKey(),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (table) => [index('subscriber_tokens_subscriber').on(table.subscriberId)],
);
