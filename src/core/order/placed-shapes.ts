/** Responses to a placed order: placed, conflict, refused. */
import { z } from 'zod';
import { changeShape, quoteShape } from '../checkout/quote-shapes.ts';
import { deliveryShape } from '../delivery/parcel-shapes.ts';
import { fullSlotShape } from '../delivery/slot-shapes.ts';
import { stepShape } from '../payment/step-shapes.ts';
import { currency, day, minor } from '../shop/value-shapes.ts';

export const placedShape = z.strictObject({
  number: z.string(),
  /** Access token of the order; part of the link in the email. */
  token: z.string(),
  currency,
  total: minor,
  delivery: deliveryShape,
  payment: stepShape,
});

export type PlacedOrderResponse = z.infer<typeof placedShape>;

/** 409 response: goods, prices or coupon differ from what the shopper saw. Nothing was changed. */
export const conflictShape = z.strictObject({
  message: z.string(),
  was: minor,
  now: minor,
  /** now minus was. */
  difference: z.int(),
  changes: z.array(changeShape),
  quote: quoteShape,
  /** Chosen delivery windows that have no place left. */
  full: z.array(fullSlotShape).optional(),
});

export type ConflictResponse = z.infer<typeof conflictShape>;

/** 422 response: the Idempotency-Key has another body or owner or, with the other fields, samples are above their limit. */
export const refusedOrderShape = z.strictObject({
  message: z.string(),
  /** Samples that can be ordered now. */
  left: z.int().min(0).optional(),
  /** The day from which those asked for can be. */
  from: day.nullable().optional(),
});
