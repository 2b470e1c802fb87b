/** Strict schemas of the stores at which a cart can be collected. */
import { z } from 'zod';
import { CART } from '../cart/constants.ts';
import { wantedLine } from '../checkout/quote-shapes.ts';
import { deliveryShape } from '../delivery/parcel-shapes.ts';

export const pickupBody = z.object({ lines: z.array(wantedLine).min(1).max(CART.maxLines) });

export const pickupShape = z.strictObject({
  stores: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      street: z.string(),
      city: z.string(),
      state: z.string(),
      pin: z.string(),
      phone: z.string(),
      /** Opening hours, one line each. */
      hours: z.array(z.string()),
      /** Pieces of each SKU that stand there. */
      lines: z.array(z.strictObject({ sku: z.string(), kept: z.int().min(0) })),
      /** All pieces stand there. */
      there: z.boolean(),
      /** When they can be collected; null when nothing can be had. */
      ready: deliveryShape.nullable(),
    }),
  ),
});

export type PickupResponse = z.infer<typeof pickupShape>;
