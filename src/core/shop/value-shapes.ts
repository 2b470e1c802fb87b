/** Strict shapes of single values: amounts, currencies, moments, days, SKUs and quantities. */
import { z } from 'zod';
import { CART } from '../cart/constants.ts';
import { CONFIGURED_SKU_MAX } from '../configuration/key.ts';

export const minor = z.int().min(0);

export const currency = z.literal('INR');

export const moment = z.iso.datetime();

export const day = z.iso.date();

/** Of a variant, or of a configured piece. */
export const skuText = z.string().min(1).max(CONFIGURED_SKU_MAX);

export const quantity = z.int().min(1).max(CART.maxPerLine);

/** Of pieces, orders, entries. */
export const count = z.int().min(0);

/** PostgreSQL rejects null characters. */
export const withoutNull = (shape: z.ZodString) =>
  shape.refine((text) => !text.includes('\0'), 'must not hold a null character');
/** Trimmed text of at most so many characters. */
export const boundedText = (max: number) => withoutNull(z.string().trim().max(max));
