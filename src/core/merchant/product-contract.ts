/** Request and response schemas of the calls about products. Which values a product may have is decided by ingest/product-draft.ts. */
import { z } from 'zod';
import { CATALOGUE } from '../catalogue/constants.ts';
import { minor } from '../checkout/quote-shapes.ts';
import { PRODUCT_STATES } from '../product/state.ts';
import { CURRENCIES } from '../shop/money.ts';
import { IMPORT, PRODUCT_LIMITS as MAX } from './constants.ts';

const withoutNull = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes('\0'), 'must not hold a null character');
const text = withoutNull(MAX.textMax);
const list = z.array(text).max(MAX.list);
const size = z
  .number()
  .min(0)
  .max(CATALOGUE.maxSize * 10);
const percent = z.number().min(0).max(100);
const hash = z.string().regex(/^[\da-f]{64}$/);
const slug = z.string().max(MAX.textMax);
const state = z.enum(PRODUCT_STATES);
const publishFrom = z.iso.datetime().nullable().default(null);
const price = z.int().min(0).max(IMPORT.maxPrice);
const stock = z.int().min(0).max(IMPORT.maxStock);

const pictureDraft = z.object({
  hash,
  alt: withoutNull(MAX.longMax),
  focus: z.object({ x: percent, y: percent }).nullable().default(null),
});
const optionShape = z.object({
  name: text,
  values: z.array(z.object({ name: text, swatch: z.string().max(20).nullable().default(null) })).max(MAX.values),
});
const variantFields = {
  sku: withoutNull(60),
  values: z.array(text).max(MAX.options),
  /** Minor units of the product's currency. */
  price,
  originalPrice: price.nullable(),
  stock,
  hidden: z.boolean(),
};

const fields = {
  name: text,
  sku: withoutNull(60),
  brand: text,
  /** Slug of the category. */
  category: slug,
  type: text,
  short: text,
  /** Markdown. */
  description: withoutNull(MAX.descriptionMax),
  currency: z.enum(CURRENCIES),
  options: z.array(optionShape).max(MAX.options),
  /** In centimetres. */
  dimensions: z.object({ width: size, depth: size, height: size }),
  /** In kilograms. */
  weight: size,
  materials: list,
  colours: list,
  care: withoutNull(MAX.longMax),
  includes: text,
  assembly: z.object({ minutes: z.int().min(0).max(10_000), people: z.int().min(0).max(100) }),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  madeToOrder: z.boolean(),
  /** Slugs of collections. */
  collections: z.array(slug).max(MAX.list),
};

const draftShape = z.object({
  ...fields,
  state: state.exclude(['deleted']),
  publishFrom,
  variants: z
    .array(
      z.object({
        ...variantFields,
        /** null: a new variant. */
        id: z.string().max(60).nullable().default(null),
        /** Stock as it was displayed; null for a new variant. Only a number other than seen is set. */
        seen: stock.nullable().default(null),
      }),
    )
    .min(1)
    .max(MAX.variants),
  pictures: z.array(pictureDraft).max(MAX.pictures),
});
export type ProductDraft = z.output<typeof draftShape>;

const storedPicture = z.strictObject({
  hash,
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  tint: z.string(),
  focus: z.strictObject({ x: percent, y: percent }).nullable(),
});

export const editedProductShape = z.strictObject({
  ...fields,
  slug: z.string(),
  /** Changes with every change of the product but stock. */
  version: z.string(),
  state,
  publishFrom: z.string().nullable(),
  /** Seeded from a Markdown file. */
  hasFile: z.boolean(),
  /** Fields that a person set; the file leads for the others. */
  edited: z.array(z.string()),
  variants: z.array(z.strictObject({ ...variantFields, id: z.string() })),
  pictures: z.array(storedPicture),
});
export type EditedProduct = z.output<typeof editedProductShape>;

const rowShape = z.strictObject({
  slug: z.string(),
  name: z.string(),
  sku: z.string(),
  state,
  publishFrom: z.string().nullable(),
  category: z.string(),
  currency: z.enum(CURRENCIES),
  /** The lowest and the highest price of its variants. */
  price: minor,
  priceTo: minor,
  /** Of all variants that are not hidden. */
  stock: z.int().min(0),
  variants: z.int().min(0),
  picture: storedPicture.nullable(),
});
export type ProductRowResponse = z.output<typeof rowShape>;

const faultShape = z.strictObject({ field: z.string(), message: z.string() });
/** field is a path such as variants.0.price. */
const faultyShape = z.strictObject({ message: z.string(), faults: z.array(faultShape).optional() });
/** The product as it is now. */
const movedShape = z.strictObject({ message: z.string(), product: editedProductShape.optional() });
const bySlug = z.object({ slug });
const version = z.string().max(80);
const named = z.array(z.strictObject({ slug: z.string(), name: z.string() }));
const words = z.array(z.string());

export const PRODUCT_CONTRACT = {
  merchantProducts: {
    summary: 'Products by name, in every state; without a state all but the deleted',
    merchant: true,
    query: z.object({
      q: z.string().max(MAX.textMax).optional(),
      category: slug.optional(),
      state: state.optional(),
      page: z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1),
      pageSize: z.coerce.number().int().min(1).max(MAX.maxPageSize).default(MAX.pageSize),
    }),
    response: z.strictObject({
      rows: z.array(rowShape),
      total: z.int().min(0),
      page: z.int().min(1),
      pageSize: z.int().min(1),
      /** Number of products in each state. */
      states: z.record(state, z.int().min(0)),
    }),
  },
  productChoices: {
    summary: 'Categories, collections and words in use, for the product editor',
    merchant: true,
    response: z.strictObject({
      categories: named,
      collections: named,
      ...{ types: words, brands: words, materials: words, colours: words },
    }),
  },
  merchantProduct: {
    summary: 'One product with all fields that can be changed',
    merchant: true,
    params: bySlug,
    response: editedProductShape,
  },
  addProduct: {
    summary: 'Creates a product; its slug is made from the name',
    merchant: true,
    body: draftShape,
    response: editedProductShape,
    refusals: { 422: faultyShape },
  },
  changeProduct: {
    summary: 'Changes a product that is still as it was seen; 409 returns it as it is now',
    merchant: true,
    params: bySlug,
    body: draftShape.extend({ version }),
    response: editedProductShape,
    refusals: { 409: movedShape, 422: faultyShape },
  },
  setProductState: {
    summary: 'Shows, hides, schedules, deletes or restores a product',
    merchant: true,
    params: bySlug,
    body: z.object({ state, publishFrom }),
    response: editedProductShape,
    refusals: { 422: faultyShape },
  },
  copyProduct: {
    summary: 'Copies a product as a draft without stock',
    merchant: true,
    params: bySlug,
    response: editedProductShape,
  },
} as const;
