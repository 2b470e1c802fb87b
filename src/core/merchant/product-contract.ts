/** Request and response schemas of the calls about products. */
import { z } from 'zod';
import { CATALOGUE } from '../catalogue/constants.ts';
import { CURRENCIES } from '../shop/money.ts';
import { minor } from '../shop/value-shapes.ts';
import { PRODUCT_LIMITS as MAX } from './constants.ts';
import { editedProductShape, storedPicture } from './edited-product-shapes.ts';
import { draftShape, publishFrom, slug, state } from './product-shapes.ts';

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
