/** What our own API takes and sends about orders, strictly. Amounts are integers in minor units of currency (paise of INR). */

import { z } from 'zod';
import { emailText, nameLine, requiredName } from '../account/shapes.ts';
import { imageShape } from '../catalogue/shapes.ts';
import {
  changeShape,
  couponText,
  currency,
  day,
  deliveryShape,
  minor,
  moment,
  quantity,
  quoteShape,
  skuText,
  soldFields,
  wantedLine,
} from '../checkout/quote-shapes.ts';
import { readMobile } from '../delivery/address.ts';
import { readState } from '../delivery/india.ts';
import { stateFault } from '../delivery/pin.ts';
import { CART, EVIDENCE, ORDER, PAYMENT } from '../shop/constants.ts';
import { ORDER_COPY as SAY } from './copy.ts';
import { ACTORS, ORDER_STATES, PAYMENT_STATES, RETURN_REASONS, RETURN_STATES } from './order.ts';
import { EVIDENCE_TYPES, type EvidenceType } from './return-attachments.ts';
import { EVIDENCE_COPY } from './return-attachments-copy.ts';

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

/** Reports a state that is not that of the PIN code, at the field 'state'. */
const checkState = (address: { pin: string; state: string }, context: z.RefinementCtx) => {
  const message = stateFault(address);
  if (message) context.addIssue({ code: 'custom', path: ['state'], message });
};

export const orderBody = z.object({
  lines: z
    .array(wantedLine.extend({ price: minor.optional() }))
    .min(1)
    .max(CART.maxLines),
  /** What the shopper agreed to pay. Another total now is answered 409, with the difference. */
  total: minor,
  coupon: couponText.optional(),
  contact: z.object({ name: requiredName(ORDER.nameMax), email: emailText, phone: mobile }),
  address: z
    .object({
      /** Who receives it, and the number that the driver calls; the buyer's where they are left out. */
      name: nameLine(ORDER.nameMax).default(''),
      phone: mobile.optional(),
      line1: addressLine,
      line2: nameLine(ORDER.lineMax).default(''),
      city: requiredName(ORDER.nameMax),
      state,
      pin: z.string().max(12),
    })
    .superRefine(checkState),
  payment: z.string().min(1).max(20),
});

export type OrderBody = z.output<typeof orderBody>;

const until = moment;

export const stepShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash'), amount: minor }),
  z.strictObject({
    kind: z.literal('upi'),
    amount: minor,
    link: z.string(),
    /** An SVG document of the same link. */
    qr: z.string(),
    payee: z.string(),
    upiId: z.string(),
    until,
  }),
  z.strictObject({
    kind: z.literal('bank'),
    amount: minor,
    name: z.string(),
    account: z.string(),
    ifsc: z.string(),
    bank: z.string(),
    reference: z.string(),
    until,
  }),
  z.strictObject({ kind: z.literal('redirect'), amount: minor, url: z.string(), until }),
]);

export const placedShape = z.strictObject({
  number: z.string(),
  /** Opens the order to whoever holds it; it stands in the link of the letter. */
  token: z.string(),
  currency,
  total: minor,
  delivery: deliveryShape,
  payment: stepShape,
});

export type WirePlaced = z.infer<typeof placedShape>;

/** The answer to an order whose goods, prices or coupon are no longer what the shopper saw. Nothing was changed. */
export const conflictShape = z.strictObject({
  message: z.string(),
  was: minor,
  now: minor,
  /** now less was. */
  difference: z.int(),
  changes: z.array(changeShape),
  quote: quoteShape,
});

export type WireConflict = z.infer<typeof conflictShape>;

const returnLine = z.strictObject({ sku: z.string(), quantity: z.int().min(1) });

/** size in bytes. */
export const evidenceShape = z.strictObject({
  id: z.string(),
  type: z.enum(Object.keys(EVIDENCE_TYPES) as [EvidenceType, ...EvidenceType[]]),
  size: z.int().min(0),
  name: z.string(),
});

export const orderShape = z.strictObject({
  number: z.string(),
  /** For links that open this order without signing in; null once those have ended. */
  token: z.string().nullable(),
  state: z.enum(ORDER_STATES),
  placedAt: moment,
  deliveredAt: moment.nullable(),
  currency,
  lines: z.array(z.strictObject(soldFields)),
  subtotal: minor,
  discount: minor,
  coupon: z.string().nullable(),
  shipping: minor,
  gst: minor,
  total: minor,
  email: z.string(),
  contact: z.strictObject({ name: z.string(), phone: z.string() }),
  address: z.strictObject({
    name: z.string(),
    phone: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    state: z.string(),
    pin: z.string(),
  }),
  delivery: deliveryShape,
  payment: z.strictObject({
    method: z.string(),
    state: z.enum(PAYMENT_STATES),
    reference: z.string().nullable(),
    /** What is left to do; null when nothing is. */
    step: stepShape.nullable(),
  }),
  timeline: z.array(
    z.strictObject({ at: moment, state: z.enum(ORDER_STATES), actor: z.enum(ACTORS), note: z.string() }),
  ),
  cancellable: z.boolean(),
  /** When the order ends by itself; null: it does not. */
  expiresAt: moment.nullable(),
  /** Until when the shopper has to confirm a cash order; null: there is nothing to confirm. */
  confirmBy: moment.nullable(),
  /** The last day for asking, while there is one. */
  returnUntil: day.nullable(),
  return: z
    .strictObject({
      state: z.enum(RETURN_STATES),
      reason: z.enum(RETURN_REASONS),
      note: z.string(),
      evidence: z.array(z.string()),
      files: z.array(evidenceShape),
      lines: z.array(returnLine),
      amount: minor,
      requestedAt: moment,
    })
    .nullable(),
  /** What was received. accepted: it pays the order; every other payment goes back. */
  payments: z.array(
    z.strictObject({ reference: z.string(), amount: minor, refunded: minor, accepted: z.boolean(), at: moment }),
  ),
  /** What went back already. */
  refunded: minor,
  /** Money that goes back: how much, and by when it is there (§9). */
  refund: z.strictObject({ amount: minor, by: day }).nullable(),
  invoiceNumber: z.string().nullable(),
});

export type WireOrder = z.infer<typeof orderShape>;

export const orderListShape = z.strictObject({
  orders: z.array(
    z.strictObject({
      number: z.string(),
      token: z.string().nullable(),
      state: z.enum(ORDER_STATES),
      placedAt: moment,
      currency,
      total: minor,
      pieces: z.int().min(1),
      names: z.array(z.string()),
      image: imageShape.nullable(),
      payment: z.string(),
      paymentState: z.enum(PAYMENT_STATES),
      /** Money of it is to be sent back. */
      toRefund: z.boolean(),
      expiresAt: moment.nullable(),
      email: z.string(),
    }),
  ),
  total: z.int().min(0),
  page: z.int().min(1),
  pageSize: z.int().min(1),
});

export type WireOrderList = z.infer<typeof orderListShape>;

export const numberParameter = z.object({ number: z.string().min(1).max(20) });

const evidence = z.url({ protocol: /^https$/, error: SAY.evidence }).max(ORDER.evidenceLength, SAY.evidence);

export const returnBody = z.object({
  reason: z.enum(RETURN_REASONS),
  note: z.string().trim().max(ORDER.noteMax).default(''),
  lines: z
    .array(z.object({ sku: skuText, quantity }))
    .min(1)
    .max(CART.maxLines),
  /** Links, files that were sent before, or both. */
  evidence: z.array(evidence, { error: SAY.evidence }).max(ORDER.evidenceMax, SAY.evidence).default([]),
  files: z.array(z.uuid()).max(EVIDENCE.maxFiles, EVIDENCE_COPY.tooMany(EVIDENCE.maxFiles)).default([]),
});

export const referenceBody = z.object({ reference: z.string().trim().max(PAYMENT.referenceMax) });

/** confirmation: what the letter's link holds; a shopper who is signed in with the proved address needs none. */
export const confirmBody = z.object({ confirmation: z.string().max(100).default('') });

export const renewBody = z.object({ number: z.string().trim().min(1).max(20), email: emailText });

export const reorderShape = z.strictObject({ lines: z.array(wantedLine.strict()) });
