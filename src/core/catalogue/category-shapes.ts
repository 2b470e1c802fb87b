/** Strict shapes of categories, collections and the header's menu. */
import { z } from 'zod';
import { imageShape } from '../images/shapes.ts';
import { count } from '../shop/value-shapes.ts';

export const categoryShape = z.strictObject({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  short_description: z.string(),
  description: z.string(),
  headline: z.string().nullable(),
  image: imageShape.nullable(),
  productCount: count,
});

export type CategoryResponse = z.infer<typeof categoryShape>;

export const collectionShape = categoryShape
  .omit({ short_description: true, headline: true })
  .extend({ line: z.string() });

export type CollectionResponse = z.infer<typeof collectionShape>;

const linkShape = z.strictObject({ name: z.string(), href: z.string() });

export const menuShape = z.strictObject({
  navItems: z.array(linkShape),
  megaMenuContent: z.record(
    z.string(),
    z.strictObject({
      columns: z.array(z.strictObject({ title: z.string(), links: z.array(linkShape) })),
      showcase: z.array(
        z.strictObject({ href: z.string(), name: z.string(), imageUrl: z.string(), image: imageShape }),
      ),
      featured: z
        .strictObject({
          href: z.string(),
          title: z.string(),
          description: z.string(),
          imageUrl: z.string(),
          image: imageShape,
        })
        .nullable(),
    }),
  ),
});
