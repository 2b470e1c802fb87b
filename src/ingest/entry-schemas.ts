/** Front matter of categories, collections, rooms and slides. */
import { z } from 'zod';
import { majorPrice } from '../core/shop/price-shapes.ts';
import { focused, percent } from './content.ts';
import { picture, slug, text } from './content-parts.ts';

export const categorySchema = z.strictObject({
  name: text,
  short: text,
  order: z.int(),
  topSelling: z.boolean().default(false),
  headline: text.optional(),
  /** product: the piece that the picture shows; the landing page names it and its price. */
  picture: focused.extend({ product: slug.optional() }).optional(),
  groups: z.array(z.strictObject({ title: text, types: z.array(text).min(1) })).default([]),
});

export const collectionSchema = z.strictObject({
  name: text,
  order: z.int(),
  line: text,
  picture: focused.optional(),
  /** Its products in the order of its page; those that are not named follow. Which they are is said by their own files. */
  pieces: z.array(slug).default([]),
});

/** Position of a product in an image, in percent from left and top. */
const hotspot = z.strictObject({
  product: slug,
  x: percent,
  y: percent,
  /** Price in whole US dollars, shown beside the product's own price. */
  usd: z.int().positive().nullable().default(null),
});

const metres = (most: number) =>
  z.number().min(1, 'must be in metres, at least 1').max(most, `must be in metres, at most ${most}`);

export const roomSchema = z.strictObject({
  name: text,
  order: z.int(),
  line: text.max(160),
  picture,
  /** A closer portrait view of the room, for phones. */
  portrait: picture,
  hotspots: z.array(hotspot).min(1),
  portraitHotspots: z.array(hotspot).default([]),
  /** From wall to wall and from floor to ceiling, in metres. */
  measures: z.strictObject({ width: metres(50), depth: metres(50), height: metres(10) }).optional(),
  /** What stands in the picture and is not one of the room's pieces, such as 'the curtains'. */
  notForSale: z.array(text.max(60)).default([]),
  /** A before image or a drawing of the same view, with labels for both. */
  before: z
    .strictObject({
      file: text,
      alt: text,
      label: text.max(24).default('Before'),
      after: text.max(24).default('After'),
    })
    .optional(),
});

export const slideSchema = z.strictObject({
  position: z.int().min(0).default(0),
  active: z.boolean().default(true),
  headline: text.optional(),
  subText: text,
  accent: text.optional(),
  category: slug.optional(),
  year: z.int().optional(),
  priceFrom: majorPrice.optional(),
  /** Products that the picture shows; the first is named with its price. */
  pieces: z.array(slug).default([]),
  views: z.int().min(0).optional(),
  likes: z.int().min(0).optional(),
  picture: focused,
});

export type CategoryEntry = z.infer<typeof categorySchema>;
