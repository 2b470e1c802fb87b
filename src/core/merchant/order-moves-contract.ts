/** Calls that move an order: states, parcels, payments, returns and refunds. */
import { z } from 'zod';
import { CART } from '../cart/constants.ts';
import { PARCEL_STEPS } from '../delivery/parcel-states.ts';
import { ORDER } from '../order/constants.ts';
import { FULFILMENT } from '../order/order.ts';
import { numberParameter, orderShape } from '../order/shapes.ts';
import { minor } from '../shop/value-shapes.ts';
import { carrier, note, reference, refusals, seen, tracking } from './order-shapes.ts';

export const ORDER_MOVES_CONTRACT = {
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
} as const;
