/** Strict shape of a page of orders. */
import { z } from 'zod';
import { TRANSPORTS } from '../delivery/parcel.ts';
import { PARCEL_STATES } from '../delivery/parcel-states.ts';
import { imageShape } from '../images/shapes.ts';
import { currency, minor, moment } from '../shop/value-shapes.ts';
import { ORDER_STATES, PAYMENT_STATES } from './order.ts';

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
