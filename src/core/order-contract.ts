/** What our own API promises of quotes, orders and reviews: rows of the contract. */
import { z } from 'zod';
import { messageShape } from './account-shapes.ts';
import { CATALOGUE } from './constants.ts';
import {
  conflictShape,
  numberParameter,
  orderAccess,
  orderBody,
  orderListShape,
  orderShape,
  placedShape,
  referenceBody,
  reorderShape,
  returnBody,
} from './order-shapes.ts';
import { quoteBody, quoteShape } from './quote-shapes.ts';
import { reviewBody, reviewsShape } from './review-shapes.ts';

const pageParameter = z.object({ page: z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1) });
const slugParameter = z.object({ slug: z.string().min(1).max(200) });

export const ORDER_CONTRACT = {
  quote: {
    summary: 'Prices a cart: lines, availability, what changed, delivery, tax and total, in minor units',
    body: quoteBody,
    response: quoteShape,
  },
  placeOrder: {
    summary: 'Places an order; needs an Idempotency-Key. 409: something is not as the shopper saw it',
    body: orderBody,
    response: placedShape,
    refusals: { 409: conflictShape },
  },
  order: {
    summary: 'One order, for its owner, the holder of its link, or number and email; others get 404',
    params: numberParameter,
    query: orderAccess,
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
    body: orderAccess,
    response: orderShape,
  },
  reorder: {
    summary: 'The lines of an order, as a cart takes them',
    params: numberParameter,
    query: orderAccess,
    response: reorderShape,
  },
  payReference: {
    summary: 'Tells under which reference an order was paid',
    params: numberParameter,
    body: referenceBody,
    response: orderShape,
  },
  returnOrder: {
    summary: 'Asks to return pieces of a delivered order, with a link to the unboxing video or photos',
    params: numberParameter,
    body: returnBody,
    response: orderShape,
  },
  reviews: {
    summary: 'What verified buyers say about a product',
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
