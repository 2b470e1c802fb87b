/** Request and response schemas of the route sheet, and of moving a delivery. */

import { z } from 'zod';
import { PARCEL_STATES } from '../delivery/parcel-states.ts';
import { orderSlotsShape, slotMoveBody } from '../delivery/slot-shapes.ts';
import { numberParameter, orderShape } from '../order/shapes.ts';
import { count, minor } from '../shop/value-shapes.ts';

const rowShape = z.strictObject({
  number: z.string(),
  parcel: z.int().min(1),
  of: z.int().min(1),
  state: z.enum(PARCEL_STATES),
  zone: z.string(),
  zoneName: z.string(),
  window: z.string(),
  from: z.string(),
  to: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.array(z.string()),
  pin: z.string(),
  services: z.array(z.string()),
  floor: count.nullable(),
  lift: z.boolean().nullable(),
  lines: z.array(z.strictObject({ name: z.string(), variant: z.string(), quantity: z.int().min(1) })),
  collect: minor,
});
export type SheetRowResponse = z.infer<typeof rowShape>;

export const DELIVERIES_CONTRACT = {
  deliveries: {
    summary: 'What the van brings on a day, by zone, window and PIN code',
    merchant: true,
    query: z.object({ day: z.iso.date() }),
    response: z.strictObject({ day: z.iso.date(), rows: z.array(rowShape) }),
  },
  deliverySlots: {
    summary: 'The delivery windows of an order, and those it can change to until they begin',
    merchant: true,
    params: numberParameter,
    response: orderSlotsShape,
  },
  moveDelivery: {
    summary: 'Books, changes or gives back the delivery window of a parcel, until it begins',
    merchant: true,
    params: numberParameter,
    body: slotMoveBody,
    response: orderShape,
  },
} as const;
