/**
 * Strict schemas of quotes. Amounts are integers in minor units of currency (paise for INR), as tax is calculated in
 * paise; the catalogue's prices are whole rupees.
 */

import { z } from 'zod';
import { CART } from '../cart/constants.ts';
import { leadShape } from '../catalogue/shapes.ts';
import { deliveryShape, divisionShape, parcelShape, serviceShape, termsShape } from '../delivery/parcel-shapes.ts';
import { BANDS } from '../delivery/pin.ts';
import { slotChoice } from '../delivery/slot-shapes.ts';
import { imageShape } from '../images/shapes.ts';
import { currency, minor, quantity, skuText } from '../shop/value-shapes.ts';
import { COUPON_STATES } from './coupon.ts';

export const wantedLine = z.object({ sku: skuText, quantity });

const wantedLines = z.array(wantedLine).min(1).max(CART.maxLines);

export const couponText = z.string().max(40);

/** What the shopper chooses about the delivery; what is missing is as by default. */
export const deliveryBody = z.object({
  /** Slug of the store where the order is picked up; null: it is delivered. */
  store: z.string().max(64).nullable().default(null),
  /** Ids of services. */
  services: z.array(z.string().max(64)).max(20).default([]),
  split: z.boolean().default(false),
  /** floor: 0 is the ground floor. lift: null when not asked. */
  access: z
    .object({ floor: z.int().min(0).max(99), lift: z.boolean().nullable().default(null) })
    .nullable()
    .default(null),
  /** Delivery windows of the van's parcels; without one a parcel arrives on any day that is possible. */
  slots: z.array(slotChoice).max(50).default([]),
});

export const quoteBody = z.object({
  lines: wantedLines,
  delivery: deliveryBody.optional(),
  /** Six digits; without it shipping is unknown. */
  pin: z.string().max(12).optional(),
  coupon: couponText.optional(),
  /** Unit price by SKU as the shopper saw it. */
  seen: z.record(skuText, minor).optional(),
});

export type QuoteBody = z.output<typeof quoteBody>;

export const changeShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), sku: z.string(), was: minor, now: minor }),
  z.strictObject({ kind: z.literal('stock'), sku: z.string(), wanted: z.int(), available: z.int().min(0) }),
  z.strictObject({ kind: z.literal('gone'), sku: z.string(), reason: z.string().optional() }),
]);

export const soldFields = {
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  variant: z.string(),
  image: imageShape.nullable(),
  price: minor,
  quantity: z.int().min(0),
  amount: minor,
  discount: minor,
  hsn: z.string(),
  gstPercent: z.int().min(0),
  gst: minor,
  madeToOrder: z.boolean(),
};

export const quoteShape = z.strictObject({
  currency,
  lines: z.array(
    z.strictObject({
      ...soldFields,
      originalPrice: minor.nullable(),
      /** wanted: requested quantity. quantity: available and priced. available: the maximum per order. */
      wanted: z.int().min(1),
      available: z.int().min(0),
      /** Size for the fit verdict, such as '220x95x80s': width, depth and height in cm, s a seat, p in parts. */
      piece: z.string().nullable(),
      lead: leadShape,
    }),
  ),
  changes: z.array(changeShape),
  subtotal: minor,
  discount: minor,
  shipping: minor.nullable(),
  /** Value of goods from which no parcel has a fee; surcharges and services stay. null: never, or not known yet. */
  freeShippingFrom: minor.nullable(),
  /** Empty until the PIN code is known. */
  parcels: z.array(parcelShape),
  /** What can be chosen with delivery.split; null: the pieces leave in one parcel in any case. */
  divisions: z.strictObject({ together: divisionShape, split: divisionShape }).nullable(),
  /** Services that these pieces can have. */
  services: z.array(serviceShape),
  terms: termsShape,
  gst: minor,
  total: minor,
  coupon: z.strictObject({ code: z.string(), state: z.enum(COUPON_STATES) }).nullable(),
  place: z.strictObject({ pin: z.string(), city: z.string(), state: z.string(), band: z.enum(BANDS) }).nullable(),
  /** Why the PIN code cannot be delivered to; null when it can, or was not given. */
  pinProblem: z.string().nullable(),
  delivery: deliveryShape.nullable(),
  /** Payment methods available for this total. */
  payments: z.array(z.string()),
});

export type QuoteResponse = z.infer<typeof quoteShape>;
