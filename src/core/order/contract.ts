/** Request and response schemas of quotes, orders and reviews. */
import { z } from 'zod';
import { messageShape } from '../account/shapes.ts';
import { CATALOGUE } from '../catalogue/constants.ts';
import { quoteBody, quoteShape } from '../checkout/quote-shapes.ts';
import { offeredDaysShape, orderSlotsShape, slotMoveBody, slotQuery } from '../delivery/slot-shapes.ts';
import { reviewBody, reviewsShape } from '../product/review-shapes.ts';
import {
  confirmBody,
  methodBody,
  partCancelBody,
  partCancelShape,
  referenceBody,
  renewBody,
  reorderShape,
} from './change-shapes.ts';
import { orderListShape } from './list-shapes.ts';
import { orderBody } from './order-body.ts';
import { pickupBody, pickupShape } from './pickup-shapes.ts';
import { conflictShape, placedShape, refusedOrderShape } from './placed-shapes.ts';
import { returnBody } from './return-shapes.ts';
import { numberParameter, orderShape } from './shapes.ts';

const pageParameter = z.object({ page: z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1) });
const slugParameter = z.object({ slug: z.string().min(1).max(200) });

export const ORDER_CONTRACT = {
  quote: {
    summary: 'Prices a cart: lines, availability, changes, delivery, tax and total, in minor units',
    body: quoteBody,
    response: quoteShape,
  },
  pickupStores: {
    summary: 'Stores at which these pieces can be collected, and when they are there',
    body: pickupBody,
    response: pickupShape,
  },
  placeOrder: {
    summary:
      'Places an order; needs an Idempotency-Key. 409: something differs from what the shopper saw. Samples are ordered by themselves, with the payment sample and the total 0; 422: above their limit',
    body: orderBody,
    response: placedShape,
    refusals: { 409: conflictShape, 422: refusedOrderShape },
  },
  order: {
    summary: 'One order, for its owner or with the header Order-Token or Order-Email; others get 404',
    params: numberParameter,
    response: orderShape,
  },
  myOrders: {
    summary: 'The orders of the signed-in shopper',
    signed: true,
    query: pageParameter,
    response: orderListShape,
  },
  cancelOrder: {
    summary: 'Cancels an order that is not packed yet',
    params: numberParameter,
    response: orderShape,
  },
  quotePartCancel: {
    summary: 'What cancelling pieces of an order comes to: the new total and what goes back. Changes nothing',
    params: numberParameter,
    body: partCancelBody,
    response: partCancelShape,
  },
  cancelPart: {
    summary: 'Cancels pieces of an order that is not packed yet, for the total that was shown',
    params: numberParameter,
    body: partCancelBody.extend({ total: z.int().min(0) }),
    response: orderShape,
  },
  confirmOrder: {
    summary: 'Confirms a cash order with the token from its email',
    params: numberParameter,
    body: confirmBody,
    response: orderShape,
  },
  renewLink: {
    summary: 'Sends a new link to an order; the response is the same whether or not the order exists',
    body: renewBody,
    response: messageShape,
  },
  reorder: {
    summary: 'The lines of an order, for a new cart',
    params: numberParameter,
    response: reorderShape,
  },
  payReference: {
    summary: 'Reports the payment reference of an order',
    params: numberParameter,
    body: referenceBody,
    response: orderShape,
  },
  changePayment: {
    summary: 'Changes the payment method of an unpaid order',
    params: numberParameter,
    body: methodBody,
    response: orderShape,
  },
  returnOrder: {
    summary: 'Requests a return of items of a delivered order, with photos or an unboxing video',
    params: numberParameter,
    body: returnBody,
    response: orderShape,
  },
  slots: {
    summary: 'Delivery windows of a PIN code with the places left, for a parcel that can arrive from a day on',
    query: slotQuery,
    response: offeredDaysShape,
  },
  orderSlots: {
    summary: 'The delivery windows of an order and those it can change to',
    params: numberParameter,
    response: orderSlotsShape,
  },
  moveSlot: {
    summary: 'Books, changes or gives back the delivery window of a parcel, until the cut-off',
    params: numberParameter,
    body: slotMoveBody,
    response: orderShape,
  },
  reviews: {
    summary: 'Reviews of a product by verified buyers',
    params: slugParameter,
    query: pageParameter,
    response: reviewsShape,
  },
  addReview: {
    summary: 'Reviews a product that was bought and delivered, once',
    params: slugParameter,
    body: reviewBody,
    response: messageShape,
  },
} as const;
