/** Shape of a product as the back office's form sends it. Which values it may have is decided by ingest/product-draft.ts. */

import { z } from 'zod';
import { CATALOGUE } from '../catalogue/constants.ts';
import { LEAD } from '../delivery/constants.ts';
import { PRODUCT_STATES } from '../product/state.ts';
import { CURRENCIES } from '../shop/money.ts';
import { boundedText } from '../shop/value-shapes.ts';
import { IMPORT, PRODUCT_LIMITS as MAX } from './constants.ts';

const text = boundedText(MAX.textMax);
const list = z.array(text).max(MAX.list);
const size = z
  .number()
  .min(0)
  .max(CATALOGUE.maxSize * 10);
export const percent = z.number().min(0).max(100);
export const hash = z.string().regex(/^[\da-f]{64}$/);
export const slug = z.string().max(MAX.textMax);
export const state = z.enum(PRODUCT_STATES);
export const publishFrom = z.iso.datetime().nullable().default(null);
const price = z.int().min(0).max(IMPORT.maxPrice);
const stock = z.int().min(0).max(IMPORT.maxStock);
const leadWeeks = z.int().min(1).max(LEAD.maxWeeks);
const arrivesOn = z.iso.date();

const pictureDraft = z.object({
  hash,
  alt: boundedText(MAX.longMax),
  focus: z.object({ x: percent, y: percent }).nullable().default(null),
});
const optionShape = z.object({
  name: text,
  values: z.array(z.object({ name: text, swatch: z.string().max(20).nullable().default(null) })).max(MAX.values),
});
export const variantFields = {
  sku: boundedText(60),
  values: z.array(text).max(MAX.options),
  /** Minor units of the product's currency. */
  price,
  originalPrice: price.nullable(),
  stock,
  /** Made within this many weeks after the order; null: not made to order. */
  leadWeeks: leadWeeks.nullable(),
  /** ISO day from which its stock is there; null: now. */
  arrivesOn: arrivesOn.nullable(),
  hidden: z.boolean(),
};

const packed = z.object({ width: size, depth: size, height: size, weight: size });

export const fields = {
  name: text,
  sku: boundedText(60),
  brand: text,
  /** Slug of the category. */
  category: slug,
  type: text,
  short: text,
  /** Markdown. */
  description: boundedText(MAX.descriptionMax),
  currency: z.enum(CURRENCIES),
  options: z.array(optionShape).max(MAX.options),
  /** In centimetres. */
  dimensions: z.object({ width: size, depth: size, height: size }),
  /** In kilograms. */
  weight: size,
  /** Its box in centimetres and kilograms, when it travels folded, rolled or in parts; null: as it stands. */
  packed: packed.nullable(),
  materials: list,
  colours: list,
  care: boundedText(MAX.longMax),
  includes: text,
  assembly: z.object({ minutes: z.int().min(0).max(10_000), people: z.int().min(0).max(100) }),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  madeToOrder: z.boolean(),
  /** Slugs of collections. */
  collections: z.array(slug).max(MAX.list),
};

export const draftShape = z.object({
  ...fields,
  /** Left out: as it is. */
  packed: packed.nullable().optional(),
  state: state.exclude(['deleted']),
  publishFrom,
  variants: z
    .array(
      z.object({
        ...variantFields,
        leadWeeks: leadWeeks.nullable().default(null),
        arrivesOn: arrivesOn.nullable().default(null),
        /** null: a new variant. */
        id: z.string().max(60).nullable().default(null),
        /** Stock as it was displayed; null for a new variant. Only a number other than seen is set. */
        seen: stock.nullable().default(null),
        /** Hash of the picture that shows this variant, one of the product's; left out: as it is. */
        picture: hash.nullable().optional(),
      }),
    )
    .min(1)
    .max(MAX.variants),
  pictures: z.array(pictureDraft).max(MAX.pictures),
  /** Hash of the 3D model; null: none; left out: as it is. */
  model: hash.nullable().optional(),
});
export type ProductDraft = z.output<typeof draftShape>;
