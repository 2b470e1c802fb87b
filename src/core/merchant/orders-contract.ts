/** Request and response schemas of the back office's calls about orders. */

import { z } from 'zod';
import { CATALOGUE } from '../catalogue/constants.ts';
import { TRANSPORTS } from '../delivery/parcel.ts';
import { PARCEL_STATES } from '../delivery/parcel-states.ts';
import { ORDER } from '../order/constants.ts';
import { orderListShape } from '../order/list-shapes.ts';
import { ORDER_STATES, PAYMENT_STATES } from '../order/order.ts';
import { numberParameter, orderShape } from '../order/shapes.ts';
import { count } from '../shop/value-shapes.ts';
import { ORDER_EDIT_CONTRACT } from './order-edit-contract.ts';
import { ORDER_MOVES_CONTRACT } from './order-moves-contract.ts';
import { ORDER_NOTES_CONTRACT } from './order-notes-contract.ts';
import { WORK } from './order-work.ts';

const some = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.union([z.enum(words), z.array(z.enum(words))]).optional();
const page = z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1);

const listedOrder = orderListShape.shape.orders.element.extend({ name: z.string(), city: z.string() });

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
    response: orderListShape.extend({ orders: z.array(listedOrder), work: z.record(z.enum(WORK), count) }),
  },
  anyOrder: { summary: 'One order', merchant: true, params: numberParameter, response: orderShape },
  ...ORDER_MOVES_CONTRACT,

  ...ORDER_EDIT_CONTRACT,

  ...ORDER_NOTES_CONTRACT,
} as const;
