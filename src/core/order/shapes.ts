/** Strict schemas of orders. Amounts are integers in minor units of currency (paise for INR). */

import { z } from 'zod';
import { emailText, nameLine, requiredName } from '../account/shapes.ts';
import { CART } from '../cart/constants.ts';
import { changeShape, couponText, deliveryBody, quoteShape, soldFields, wantedLine } from '../checkout/quote-shapes.ts';
import { readMobile } from '../delivery/address.ts';
import { readState } from '../delivery/india.ts';
import { TRANSPORTS } from '../delivery/parcel.ts';
import { deliveryShape, parcelShape } from '../delivery/parcel-shapes.ts';
import { PARCEL_STATES } from '../delivery/parcel-states.ts';
import { stateFault } from '../delivery/pin.ts';
import { fullSlotShape } from '../delivery/slot-shapes.ts';
import { imageShape } from '../images/shapes.ts';
import { PAYMENT } from '../payment/constants.ts';
import { ATTEMPTS } from '../payment/page.ts';
import { currency, day, minor, moment, quantity, skuText } from '../shop/value-shapes.ts';
import { ORDER, RETURN_ATTACHMENTS } from './constants.ts';
import { ORDER_COPY as SAY } from './copy.ts';
import { ACTORS, CHANNELS, ORDER_STATES, PAYMENT_STATES } from './order.ts';
import { ATTACHMENT_TYPES, type AttachmentType } from './return-attachments.ts';
import { ATTACHMENT_COPY } from './return-attachments-copy.ts';
import { RETURN_REASONS, RETURN_STATES } from './returns.ts';

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

const until = moment;

export const stepShape = z.discriminatedUnion('kind', [
  /** Of samples: amount is 0. */
  z.strictObject({ kind: z.literal('none'), amount: minor }),
  z.strictObject({ kind: z.literal('cash'), amount: minor }),
  z.strictObject({
    kind: z.literal('upi'),
    amount: minor,
    link: z.string(),
    /** The link as a QR code, an SVG document. */
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

const returnLine = z.strictObject({ sku: z.string(), quantity: z.int().min(1) });

/** size in bytes. */
export const attachmentShape = z.strictObject({
  id: z.string(),
  type: z.enum(Object.keys(ATTACHMENT_TYPES) as [AttachmentType, ...AttachmentType[]]),
  size: z.int().min(0),
  name: z.string(),
});

/** A parcel of a placed order. carrier, tracking, track: who carries it, the carrier's number and page. */
export const sentParcelShape = parcelShape.omit({ earliest: true }).extend({
  /** 1, 2, … within the order. */
  parcel: z.int().min(1),
  state: z.enum(PARCEL_STATES),
  lines: z.array(returnLine),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  track: z.string().nullable(),
  packedAt: moment.nullable(),
  /** When it left; of a parcel for a store, when it was ready there. */
  shippedAt: moment.nullable(),
  deliveredAt: moment.nullable(),
});

export const orderShape = z.strictObject({
  number: z.string(),
  /** Access token of the order's links; null once expired. */
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
  parcels: z.array(sentParcelShape),
  /** Of an order that is collected: the store by its slug, with hours and phone while it hands out orders, and the code to show; the merchant gets no code. */
  pickup: z
    .strictObject({ store: z.string(), code: z.string().nullable(), hours: z.array(z.string()), phone: z.string() })
    .nullable(),
  payment: z.strictObject({
    method: z.string(),
    state: z.enum(PAYMENT_STATES),
    reference: z.string().nullable(),
    /** Remaining payment step; null when none. */
    step: stepShape.nullable(),
    /** To be paid; less than the total when an edit of a paid order left a rest. 0 when nothing is. */
    due: minor,
    /** Amounts that were asked for before edits. Payments of them count. */
    formerDue: z.array(minor),
    /** Outcome of the last attempt on a gateway's page; null: none, or paid. */
    attempt: z.enum(ATTEMPTS).nullable(),
    /** Methods that the order can change to. */
    others: z.array(z.string()),
  }),
  timeline: z.array(
    z.strictObject({ at: moment, state: z.enum(ORDER_STATES), actor: z.enum(ACTORS), note: z.string() }),
  ),
  cancellable: z.boolean(),
  /** When the order is cancelled automatically; null: never. */
  expiresAt: moment.nullable(),
  /** Deadline for confirming a cash order; null: no confirmation needed. */
  confirmBy: moment.nullable(),
  /** Pieces of which a return can be requested now. until: the last day, counted from their parcel's arrival. */
  returnable: z.array(returnLine.extend({ until: day })),
  /** Oldest first. */
  returns: z.array(
    z.strictObject({
      /** 1, 2, … within the order. */
      position: z.int().min(1),
      state: z.enum(RETURN_STATES),
      reason: z.enum(RETURN_REASONS),
      note: z.string(),
      evidence: z.array(z.string()),
      files: z.array(attachmentShape),
      lines: z.array(returnLine),
      /** The refund; until it is decided, what it would be now. */
      amount: minor,
      requestedAt: moment,
    }),
  ),
  /** Received payments. accepted: counts towards the order; every other payment is refunded. */
  payments: z.array(
    z.strictObject({ reference: z.string(), amount: minor, refunded: minor, accepted: z.boolean(), at: moment }),
  ),
  /** Amount already refunded. */
  refunded: minor,
  /** Refunds on their way. failures: failed attempts. error: of the last one, for the merchant alone. retryAt: the next one. */
  sending: z.array(
    z.strictObject({
      amount: minor,
      failures: z.int().min(0),
      error: z.string().nullable(),
      retryAt: moment.nullable(),
    }),
  ),
  /** Disputes that the bank has not decided, with reason and state; for the merchant alone. */
  disputes: z.array(z.strictObject({ amount: minor, reason: z.string(), at: moment })),
  /** Pending refund and its deadline. */
  refund: z.strictObject({ amount: minor, by: day }).nullable(),
  invoiceNumber: z.string().nullable(),
  /** The buyer's GSTIN. */
  gstin: z.string().nullable(),
  channel: z.enum(CHANNELS),
});

export type OrderResponse = z.infer<typeof orderShape>;

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
      parcels: z.array(z.strictObject({ state: z.enum(PARCEL_STATES), transport: z.enum(TRANSPORTS) })),
      payment: z.string(),
      paymentState: z.enum(PAYMENT_STATES),
      /** A refund is due. */
      toRefund: z.boolean(),
      /** A return waits for a decision. */
      returning: z.boolean(),
      expiresAt: moment.nullable(),
      email: z.string(),
    }),
  ),
  total: z.int().min(0),
  page: z.int().min(1),
  pageSize: z.int().min(1),
});

export type OrderListResponse = z.infer<typeof orderListShape>;

export const numberParameter = z.object({ number: z.string().min(1).max(20) });

const evidence = z.url({ protocol: /^https$/, error: SAY.evidence }).max(ORDER.evidenceLength, SAY.evidence);

export const returnBody = z.object({
  reason: z.enum(RETURN_REASONS),
  note: z.string().trim().max(ORDER.noteMax).default(''),
  lines: z
    .array(z.object({ sku: skuText, quantity }))
    .min(1)
    .max(CART.maxLines),
  /** Links, uploaded files, or both. */
  evidence: z.array(evidence, { error: SAY.evidence }).max(ORDER.evidenceMax, SAY.evidence).default([]),
  files: z
    .array(z.uuid())
    .max(RETURN_ATTACHMENTS.maxFiles, ATTACHMENT_COPY.tooMany(RETURN_ATTACHMENTS.maxFiles))
    .default([]),
});

/** lines: the pieces to cancel. */
export const partCancelBody = z.object({ lines: z.array(wantedLine).min(1).max(CART.maxLines) });

/** See PartCancelQuote. */
export const partCancelShape = z.strictObject({
  currency,
  was: minor,
  total: minor,
  back: minor,
  changes: z.array(z.string()),
  problem: z.string().nullable(),
});

export const referenceBody = z.object({ reference: z.string().trim().max(PAYMENT.referenceMax) });

export const methodBody = z.object({ payment: z.string().min(1).max(20) });

/** confirmation: token from the email's link; not needed by a signed-in shopper with the verified address. */
export const confirmBody = z.object({ confirmation: z.string().max(100).default('') });

export const renewBody = z.object({ number: z.string().trim().min(1).max(20), email: emailText });

export const reorderShape = z.strictObject({ lines: z.array(wantedLine.strict()) });
