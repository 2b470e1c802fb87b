/** Strict response schemas of products. Prices are whole rupees. */

import { z } from 'zod';
import { configurationShape } from '../configuration/shapes.ts';
import { imageShape } from '../images/shapes.ts';
import { CURRENCIES } from '../shop/money.ts';
import { count } from '../shop/value-shapes.ts';

const priceShape = z.strictObject({
  amount: z.int().min(0),
  currency: z.enum(CURRENCIES),
  isDiscounted: z.boolean(),
});
const stockShape = z.strictObject({ isInStock: z.boolean(), quantity: count });

const categoryRefShape = z.strictObject({ _id: z.string(), slug: z.string(), name: z.string() });

/** Left out for what is in stock. weeks: until it is made. arrivesOn: ISO day from which its stock is there. */
export const leadShape = z
  .strictObject({ weeks: z.int().positive().nullable(), arrivesOn: z.iso.date().nullable() })
  .optional();

const variantShape = z.strictObject({
  _id: z.string(),
  sku: z.string(),
  values: z.array(z.string()),
  price: priceShape,
  originalPrice: z.int().positive().nullable(),
  stock: stockShape,
  lead: leadShape,
  image: imageShape.nullable(),
});

/** The flat fields are those of the default variant. */
export const productShape = z.strictObject({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  url_key: z.string(),
  sku: z.string(),
  brand: z.string(),
  category: categoryRefShape,
  type: z.string(),
  short_description: z.string(),
  price: priceShape,
  formatted_price: z.string(),
  originalPrice: z.int().positive().nullable(),
  isDiscounted: z.boolean(),
  isNewProduct: z.boolean(),
  isFeatured: z.boolean(),
  rating: z.number().min(0).max(5).nullable(),
  reviews: count,
  reviewCount: count,
  sampleRatings: z.boolean(),
  stock: stockShape,
  image: z.string().nullable(),
  coverImage: z.string().nullable(),
  base_image: z.strictObject({ large_image_url: z.string() }).nullable(),
  images: z.array(imageShape),
  options: z.array(
    z.strictObject({
      name: z.string(),
      values: z.array(z.strictObject({ name: z.string(), swatch: z.string().nullable() })),
    }),
  ),
  variants: z.array(variantShape),
  dimensions: z.strictObject({ width: z.number(), depth: z.number(), height: z.number() }),
  weight: z.number(),
  materials: z.array(z.string()),
  colours: z.array(z.string()),
  createdAt: z.string(),
});
export type ProductResponse = z.infer<typeof productShape>;

/** Product pages also need the long text, care, what is included, and assembly. */
export const productDetailShape = productShape.extend({
  description: z.string(),
  care: z.string(),
  includes: z.string().nullable(),
  /** Path of the 3D model, a GLB. */
  model: z.string().nullable(),
  /** Options that have no variants; left out where there are none. */
  configuration: configurationShape.optional(),
  assembly: z.strictObject({ minutes: count, people: count }),
  /** Pieces that stand in stores where orders are collected; left out where there are none. */
  stores: z.array(z.strictObject({ name: z.string(), sku: z.string(), stock: z.int().positive() })).optional(),
});
export type ProductDetailResponse = z.infer<typeof productDetailShape>;
