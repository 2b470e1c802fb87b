/** Request and response schemas of our API's endpoints. Browsers never import this: see endpoints.ts. */
import { z } from 'zod';
import { ACCOUNT_CONTRACT } from '../account/contract.ts';
import { ACCOUNT_ENDPOINTS } from '../account/endpoints.ts';
import { nameApiFault } from '../account/name.ts';
import { SORTS } from '../catalogue/catalogue.ts';
import { CATALOGUE } from '../catalogue/constants.ts';
import { cleanQuery } from '../catalogue/search.ts';
import {
  categoryShape,
  collectionShape,
  list,
  menuShape,
  pageShape,
  productDetailShape,
  productShape,
  slideShape,
} from '../catalogue/shapes.ts';
import { CONTACT, NEWSLETTER } from '../contact/constants.ts';
import { CONTACT_COPY } from '../contact/copy.ts';
import { HONEYPOT, SIGN_UP_RESULTS } from '../contact/newsletter.ts';
import { SIGN_UP_COPY } from '../contact/newsletter-copy.ts';
import { DELIVERY_ENDPOINTS } from '../delivery/estimate.ts';
import { DELIVERY_CONTRACT } from '../delivery/estimate-shapes.ts';
import { LIST_CONTRACT } from '../lists/contract.ts';
import { LIST_ENDPOINTS } from '../lists/endpoints.ts';
import { MERCHANT_CONTRACT } from '../merchant/contract.ts';
import { MERCHANT_ENDPOINTS } from '../merchant/endpoints.ts';
import { ORDER_CONTRACT } from '../order/contract.ts';
import { ORDER_ENDPOINTS } from '../order/endpoints.ts';
import { WISHLIST } from '../wishlist/constants.ts';
import { VITALS } from './constants.ts';
import { ENDPOINTS } from './endpoints.ts';
import { PAGE_KINDS } from './vitals.ts';

/** Body of every error response. */
export const errorShape = z.strictObject({ message: z.string() });

const text = z.string().max(20_000);
/** PostgreSQL rejects null characters; search words never hold one. */
const withoutNull = (shape: z.ZodString) =>
  shape.refine((value) => !value.includes('\0'), 'must not hold a null character');
const value = withoutNull(text);
/** Normalised, so that equivalent spellings share a cached response. */
const searchText = text.transform(cleanQuery).optional();
const name = withoutNull(z.string().min(1).max(200));
const many = z.union([value, z.array(value).max(50)]).optional();
const flag = z.enum(['true', 'false', '1', '0']).optional();

/** A whole number as text; the message names the allowed range. */
export function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}
const rupees = whole(0, 999_999_999).optional();
const centimetres = whole(1, CATALOGUE.maxSize).optional();

/** Query parameters of a catalogue request. limit alone, and slug, return a flat list. Unknown parameters are dropped. */
export const catalogueParameters = z.object({
  q: searchText,
  category: many,
  type: many,
  brand: many,
  material: many,
  colour: many,
  collection: value.optional(),
  minPrice: rupees,
  maxPrice: rupees,
  maxWidth: centimetres,
  maxDepth: centimetres,
  maxHeight: centimetres,
  rating: many,
  inStock: flag,
  isNew: flag,
  onSale: flag,
  featured: flag,
  sort: z.enum(SORTS).optional(),
  page: whole(1, CATALOGUE.maxPage).optional(),
  pageSize: whole(1, CATALOGUE.maxPageSize).optional(),
  limit: whole(1, CATALOGUE.maxPageSize).optional(),
  /** Only these products; all other parameters are ignored. */
  slug: many,
  /** Include the long texts, for builds. */
  detail: flag,
});
const limitParameter = catalogueParameters.pick({ limit: true });
const slugParameter = z.object({ slug: name });

/** Spaces around an address are trimmed; line breaks within one are rejected. */
const newsletterBody = z.object({
  email: z
    .string({ error: SIGN_UP_COPY.badEmail })
    .trim()
    .max(NEWSLETTER.emailMax, SIGN_UP_COPY.badEmail)
    .pipe(z.email(SIGN_UP_COPY.badEmail)),
  [HONEYPOT]: z.string().max(2000).optional(),
});

const { bad: CONTACT_ERRORS } = CONTACT_COPY;

/** A ticked box as sent by a form or by a script. */
const ticked = z.union([z.literal(true), z.enum(['true', 'on', '1'])], CONTACT_ERRORS.consent);

/** Line breaks in a name or an address could inject an email header: they are rejected. */
const messageBody = z.object({
  name: z
    .string()
    .trim()
    .max(CONTACT.nameMax, CONTACT_ERRORS.name(CONTACT.nameMax))
    .refine((value) => !/[\r\n]/.test(value), CONTACT_ERRORS.nameLine)
    .superRefine((value, context) => {
      const message = nameApiFault(value);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .default(''),
  email: z
    .string({ error: CONTACT_ERRORS.email })
    .trim()
    .max(CONTACT.emailMax, CONTACT_ERRORS.email)
    .pipe(z.email(CONTACT_ERRORS.email)),
  message: withoutNull(z.string().trim().max(CONTACT.messageMax, CONTACT_ERRORS.message(CONTACT.messageMax))).default(
    '',
  ),
  consent: ticked,
  [HONEYPOT]: z.string().max(2000).optional(),
});

const measuredMs = z.number().min(0).max(VITALS.maxMs).optional();

const vitalsBody = z.object({
  page: z.enum(PAGE_KINDS),
  /** Slug of the product on the page. */
  product: withoutNull(z.string().max(WISHLIST.slugMax)).optional(),
  lcp: measuredMs,
  inp: measuredMs,
  ttfb: measuredMs,
  cls: z.number().min(0).max(VITALS.maxShift).optional(),
});

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
