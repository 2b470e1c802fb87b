/** Request and response schemas of the merchant API. merchant: everyone else gets 403. */
import { z } from 'zod';
import { messageShape } from '../account/shapes.ts';
import { CATALOGUE } from '../catalogue/constants.ts';
import { minor, skuText } from '../checkout/quote-shapes.ts';
import { ORDER } from '../order/constants.ts';
import { FULFILMENT, ORDER_STATES, PAYMENT_STATES } from '../order/order.ts';
import { numberParameter, orderListShape, orderShape } from '../order/shapes.ts';
import { PAYMENT } from '../payment/constants.ts';
import { reviewShape } from '../product/review-shapes.ts';
import { minorPrice } from '../shop/price-shapes.ts';
import { IMPORT } from './constants.ts';
import { MERCHANT_COPY as SAY } from './copy.ts';

const note = z.string().trim().max(ORDER.noteMax).default('');
const reference = z.string().trim().max(PAYMENT.referenceMax).default('');
const some = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.union([z.enum(words), z.array(z.enum(words))]).optional();
const page = z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1);

export const stockRowShape = z.strictObject({
  sku: z.string(),
  name: z.string(),
  variant: z.string(),
  /** Minor units of the product's own currency. */
  price: minor,
  originalPrice: minor.nullable(),
  currency: z.string(),
  stock: z.int().min(0),
});
export type StockRow = z.infer<typeof stockRowShape>;

export const importShape = z.strictObject({
  message: z.string(),
  rows: z.int().min(0),
  changed: z.int().min(0),
  dry: z.boolean(),
  faults: z.array(z.strictObject({ line: z.int().min(1), column: z.string(), message: z.string() })),
});
export type ImportResult = z.infer<typeof importShape>;

const whole = z.int().min(0);
export const MERCHANT_CONTRACT = {
  allOrders: {
    summary: 'Orders, newest first, filtered by state, payment, day and text',
    merchant: true,
    query: z.object({
      state: some(ORDER_STATES),
      payment: some(PAYMENT_STATES),
      q: z.string().max(254).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      page,
      pageSize: z.coerce.number().int().min(1).max(ORDER.maxPageSize).default(ORDER.pageSize),
    }),
    response: orderListShape,
  },
  anyOrder: { summary: 'One order', merchant: true, params: numberParameter, response: orderShape },
  advanceOrder: {
    summary: 'Sets the state of an order: confirmed, packed, shipped, delivered or cancelled',
    merchant: true,
    params: numberParameter,
    body: z.object({
      state: z.enum([...FULFILMENT, 'cancelled']),
      note,
      parcel: z.string().trim().max(60).default(''),
    }),
    response: orderShape,
  },
  decidePayment: {
    summary: 'Confirms a reported payment, or rejects it',
    merchant: true,
    params: numberParameter,
    body: z.object({ arrived: z.boolean(), amount: minor.optional(), reference }),
    response: orderShape,
  },
  decideReturn: {
    summary: 'Approves or refuses a return',
    merchant: true,
    params: numberParameter,
    body: z.object({ approve: z.boolean(), note }),
    response: orderShape,
  },
  refundOrder: {
    summary: 'Refunds what is due: through the gateway, or recorded with a reference',
    merchant: true,
    params: numberParameter,
    body: z.object({ reference }),
    response: orderShape,
  },
  stock: {
    summary: 'All variants with price and stock; below filters by stock',
    merchant: true,
    query: z.object({
      below: z.coerce.number().int().min(0).max(IMPORT.maxStock).optional(),
      q: z.string().max(100).optional(),
    }),
    response: z.strictObject({ rows: z.array(stockRowShape) }),
  },
  changeStock: {
    summary: 'Sets or adds stock, and sets prices (minor units), of one variant',
    merchant: true,
    params: z.object({ sku: skuText }),
    body: z
      .object({
        stock: whole.max(IMPORT.maxStock).optional(),
        /** Stock as displayed when it was edited; required with stock. A mismatch returns 409. */
        seen: whole.optional(),
        add: z.int().min(-IMPORT.maxStock).max(IMPORT.maxStock).optional(),
        price: minorPrice.optional(),
        originalPrice: minorPrice.nullable().optional(),
      })
      .refine(({ stock, add }) => stock === undefined || add === undefined, SAY.setOrAdd)
      .refine(({ stock, seen }) => stock === undefined || seen !== undefined, SAY.noSeen),
    response: stockRowShape,
  },
  moderate: {
    summary: 'Shows or hides a review',
    merchant: true,
    params: z.object({ id: z.string().max(60) }),
    body: z.object({ shown: z.boolean() }),
    response: messageShape,
  },
  heldReviews: {
    summary: 'Reviews waiting for moderation, oldest first',
    merchant: true,
    response: z.strictObject({ reviews: z.array(reviewShape.extend({ slug: z.string(), state: z.string() })) }),
  },
  coupons: {
    summary: 'All coupons',
    merchant: true,
    response: z.strictObject({
      coupons: z.array(
        z.strictObject({
          code: z.string(),
          percent: z.int().nullable(),
          amount: minor.nullable(),
          minSubtotal: minor,
          maxDiscount: minor.nullable(),
          startsAt: z.string().nullable(),
          endsAt: z.string().nullable(),
          uses: whole.nullable(),
          used: whole,
        }),
      ),
    }),
  },
  putCoupon: {
    summary: 'Creates or changes a coupon',
    merchant: true,
    body: z
      .object({
        code: z.string().regex(/^[A-Z0-9]{3,20}$/, 'must be 3 to 20 capital letters and digits'),
        percent: z.int().min(1).max(100).nullable().default(null),
        amount: z.int().min(1).max(IMPORT.maxPrice).nullable().default(null),
        minSubtotal: minor.default(0),
        maxDiscount: minor.nullable().default(null),
        startsAt: z.iso.datetime().nullable().default(null),
        endsAt: z.iso.datetime().nullable().default(null),
        uses: whole.max(ORDER.maxCouponUses).nullable().default(null),
      })
      .refine(({ percent, amount }) => (percent === null) !== (amount === null), 'needs a percentage or an amount'),
    response: messageShape,
  },
} as const;
