/** Request and response schemas of the estimate for one piece. Amounts are minor units. */

import { z } from 'zod';
import { currency, minor, skuText, withoutNull } from '../shop/value-shapes.ts';
import { TRANSPORTS } from './parcel.ts';
import { chargeShape, deliveryShape, measureShape, serviceShape } from './parcel-shapes.ts';

const estimateShape = z.strictObject({
  currency,
  /** null when there is a problem. */
  place: z.strictObject({ pin: z.string(), city: z.string(), state: z.string() }).nullable(),
  /** Why the PIN code cannot be delivered to. */
  problem: z.string().nullable(),
  /** Name of the zone. */
  zone: z.string().nullable(),
  size: z.string(),
  measure: measureShape,
  transport: z.enum(TRANSPORTS).nullable(),
  delivery: deliveryShape.nullable(),
  charges: z.array(chargeShape),
  /** Sum of charges for one piece ordered alone; null when there is a problem. */
  shipping: minor.nullable(),
  /** Value of goods from which the fee is dropped; null: never, or there is a problem. */
  freeFrom: minor.nullable(),
  services: z.array(serviceShape),
});
export type EstimateResponse = z.infer<typeof estimateShape>;

export const DELIVERY_CONTRACT = {
  deliveryEstimate: {
    summary: 'Dates, fee and services of one piece for a PIN code, its size class and why; 404 for an unknown SKU',
    query: z.object({
      pin: z.string().max(12),
      sku: withoutNull(skuText),
    }),
    response: estimateShape,
  },
} as const;
