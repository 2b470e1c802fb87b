/** What a person saw of an order, and the edits and moves that they send. */
import { z } from 'zod';
import { CART } from '../cart/constants.ts';
import { readGstin } from '../checkout/gstin.ts';
import { quoteShape, soldFields, wantedLine } from '../checkout/quote-shapes.ts';
import { ORDER } from '../order/constants.ts';
import { ORDER_STATES } from '../order/order.ts';
import { orderBody } from '../order/order-body.ts';
import { orderShape } from '../order/shapes.ts';
import { PAYMENT } from '../payment/constants.ts';
import { count, currency, minor } from '../shop/value-shapes.ts';
import { ORDER_EDIT_COPY as EDIT } from './order-edit-copy.ts';

export const note = z.string().trim().max(ORDER.noteMax).default('');

export const carrier = z.string().trim().max(ORDER.nameMax).default('');

export const tracking = z.string().trim().max(60).default('');

export const reference = z.string().trim().max(PAYMENT.referenceMax).default('');

/** What the person saw; entries counts the timeline. Optional for programs. A mismatch returns 409. */
export const seen = z.object({ state: z.enum(ORDER_STATES), entries: count.optional() }).optional();

/** 409: the order as it is now. Nothing was changed. */
export const refusals = { 409: z.strictObject({ message: z.string(), order: orderShape.optional() }) };

/** '' removes it. */
export const gstin = z.string().transform((text, context) => {
  const number = text.trim() === '' ? null : readGstin(text);
  if (number !== null || text.trim() === '') return number;
  context.addIssue({ code: 'custom', message: EDIT.badGstin });
  return z.NEVER;
});

/** lines: all that the order shall have. What is left out stays as it is. */
export const editBody = z.object({
  lines: z.array(wantedLine).min(1).max(CART.maxLines),
  address: orderBody.shape.address.optional(),
  phone: orderBody.shape.contact.shape.phone.optional(),
  gstin: gstin.optional(),
});

export const editQuoteShape = z.strictObject({
  currency,
  /** available: as many as this order can have. */
  lines: z.array(z.strictObject({ ...soldFields, available: count })),
  subtotal: minor,
  discount: minor,
  shipping: minor,
  gst: minor,
  total: minor,
  /** The total before the edit. */
  was: minor,
  /** Of the order's coupon, null when it has none. */
  coupon: quoteShape.shape.coupon,
  delivery: quoteShape.shape.delivery,
  /** To be paid, and to be refunded, after the edit. */
  due: minor,
  owed: minor,
  /** What changes, as the shopper reads it. */
  changes: z.array(z.string()),
  /** Why it cannot be saved; null when it can. */
  problem: z.string().nullable(),
});

export type EditQuoteResponse = z.infer<typeof editQuoteShape>;
