/** The request that places an order. */
import { z } from 'zod';
import { emailText, nameLine, requiredName } from '../account/field-shapes.ts';
import { CART } from '../cart/constants.ts';
import { couponText, deliveryBody, wantedLine } from '../checkout/quote-shapes.ts';
import { readMobile } from '../delivery/address.ts';
import { readState } from '../delivery/india.ts';
import { stateFault } from '../delivery/pin.ts';
import { minor } from '../shop/value-shapes.ts';
import { ORDER } from './constants.ts';
import { ORDER_COPY as SAY } from './copy.ts';

const mobile = z.string({ error: SAY.badContact }).transform((text, context) => {
  const number = readMobile(text);
  if (number !== null) return number;
  context.addIssue({ code: 'custom', message: SAY.badContact });
  return z.NEVER;
});

const state = z.string({ error: SAY.badAddress }).transform((text, context) => {
  const name = readState(text);
  if (name !== null) return name as string;
  context.addIssue({ code: 'custom', message: SAY.badAddress });
  return z.NEVER;
});

const addressLine = requiredName(ORDER.lineMax);

/** Adds an issue at 'state' when the state does not match the PIN code. */
const checkState = (address: { pin: string; state: string }, context: z.RefinementCtx) => {
  const message = stateFault(address);
  if (message) context.addIssue({ code: 'custom', path: ['state'], message });
};

export const orderBody = z.object({
  lines: z
    .array(wantedLine.extend({ price: minor.optional() }))
    .min(1)
    .max(CART.maxLines),
  /** The total that the shopper accepted. A mismatch returns 409 with the difference. */
  total: minor,
  coupon: couponText.optional(),
  contact: z.object({ name: requiredName(ORDER.nameMax), email: emailText, phone: mobile }),
  address: z
    .object({
      /** Receiver's name and phone; the buyer's by default. */
      name: nameLine(ORDER.nameMax).default(''),
      phone: mobile.optional(),
      line1: addressLine,
      line2: nameLine(ORDER.lineMax).default(''),
      city: requiredName(ORDER.nameMax),
      state,
      pin: z.string().max(12),
    })
    .superRefine(checkState)
    /** Not needed where the order is collected at a store. */
    .optional(),
  delivery: deliveryBody.optional(),
  payment: z.string().min(1).max(20),
  /** Token of a saved cart, which the order ends. */
  savedCart: z.string().max(200).optional(),
});

export type OrderBody = z.output<typeof orderBody>;

export type AskedAddress = NonNullable<OrderBody['address']>;
