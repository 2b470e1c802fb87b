/** Strict shapes of lists of products and of a catalogue page with its facets. */
import { z } from 'zod';
import { count } from '../shop/value-shapes.ts';
import { CATALOGUE } from './constants.ts';
import { productDetailShape, productShape } from './shapes.ts';

const facetShape = z.strictObject({ value: z.string(), name: z.string(), count });

const facetsShape = z.strictObject({
  categories: z.array(facetShape),
  types: z.array(facetShape),
  brands: z.array(facetShape),
  materials: z.array(facetShape),
  colours: z.array(facetShape),
  ratings: z.array(facetShape),
  price: z.strictObject({ min: count, max: count }),
  size: z.strictObject({ width: z.number(), depth: z.number(), height: z.number() }),
  inStock: count,
  isNew: count,
  onSale: count,
  featured: count,
});

export type FacetsResponse = z.infer<typeof facetsShape>;

/** A list response. */
export const list = <T extends z.ZodType>(shape: T) =>
  z.strictObject({ success: z.literal(true), data: z.array(shape) });

/** A product of a page; with the long texts when requested. */
export const itemShape = productShape.extend(
  productDetailShape
    .pick({
      ...{ description: true, care: true, includes: true, model: true, assembly: true, stores: true },
      configuration: true,
    })
    .partial().shape,
);

export const pageShape = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({
    items: z.array(itemShape),
    total: count,
    page: z.int().min(1),
    pageSize: z.int().min(1).max(CATALOGUE.maxPageSize),
    facets: facetsShape,
  }),
});
