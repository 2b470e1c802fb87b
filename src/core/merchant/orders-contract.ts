/** Request and response schemas of the back office's calls about orders. */
import { z } from 'zod';
import { CART } from '../cart/constants.ts';
import { CATALOGUE } from '../catalogue/constants.ts';
import { readGstin } from '../checkout/gstin.ts';
import { quoteShape, soldFields, wantedLine } from '../checkout/quote-shapes.ts';
import { TRANSPORTS } from '../delivery/parcel.ts';
import { PARCEL_STATES, PARCEL_STEPS } from '../delivery/parcel-states.ts';
import { ORDER } from '../order/constants.ts';
import { FULFILMENT, ORDER_STATES, PAYMENT_STATES } from '../order/order.ts';
import { conflictShape, numberParameter, orderBody, orderListShape, orderShape } from '../order/shapes.ts';
import { PAYMENT } from '../payment/constants.ts';
import { currency, minor, moment } from '../shop/value-shapes.ts';
import { ORDER_EDIT_COPY as EDIT } from './order-edit-copy.ts';
import { NOTE_MAX } from './order-notes.ts';
import { WORK } from './order-work.ts';

const note = z.string().trim().max(ORDER.noteMax).default('');
const carrier = z.string().trim().max(ORDER.nameMax).default('');
const tracking = z.string().trim().max(60).default('');
const reference = z.string().trim().max(PAYMENT.referenceMax).default('');
const some = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.union([z.enum(words), z.array(z.enum(words))]).optional();
const page = z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1);
const whole = z.int().min(0);

/** What the person saw; entries counts the timeline. Optional for programs. A mismatch returns 409. */
const seen = z.object({ state: z.enum(ORDER_STATES), entries: whole.optional() }).optional();
/** 409: the order as it is now. Nothing was changed. */
const refusals = { 409: z.strictObject({ message: z.string(), order: orderShape.optional() }) };

/** '' removes it. */
const gstin = z.string().transform((text, context) => {
  const number = text.trim() === '' ? null : readGstin(text);
  if (number !== null || text.trim() === '') return number;
  context.addIssue({ code: 'custom', message: EDIT.badGstin });
  return z.NEVER;
});
/** lines: all that the order shall have. What is left out stays as it is. */
const editBody = z.object({
  lines: z.array(wantedLine).min(1).max(CART.maxLines),
  address: orderBody.shape.address.optional(),
  phone: orderBody.shape.contact.shape.phone.optional(),
  gstin: gstin.optional(),
});
const editQuoteShape = z.strictObject({
  currency,
  /** available: as many as this order can have. */
  lines: z.array(z.strictObject({ ...soldFields, available: whole })),
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

const listedOrder = orderListShape.shape.orders.element.extend({ name: z.string(), city: z.string() });
const noteShape = z.strictObject({ id: whole, at: moment, name: z.string(), text: z.string() });

export const ORDERS_CONTRACT = {
  allOrders: {
    summary:
      'Orders, newest first, filtered by waiting work, state, payment, parcels, day and text; counts of waiting work',
    merchant: true,
    query: z.object({
      work: z.enum(WORK).optional(),
      state: some(ORDER_STATES),
      payment: some(PAYMENT_STATES),
      /** Orders with a parcel in this state, and with one that travels so; of both, one parcel for both. */
      parcel: some(PARCEL_STATES),
      by: some(TRANSPORTS),
      q: z.string().max(254).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      page,
      pageSize: z.coerce.number().int().min(1).max(ORDER.maxPageSize).default(ORDER.pageSize),
    }),
    response: orderListShape.extend({ orders: z.array(listedOrder), work: z.record(z.enum(WORK), whole) }),
  },
  anyOrder: { summary: 'One order', merchant: true, params: numberParameter, response: orderShape },
  advanceOrder: {
    summary: 'Sets the state of an order: confirmed, packed, shipped, delivered or cancelled',
    merchant: true,
    params: numberParameter,
    body: z.object({
      state: z.enum([...FULFILMENT, 'cancelled']),
      note,
      /** Of a shipment: who carries it, and the carrier's number. */
      carrier,
      parcel: tracking,
      seen,
    }),
    response: orderShape,
    refusals,
  },
  moveParcel: {
    summary: 'Sets the state of one parcel of an order: packed, shipped, ready at its store, or delivered',
    merchant: true,
    params: numberParameter.extend({ parcel: z.coerce.number().int().min(1).max(CART.maxLines) }),
    body: z.object({
      state: z.enum(PARCEL_STEPS),
      note,
      carrier,
      tracking,
      /** The shopper's code, without which no parcel is handed over at a store. */
      code: z.string().trim().max(20).default(''),
      seen,
    }),
    response: orderShape,
    refusals,
  },
  carriers: {
    summary: 'Names of the carriers of content/delivery',
    merchant: true,
    response: z.strictObject({ carriers: z.array(z.string()) }),
  },
  decidePayment: {
    summary: 'Confirms a reported payment, or rejects it',
    merchant: true,
    params: numberParameter,
    body: z.object({ arrived: z.boolean(), amount: minor.optional(), reference, seen }),
    response: orderShape,
    refusals,
  },
  decideReturn: {
    summary: 'Approves or refuses a return. position: needed where several wait for a decision',
    merchant: true,
    params: numberParameter,
    body: z.object({ approve: z.boolean(), note, position: z.int().min(1).optional(), seen }),
    response: orderShape,
    refusals,
  },
  refundOrder: {
    summary: 'Refunds what is due: through the gateway, or recorded with a reference',
    merchant: true,
    params: numberParameter,
    body: z.object({ reference, seen }),
    response: orderShape,
    refusals,
  },
  grantAllowance: {
    summary: 'Makes a part of what was paid due for refund: for a fault, or as goodwill. The shopper reads the reason',
    merchant: true,
    params: numberParameter,
    body: z.object({ amount: minor.min(1), reason: z.string().trim().min(1).max(ORDER.noteMax), seen }),
    response: orderShape,
    refusals,
  },
  quoteEdit: {
    summary: 'What an edit of an order that is not packed yet comes to. Changes nothing',
    merchant: true,
    params: numberParameter,
    body: editBody,
    response: editQuoteShape,
  },
  editOrder: {
    summary:
      'Changes lines, address, phone or GSTIN of an order that is not packed yet. 409: total or order differ from what was seen',
    merchant: true,
    params: numberParameter,
    body: editBody.extend({ total: minor, seen }),
    response: orderShape,
    refusals,
  },
  takeOrder: {
    summary: 'Places an order for a caller; needs an Idempotency-Key. The shopper gets a letter with the link to pay',
    merchant: true,
    body: orderBody.omit({ savedCart: true }).extend({ gstin: gstin.optional() }),
    response: z.strictObject({ number: z.string(), total: minor, link: z.string() }),
    refusals: { 409: conflictShape },
  },
  orderNotes: {
    summary: 'Internal notes on an order, oldest first',
    merchant: true,
    params: numberParameter,
    response: z.strictObject({ notes: z.array(noteShape) }),
  },
  addOrderNote: {
    summary: 'Adds an internal note, with the name of the person',
    merchant: true,
    params: numberParameter,
    body: z.object({ text: z.string().trim().min(1).max(NOTE_MAX) }),
    response: noteShape,
  },
} as const;
