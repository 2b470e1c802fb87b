/** Strict response schemas of the catalogue API. Prices are whole rupees. */
import { z } from 'zod';
import { configurationShape } from '../configuration/shapes.ts';
import { imageShape } from '../images/shapes.ts';
import { CURRENCIES } from '../shop/money.ts';
import { CATALOGUE } from './constants.ts';

const count = z.int().min(0);

const priceShape = z.strictObject({
  amount: z.int().min(0),
  currency: z.enum(CURRENCIES),
  isDiscounted: z.boolean(),
});
const stockShape = z.strictObject({ isInStock: z.boolean(), quantity: count });

const categoryRefShape = z.strictObject({ _id: z.string(), slug: z.string(), name: z.string() });

/** Left out for what is in stock. weeks: until it is made. arrivesOn: ISO day from which its stock is there. */
export const leadShape = z
  .strictObject({ weeks: z.int().positive().nullable(), arrivesOn: z.iso.date().nullable() })
  .optional();

export const variantShape = z.strictObject({
  _id: z.string(),
  sku: z.string(),
  values: z.array(z.string()),
  price: priceShape,
  originalPrice: z.int().positive().nullable(),
  stock: stockShape,
  lead: leadShape,
  image: imageShape.nullable(),
});

/** The flat fields are those of the default variant. */
export const productShape = z.strictObject({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  url_key: z.string(),
  sku: z.string(),
  brand: z.string(),
  category: categoryRefShape,
  type: z.string(),
  short_description: z.string(),
  price: priceShape,
  formatted_price: z.string(),
  originalPrice: z.int().positive().nullable(),
  isDiscounted: z.boolean(),
  isNewProduct: z.boolean(),
  isFeatured: z.boolean(),
  rating: z.number().min(0).max(5).nullable(),
  reviews: count,
  reviewCount: count,
  sampleRatings: z.boolean(),
  stock: stockShape,
  image: z.string().nullable(),
  coverImage: z.string().nullable(),
  base_image: z.strictObject({ large_image_url: z.string() }).nullable(),
  images: z.array(imageShape),
  options: z.array(
    z.strictObject({
      name: z.string(),
      values: z.array(z.strictObject({ name: z.string(), swatch: z.string().nullable() })),
    }),
  ),
  variants: z.array(variantShape),
  dimensions: z.strictObject({ width: z.number(), depth: z.number(), height: z.number() }),
  weight: z.number(),
  materials: z.array(z.string()),
  colours: z.array(z.string()),
  createdAt: z.string(),
});
export type ProductResponse = z.infer<typeof productShape>;

/** Product pages also need the long text, care, what is included, and assembly. */
export const productDetailShape = productShape.extend({
  description: z.string(),
  care: z.string(),
  includes: z.string().nullable(),
  /** Path of the 3D model, a GLB. */
  model: z.string().nullable(),
  /** Options that have no variants; left out where there are none. */
  configuration: configurationShape.optional(),
  assembly: z.strictObject({ minutes: count, people: count }),
  /** Pieces that stand in stores where orders are collected; left out where there are none. */
  stores: z.array(z.strictObject({ name: z.string(), sku: z.string(), stock: z.int().positive() })).optional(),
});
export type ProductDetailResponse = z.infer<typeof productDetailShape>;

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

const facetShape = z.strictObject({ value: z.string(), name: z.string(), count });
export const facetsShape = z.strictObject({
  categories: z.array(facetShape),
  types: z.array(facetShape),
  brands: z.array(facetShape),
  materials: z.array(facetShape),
  colours: z.array(facetShape),
  ratings: z.array(facetShape),
  price: z.strictObject({ min: count, max: count }),
  size: z.strictObject({ width: z.number(), depth: z.number(), height: z.number() }),
  inStock: count,
  isNew: count,
  onSale: count,
  featured: count,
});
export type FacetsResponse = z.infer<typeof facetsShape>;

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

/** A list response. */
export const list = <T extends z.ZodType>(shape: T) =>
  z.strictObject({ success: z.literal(true), data: z.array(shape) });

export const pageShape = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({
    /** With the long texts when requested. */
    items: z.array(
      productShape.extend(
        productDetailShape
          .pick({
            ...{ description: true, care: true, includes: true, model: true, assembly: true, stores: true },
            configuration: true,
          })
          .partial().shape,
      ),
    ),
    total: count,
    page: z.int().min(1),
    pageSize: z.int().min(1).max(CATALOGUE.maxPageSize),
    facets: facetsShape,
  }),
});
