/** Request and response schemas of our API's endpoints. Browsers never import this: see endpoints.ts. */

import { z } from 'zod';
import { ACCOUNT_CONTRACT } from '../account/contract.ts';
import { ACCOUNT_ENDPOINTS } from '../account/endpoints.ts';
import { categoryShape, collectionShape, menuShape } from '../catalogue/category-shapes.ts';
import { list, pageShape } from '../catalogue/page-shapes.ts';
import { catalogueParameters, searchText } from '../catalogue/parameters.ts';
import { productDetailShape, productShape } from '../catalogue/shapes.ts';
import { SIGN_UP_RESULTS } from '../contact/newsletter.ts';
import { messageBody, newsletterBody } from '../contact/shapes.ts';
import { DELIVERY_ENDPOINTS } from '../delivery/estimate.ts';
import { DELIVERY_CONTRACT } from '../delivery/estimate-shapes.ts';
import { slideShape } from '../landing/slide-shapes.ts';
import { LIST_CONTRACT } from '../lists/contract.ts';
import { LIST_ENDPOINTS } from '../lists/endpoints.ts';
import { MERCHANT_CONTRACT } from '../merchant/contract.ts';
import { MERCHANT_ENDPOINTS } from '../merchant/endpoints.ts';
import { ORDER_CONTRACT } from '../order/contract.ts';
import { ORDER_ENDPOINTS } from '../order/endpoints.ts';
import { ENDPOINTS } from './endpoints.ts';
import { withoutNull } from './value-shapes.ts';
import { vitalsBody } from './vitals-shapes.ts';

/** Body of every error response. */
export const errorShape = z.strictObject({ message: z.string() });

const name = withoutNull(z.string().min(1).max(200));

const limitParameter = catalogueParameters.pick({ limit: true });
const slugParameter = z.object({ slug: name });

export type Row = {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Requires a session; else 401. */
  readonly signed?: boolean;
  /** Requires the merchant; else 403. */
  readonly merchant?: boolean;
  /** Schemas of error responses with more than a message, by status. */
  readonly refusals?: Readonly<Record<number, z.ZodType>>;
};

/** Method, path and reader of every endpoint. */
export const ROWS = {
  ...ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...ORDER_ENDPOINTS,
  ...DELIVERY_ENDPOINTS,
  ...LIST_ENDPOINTS,
  ...MERCHANT_ENDPOINTS,
};

/** Rows of the endpoints that our API serves. */
export const CONTRACT = {
  newProducts: { summary: 'The newest products', response: list(productShape) },
  bestSelling: { summary: 'The bestselling products', response: list(productShape) },
  onSale: { summary: 'Products at a reduced price', response: list(productShape) },
  products: {
    summary: 'The catalogue: filtered, sorted, counted and paged; with limit alone, or products by slug, a flat list',
    query: catalogueParameters,
    response: z.union([pageShape, z.strictObject({ products: z.array(productShape) })]),
  },
  product: {
    summary: 'One product by slug, id or url_key',
    params: slugParameter,
    response: z.strictObject({ data: productDetailShape }),
  },
  categories: { summary: 'All categories', response: z.strictObject({ categories: z.array(categoryShape) }) },
  featuredCategories: { summary: 'Featured categories', response: list(categoryShape) },
  topSelling: {
    summary: 'The top-selling categories with their top products',
    response: z.strictObject({
      data: z.array(
        categoryShape.extend({ picturedProduct: z.string().nullable(), topProducts: z.array(productShape) }),
      ),
    }),
  },
  categoryProducts: {
    summary: 'Products of one category, by id or slug',
    params: z.object({ categoryId: name }),
    query: limitParameter,
    response: z.strictObject({ success: z.literal(true), data: z.strictObject({ products: z.array(productShape) }) }),
  },
  collections: { summary: 'The collections', response: list(collectionShape) },
  menu: { summary: 'The header menu', response: menuShape },
  slides: { summary: 'Hero slides', response: list(slideShape) },
  search: {
    summary: 'Products and categories for a search text, tolerating typos',
    query: z.object({ q: searchText }),
    response: z.strictObject({ products: z.array(productShape), categories: z.array(categoryShape) }),
  },
  newsletter: {
    summary: 'Subscribes to the newsletter; the response is the same whether or not the address is known',
    body: newsletterBody,
    response: z.strictObject({ state: z.enum(SIGN_UP_RESULTS), message: z.string() }),
  },
  contact: {
    summary: 'Sends a message to the shop',
    body: messageBody,
    response: z.strictObject({ state: z.literal('received'), message: z.string() }),
  },
  vitals: {
    summary: 'Records the web vitals of a visit; anonymous, as JSON or as plain text containing JSON',
    body: vitalsBody,
    response: z.strictObject({ success: z.literal(true) }),
  },
  ...ACCOUNT_CONTRACT,
  ...ORDER_CONTRACT,
  ...DELIVERY_CONTRACT,
  ...LIST_CONTRACT,
  ...MERCHANT_CONTRACT,
} as const satisfies Partial<Record<keyof typeof ROWS, Row>>;

export type ContractName = keyof typeof CONTRACT;
