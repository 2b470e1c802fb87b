/** Shapes of a product in the back office: as it is sent, and as it is returned. Which values it may have is decided by ingest/product-draft.ts. */
import { z } from 'zod';
import { CATALOGUE } from '../catalogue/constants.ts';
import { configurationShapeWith } from '../configuration/shapes.ts';
import { LEAD } from '../delivery/constants.ts';
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
  /** Made within this many weeks after the order; null: not made to order. */
  leadWeeks: leadWeeks.nullable(),
  /** ISO day from which its stock is there; null: now. */
  arrivesOn: arrivesOn.nullable(),
  hidden: z.boolean(),
};

const packed = z.object({ width: size, depth: size, height: size, weight: size });

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
  /** Its box in centimetres and kilograms, when it travels folded, rolled or in parts; null: as it stands. */
  packed: packed.nullable(),
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

export const storedPicture = z.strictObject({
  hash,
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  tint: z.string(),
  focus: z.strictObject({ x: percent, y: percent }).nullable(),
});

/** Amounts are minor units. */
const storedConfiguration = configurationShapeWith(storedPicture);
export type EditedConfiguration = z.output<typeof storedConfiguration>;

const storedModel = z.strictObject({ hash, bytes: z.int(), triangles: z.int() });

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
  variants: z.array(z.strictObject({ ...variantFields, id: z.string(), picture: storedPicture.nullable() })),
  pictures: z.array(storedPicture),
  /** 3D model, uploaded or of the content folder. */
  model: storedModel.nullable(),
  /** Options without variants, which the file alone has; left out where there are none. */
  configuration: storedConfiguration.optional(),
});
export type EditedProduct = z.output<typeof editedProductShape>;
