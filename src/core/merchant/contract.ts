/** Request and response schemas of the merchant API. merchant: everyone else gets 403. */
import { z } from 'zod';
import { messageShape } from '../account/shapes.ts';
import { CATALOGUE } from '../catalogue/constants.ts';
import { WEBHOOKS } from '../events/constants.ts';
import { WEBHOOK_COPY } from '../events/copy.ts';
import { EVENT_TYPES } from '../events/event.ts';
import { storedEventShape, webhookEndpointShape } from '../events/webhook-shapes.ts';
import { imageShape } from '../images/shapes.ts';
import { ORDER } from '../order/constants.ts';
import { minorPrice } from '../shop/price-shapes.ts';
import { minor, skuText } from '../shop/value-shapes.ts';
import { IMPORT, STOCK_LIST } from './constants.ts';
import { MERCHANT_COPY as SAY } from './copy.ts';
import { DELIVERIES_CONTRACT } from './deliveries-contract.ts';
import { DELIVERY_RULES_CONTRACT } from './delivery-contract.ts';
import { ENTRY_CONTRACT } from './entry-contract.ts';
import { MESSAGES_CONTRACT } from './messages-contract.ts';
import { NEWSLETTER_CONTRACT } from './newsletter-contract.ts';
import { ORDERS_CONTRACT } from './orders-contract.ts';
import { PEOPLE_CONTRACT } from './people-contract.ts';
import { PRODUCT_CONTRACT } from './product-contract.ts';
import { REVIEWS_CONTRACT } from './reviews-contract.ts';
import { SETTINGS_CONTRACT } from './settings-contract.ts';
import { STOCK_SORTS } from './stock.ts';
import { TODAY_CONTRACT } from './today-contract.ts';

const page = z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1);

export const stockRowShape = z.strictObject({
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  variant: z.string(),
  image: imageShape.nullable(),
  /** Minor units of the product's own currency. */
  price: minor,
  originalPrice: minor.nullable(),
  currency: z.string(),
  stock: z.int().min(0),
  /** Of it in stores, by their slugs. */
  stores: z.array(z.strictObject({ store: z.string(), stock: z.int().min(0) })),
});
export type StockRow = z.infer<typeof stockRowShape>;

const whole = z.int().min(0);

/** https addresses; http is refused by the sender, which tests replace. */
function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !text.includes('#');
}
const webhookUrl = z.string().trim().max(WEBHOOKS.urlMax).refine(isWebhookUrl, WEBHOOK_COPY.badUrl);
const eventTypes = z.array(z.enum(EVENT_TYPES)).max(EVENT_TYPES.length);
const description = z
  .string()
  .trim()
  .max(WEBHOOKS.descriptionMax)
  .refine((text) => !text.includes('\0'), 'must not hold a null character');
const endpointId = z.object({ id: z.uuid() });
const withSecret = webhookEndpointShape.extend({ secret: z.string() });
const replayed = z.strictObject({ replayed: whole });

export const MERCHANT_CONTRACT = {
  ...PEOPLE_CONTRACT,
  ...ORDERS_CONTRACT,
  ...DELIVERIES_CONTRACT,
  stock: {
    summary: 'Variants with price and stock; below filters by stock. Without page: all of them',
    merchant: true,
    query: z.object({
      below: z.coerce.number().int().min(0).max(IMPORT.maxStock).optional(),
      q: z.string().max(100).optional(),
      sort: z.enum(STOCK_SORTS).default('name'),
      page: page.unwrap().optional(),
      pageSize: z.coerce.number().int().min(1).max(STOCK_LIST.maxPageSize).default(STOCK_LIST.pageSize),
    }),
    response: z.strictObject({
      rows: z.array(stockRowShape),
      /** Stores that keep pieces: those at which orders are collected. */
      stores: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
      total: whole,
      page: whole,
      pageSize: whole,
    }),
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
        /** Price as displayed when it was edited; a mismatch returns 409. */
        seenPrice: minor.optional(),
        originalPrice: minorPrice.nullable().optional(),
      })
      .refine(({ stock, add }) => stock === undefined || add === undefined, SAY.setOrAdd)
      .refine(({ stock, seen }) => stock === undefined || seen !== undefined, SAY.noSeen),
    response: stockRowShape,
  },
  changeStoreStock: {
    summary: 'Sets how many pieces of a variant stand in a store; they are part of its stock',
    merchant: true,
    params: z.object({ sku: skuText, store: z.string().min(1).max(64) }),
    /** seen: as displayed when it was edited; a mismatch returns 409. */
    body: z.object({ stock: whole.max(IMPORT.maxStock), seen: whole.optional() }),
    response: stockRowShape,
  },
  ...PRODUCT_CONTRACT,
  ...ENTRY_CONTRACT,
  ...DELIVERY_RULES_CONTRACT,
  ...SETTINGS_CONTRACT,
  ...NEWSLETTER_CONTRACT,
  ...REVIEWS_CONTRACT,
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
  events: {
    summary: 'Events with their deliveries, newest first; failed=true: only those with a delivery that was given up',
    merchant: true,
    query: z.object({
      type: z.enum(EVENT_TYPES).optional(),
      subject: z.string().max(254).optional(),
      failed: z.enum(['true', 'false']).optional(),
    }),
    response: z.strictObject({ events: z.array(storedEventShape) }),
  },
  replayEvents: {
    summary: 'Sends again what was given up; with event: all deliveries of that event',
    merchant: true,
    body: z.object({ event: z.uuid().optional() }),
    response: replayed,
  },
  webhooks: {
    summary: 'Webhook endpoints',
    merchant: true,
    response: z.strictObject({ endpoints: z.array(webhookEndpointShape) }),
  },
  addWebhook: {
    summary: 'Adds a webhook endpoint for these types of events, or all; returns its secret, this once',
    merchant: true,
    body: z.object({ url: webhookUrl, types: eventTypes.default([]), description: description.default('') }),
    response: withSecret,
  },
  changeWebhook: {
    summary: 'Changes a webhook endpoint, disables it or enables it again',
    merchant: true,
    params: endpointId,
    body: z.object({
      url: webhookUrl.optional(),
      types: eventTypes.optional(),
      description: description.optional(),
      enabled: z.boolean().optional(),
    }),
    response: webhookEndpointShape,
  },
  rotateWebhook: {
    summary: `Creates a new secret; for ${WEBHOOKS.overlapHours} hours requests are signed with both`,
    merchant: true,
    params: endpointId,
    response: withSecret,
  },
  removeWebhook: {
    summary: 'Removes a webhook endpoint',
    merchant: true,
    params: endpointId,
    response: messageShape,
  },
  testWebhook: {
    summary: 'Sends the event webhook.test to an endpoint now; status is null when there was no response',
    merchant: true,
    params: endpointId,
    response: z.strictObject({ accepted: z.boolean(), status: z.int().nullable(), error: z.string(), ms: whole }),
  },
  replayWebhook: {
    summary: 'Sends an event to an endpoint, again or for the first time; without event: all that it missed',
    merchant: true,
    params: endpointId,
    body: z.object({ event: z.uuid().optional() }),
    response: replayed,
  },
  ...MESSAGES_CONTRACT,
  ...TODAY_CONTRACT,
} as const;
