/** Strict schemas of orders. Amounts are integers in minor units of currency (paise for INR). */

import { z } from 'zod';
import { soldFields } from '../checkout/quote-shapes.ts';
import { deliveryShape, parcelShape } from '../delivery/parcel-shapes.ts';
import { PARCEL_STATES } from '../delivery/parcel-states.ts';
import { ATTEMPTS } from '../payment/page.ts';
import { stepShape } from '../payment/step-shapes.ts';
import { currency, day, minor, moment } from '../shop/value-shapes.ts';
import { ACTORS, CHANNELS, ORDER_STATES, PAYMENT_STATES } from './order.ts';
import { attachmentShape } from './return-shapes.ts';
import { RETURN_REASONS, RETURN_STATES } from './returns.ts';

const returnLine = z.strictObject({ sku: z.string(), quantity: z.int().min(1) });

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

export const numberParameter = z.object({ number: z.string().min(1).max(20) });
