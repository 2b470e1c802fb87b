/** Strict shape of a row of the back office's list of stock. */
import { z } from 'zod';
import { imageShape } from '../images/shapes.ts';
import { minor } from '../shop/value-shapes.ts';

export const stockRowShape = z.strictObject({
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  variant: z.string(),
  image: imageShape.nullable(),
  /** Minor units of the product's own currency. */
  price: minor,
  originalPrice: minor.nullable(),
  currency: z.string(),
  stock: z.int().min(0),
  /** Of it in stores, by their slugs. */
  stores: z.array(z.strictObject({ store: z.string(), stock: z.int().min(0) })),
});

export type StockRow = z.infer<typeof stockRowShape>;
