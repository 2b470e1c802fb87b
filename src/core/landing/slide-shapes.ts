/** Strict shape of a slide of the landing page. */
import { z } from 'zod';
import { imageShape } from '../images/shapes.ts';
import { count } from '../shop/value-shapes.ts';

export const slideShape = z.strictObject({
  _id: z.string(),
  image: imageShape,
  headline: z.string().nullable(),
  subText: z.string(),
  accent: z.string().nullable(),
  category: z.string().nullable(),
  year: z.int().nullable(),
  priceFrom: z.int().positive().nullable(),
  /** Products that the picture shows, each with the lowest price of its variants. */
  pieces: z.array(z.strictObject({ slug: z.string(), name: z.string(), price: z.number().positive() })),
  views: count.nullable(),
  likes: count.nullable(),
  position: count,
  active: z.boolean(),
});
