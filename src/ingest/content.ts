/** Schema of seeded products. Prices are whole rupees. */
import { z } from 'zod';
import { LEAD } from '../core/delivery/constants.ts';
import { INCLUDES_MAX } from '../core/product/constants.ts';
import { CURRENCIES } from '../core/shop/money.ts';
import { majorPrice } from '../core/shop/price-shapes.ts';
import { configurationFaults } from './configuration-faults.ts';
import { configurationSchema } from './configuration-schema.ts';
import { isoDate, picture, slug, text } from './content-parts.ts';

const stock = z.int().min(0);
const sku = z.string().regex(/^[A-Z0-9][A-Z0-9-]*$/, 'must be capital letters, digits and hyphens');
export const percent = z.number().min(0).max(100);
/** focus: point that crops keep, in percent from left and top. */
export const focused = picture.extend({ focus: z.strictObject({ x: percent, y: percent }).optional() });

const offer = { price: majorPrice, originalPrice: majorPrice.optional() };
/** Of the stock in stores, by their slugs. Like the stock, it is written with a new variant only. */
const stores = z.record(slug, stock).default({});
/** When a piece can leave: made within so many weeks after the order, or from the day on which its stock arrives. */
const lead = {
  leadWeeks: z
    .int('must be whole weeks, such as 6')
    .min(1, 'must be at least 1 week; leave it out for what is in stock')
    .max(LEAD.maxWeeks, `must be at most ${LEAD.maxWeeks} weeks`)
    .optional(),
  arrivesOn: isoDate.optional(),
};
const isReduced = (row: { price: number; originalPrice?: number | undefined }) =>
  row.originalPrice === undefined || row.originalPrice > row.price;
const reduced = { message: 'must be higher than price', path: ['originalPrice'] };

const variant = z
  .strictObject({ sku, values: z.array(text).min(1), ...offer, stock, stores, ...lead, picture: picture.optional() })
  .refine(isReduced, reduced);

export const productSchema = z
  .strictObject({
    name: text,
    sku,
    brand: text,
    category: slug,
    type: text,
    short: text.max(160),
    ...offer,
    currency: z.enum(CURRENCIES).default('INR'),
    options: z
      .array(
        z.strictObject({
          name: text,
          values: z
            .array(
              z.strictObject({
                name: text,
                swatch: z
                  .string()
                  .regex(/^#[\da-f]{6}$/i)
                  .optional(),
              }),
            )
            .min(1),
        }),
      )
      .default([]),
    variants: z.array(variant).default([]),
    stock: stock.optional(),
    stores,
    ...lead,
    dimensions: z.strictObject({
      width: z.number().positive(),
      depth: z.number().positive(),
      height: z.number().positive(),
    }),
    weight: z.number().positive(),
    /** Its box in cm and kg, where it is folded, rolled or in parts; default: dimensions and weight of the piece. */
    packed: z
      .strictObject({
        width: z.number().positive(),
        depth: z.number().positive(),
        height: z.number().positive(),
        weight: z.number().positive(),
      })
      .optional(),
    materials: z.array(text).min(1),
    colours: z.array(text).min(1),
    care: text,
    /** What comes with the piece or is only in its pictures, one line beside the price. */
    includes: text.max(INCLUDES_MAX).optional(),
    assembly: z.strictObject({ minutes: z.int().min(0), people: z.int().min(1) }),
    rating: z.number().min(0).max(5).optional(),
    reviewCount: z.int().min(0).default(0),
    sampleRatings: z.boolean().default(false),
    isNew: z.boolean().default(false),
    isFeatured: z.boolean().default(false),
    popularity: z.int().min(0).max(100).default(0),
    madeToOrder: z.boolean().default(false),
    createdAt: isoDate,
    collections: z.array(slug).default([]),
    pictures: z.array(focused).min(1),
    /** Options without rows: the piece is made to order in what is chosen. */
    configuration: configurationSchema.optional(),
  })
  .refine(isReduced, reduced)
  .superRefine((product, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: undefined });
    const { configuration } = product;
    if (configuration)
      for (const { path, message } of configurationFaults(configuration, product))
        fault(['configuration', ...path], message);
    if (product.options.length === 0) {
      if (product.stock === undefined) fault(['stock'], 'is missing: a product without options needs its stock');
      if (product.variants.length > 0) fault(['variants'], 'need options that distinguish them');
      return;
    }
    if (product.variants.length === 0) fault(['variants'], 'are missing: each buyable choice of options is one');
    for (const field of ['stock', 'leadWeeks', 'arrivesOn'] as const)
      if (product[field] !== undefined) fault([field], 'must be set on the variants of this product');
    const seen = new Set<string>();
    product.variants.forEach(({ values }, row) => {
      const key = values.join(' / ');
      if (seen.has(key)) fault(['variants', row, 'values'], `'${key}' is listed twice`);
      seen.add(key);
      product.options.forEach((option, column) => {
        if (!option.values.some(({ name }) => name === values[column])) {
          fault(['variants', row, 'values'], `'${values[column] ?? ''}' is not a value of the option ${option.name}`);
        }
      });
    });
  });

export type ProductEntry = z.infer<typeof productSchema>;
