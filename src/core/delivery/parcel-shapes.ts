/** Strict shapes of parcels, services and divisions in a quote. */
import { z } from 'zod';
import { day, minor } from '../shop/value-shapes.ts';
import { CHARGE_KINDS, TRANSPORTS } from './parcel.ts';
import { slotShape } from './slot-shapes.ts';

export const deliveryShape = z.strictObject({ from: day, to: day });

export const chargeShape = z.strictObject({ kind: z.enum(CHARGE_KINDS), name: z.string(), amount: minor });

export const termsShape = z.strictObject({
  store: z.string().nullable(),
  services: z.array(z.string()),
  split: z.boolean(),
  access: z.strictObject({ floor: z.int().min(0), lift: z.boolean().nullable() }).nullable(),
});

/** weight and volumeWeight: kg of one piece, the second what its volume counts as. longest: cm of its box. */
export const measureShape = z.strictObject({ weight: z.number(), volumeWeight: z.number(), longest: z.number() });

/** amount: goods after discount. shipping: sum of charges. size: name of its largest size class. grams: chargeable weight. */
export const parcelShape = z.strictObject({
  lines: z.array(
    z.strictObject({ sku: z.string(), quantity: z.int().min(1), size: z.string(), measure: measureShape }),
  ),
  transport: z.enum(TRANSPORTS),
  size: z.string(),
  store: z.string().nullable(),
  amount: minor,
  shipping: minor,
  charges: z.array(chargeShape),
  grams: z.int().min(0),
  delivery: deliveryShape,
  /** First day on which it can arrive. */
  earliest: day,
  /** The chosen window, which delivery is the day of; null: none. */
  slot: slotShape.nullable(),
});

/** price: for all pieces that can have it. blocked: SKUs that cannot be carried up the stairs, so that it cannot be chosen. */
export const serviceShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  line: z.string(),
  price: minor,
  chosen: z.boolean(),
  carriesIn: z.boolean(),
  stairs: z.strictObject({ upTo: z.number(), floors: z.int() }).nullable(),
  skus: z.array(z.string()),
  blocked: z.array(z.string()),
});

/** shipping: sum of charges. parcels: the days of each. */
export const divisionShape = z.strictObject({ shipping: minor, parcels: z.array(deliveryShape) });
