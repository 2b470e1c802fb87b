/** What our own API promises of quotes, orders and reviews: rows of the contract. */
import { z } from 'zod';
import { messageShape } from '../account/shapes.ts';
import { quoteBody, quoteShape } from '../checkout/quote-shapes.ts';
import { reviewBody, reviewsShape } from '../product/review-shapes.ts';
import { CATALOGUE } from '../shop/constants.ts';
import {
  confirmBody,
  conflictShape,
  numberParameter,
  orderBody,
  orderListShape,
  orderShape,
  placedShape,
  referenceBody,
  renewBody,
  reorderShape,
  returnBody,
} from './shapes.ts';

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
  confirmOrder: {
    summary: 'Confirms a cash order, with what the link of its letter holds',
    params: numberParameter,
    body: confirmBody,
    response: orderShape,
  },
  renewLink: {
    summary: 'Sends a new link to an order; the answer is the same whether or not there is such an order',
    body: renewBody,
    response: messageShape,
  },
  reorder: {
    summary: 'The lines of an order, as a cart takes them',
    params: numberParameter,
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
