/** What our own API promises: request and response of each endpoint (§7). Browsers never import this: see endpoints.ts. */
import { z } from 'zod';
import { ACCOUNT_CONTRACT } from '../account/contract.ts';
import { ACCOUNT_ENDPOINTS } from '../account/endpoints.ts';
import { nameRefusal } from '../account/name.ts';
import { SORTS } from '../catalogue/catalogue.ts';
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
import { CONTACT_COPY } from '../contact/copy.ts';
import { ENROLMENTS, HONEYPOT } from '../contact/newsletter.ts';
import { MERCHANT_CONTRACT } from '../merchant/contract.ts';
import { MERCHANT_ENDPOINTS } from '../merchant/endpoints.ts';
import { ORDER_CONTRACT } from '../order/contract.ts';
import { ORDER_ENDPOINTS } from '../order/endpoints.ts';
import { CATALOGUE, CONTACT, NEWSLETTER, VITALS } from './constants.ts';
import { COPY } from './copy.ts';
import { ENDPOINTS } from './endpoints.ts';
import { PAGE_KINDS } from './vitals.ts';

/** Every error answer. */
export const errorShape = z.strictObject({ message: z.string() });

const text = z.string().max(20_000);
/** PostgreSQL cannot compare with a null character; the words of q never hold one. */
const withoutNull = (shape: z.ZodString) =>
  shape.refine((value) => !value.includes('\0'), 'must not hold a null character');
const value = withoutNull(text);
/** Words of a search as they are read: spellings that mean the same are one value, and so one cached response. */
const searched = text.transform(cleanQuery).optional();
const name = withoutNull(z.string().min(1).max(200));
const many = z.union([value, z.array(value).max(50)]).optional();
const flag = z.enum(['true', 'false', '1', '0']).optional();

/** A whole number in text; whatever is wrong with it, the message says what it may be. */
export function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}
const rupees = whole(0, 999_999_999).optional();
const centimetres = whole(1, CATALOGUE.maxSize).optional();

/** Parameters of a catalogue request. limit alone asks for a flat list. Unknown parameters are dropped. */
export const catalogueParameters = z.object({
  q: searched,
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
  /** Products come with their long texts, as on their own page: for builds. */
  detail: flag,
});
const limitParameter = catalogueParameters.pick({ limit: true });
const slugParameter = z.object({ slug: name });

/** Spaces around an address are a slip of the hand; line breaks within one are not, and are refused with the rest. */
const enrolmentBody = z.object({
  email: z
    .string({ error: COPY.newsletter.badEmail })
    .trim()
    .max(NEWSLETTER.emailMax, COPY.newsletter.badEmail)
    .pipe(z.email(COPY.newsletter.badEmail)),
  [HONEYPOT]: z.string().max(2000).optional(),
});

const { bad: CONTACT_BAD } = CONTACT_COPY;

/** What a form sends for a ticked box, and what a script does. */
const ticked = z.union([z.literal(true), z.enum(['true', 'on', '1'])], CONTACT_BAD.consent);

/** Line breaks in a name or an address would begin a header of the letter: they are refused, not mended. */
const messageBody = z.object({
  name: z
    .string()
    .trim()
    .max(CONTACT.nameMax, CONTACT_BAD.name(CONTACT.nameMax))
    .refine((value) => !/[\r\n]/.test(value), CONTACT_BAD.nameLine)
    .superRefine((value, context) => {
      const message = nameRefusal(value);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .default(''),
  email: z
    .string({ error: CONTACT_BAD.email })
    .trim()
    .max(CONTACT.emailMax, CONTACT_BAD.email)
    .pipe(z.email(CONTACT_BAD.email)),
  message: withoutNull(z.string().trim().max(CONTACT.messageMax, CONTACT_BAD.message(CONTACT.messageMax))).default(''),
  consent: ticked,
  [HONEYPOT]: z.string().max(2000).optional(),
});

const measuredMs = z.number().min(0).max(VITALS.maxMs).optional();

const vitalsBody = z.object({
  page: z.enum(PAGE_KINDS),
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
  /** Only for who is signed in: a visitor is answered 401. */
  readonly signed?: boolean;
  /** Only for the merchant: everybody else is answered 403. */
  readonly merchant?: boolean;
  /** Answers to refusals that say more than a message, by status. */
  readonly refusals?: Readonly<Record<number, z.ZodType>>;
};

/** Method, path and reader of every call, those of the account pages among them. */
export const ROWS = { ...ENDPOINTS, ...ACCOUNT_ENDPOINTS, ...ORDER_ENDPOINTS, ...MERCHANT_ENDPOINTS };

/** Rows of the calls that our API serves. */
export const CONTRACT = {
  newProducts: { summary: 'The newest products', response: list(productShape) },
  bestSelling: { summary: 'The most bought products', response: list(productShape) },
  onSale: { summary: 'Products at a reduced price', response: list(productShape) },
  products: {
    summary: 'The catalogue: filtered, sorted, counted and paged; with limit alone, a flat list',
    query: catalogueParameters,
    response: z.union([pageShape, z.strictObject({ products: z.array(productShape) })]),
  },
  product: {
    summary: 'One product by slug, id or url_key',
    params: slugParameter,
    response: z.strictObject({ data: productDetailShape }),
  },
  categories: { summary: 'All categories', response: z.strictObject({ categories: z.array(categoryShape) }) },
  featuredCategories: { summary: 'Categories the editors put first', response: list(categoryShape) },
  topSelling: {
    summary: 'The categories that sell most, with their best products',
    response: z.strictObject({
      data: z.array(categoryShape.extend({ topProducts: z.array(productShape) })),
    }),
  },
  categoryProducts: {
    summary: 'Products of one category, by id or slug',
    params: z.object({ categoryId: name }),
    query: limitParameter,
    response: z.strictObject({ success: z.literal(true), data: z.strictObject({ products: z.array(productShape) }) }),
  },
  collections: { summary: 'The sets that editors chose', response: list(collectionShape) },
  menu: { summary: 'The header menu', response: menuShape },
  slides: { summary: 'Hero slides', response: list(slideShape) },
  search: {
    summary: 'Products and categories for a few words, typing slips forgiven',
    query: z.object({ q: searched }),
    response: z.strictObject({ products: z.array(productShape), categories: z.array(categoryShape) }),
  },
  newsletter: {
    summary: 'Asks for the newsletter; the answer is the same whether or not the address is known',
    body: enrolmentBody,
    response: z.strictObject({ state: z.enum(ENROLMENTS), message: z.string() }),
  },
  contact: {
    summary: 'Sends the shop a message',
    body: messageBody,
    response: z.strictObject({ state: z.literal('received'), message: z.string() }),
  },
  vitals: {
    summary: 'Takes what a visit measured of its page; anonymous, as JSON or as plain text that holds JSON',
    body: vitalsBody,
    response: z.strictObject({ success: z.literal(true) }),
  },
  ...ACCOUNT_CONTRACT,
  ...ORDER_CONTRACT,
  ...MERCHANT_CONTRACT,
} as const satisfies Partial<Record<keyof typeof ROWS, Row>>;

export type ContractName = keyof typeof CONTRACT;
