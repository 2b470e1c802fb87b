/** Schemas of prices in Markdown, CSV and the merchant API: whole currency units, because pages show no fractions. */
import { z } from 'zod';
import { IMPORT } from '../merchant/constants.ts';
import { MONEY } from './constants.ts';
import { toMajor } from './money.ts';

const max = toMajor(IMPORT.maxPrice);
export const PRICE_RULE = `must be a whole number from 1 to ${max}, without a fraction`;
/** In major units: rupees. */
export const majorPrice = z.number().int(PRICE_RULE).min(1, PRICE_RULE).max(max, PRICE_RULE);

const inMinor = `must be whole rupees in paise: a multiple of ${MONEY.minorPerMajor} up to ${IMPORT.maxPrice}`;
/** In minor units: paise. */
export const minorPrice = z
  .number()
  .int(inMinor)
  .min(MONEY.minorPerMajor, inMinor)
  .max(IMPORT.maxPrice, inMinor)
  .multipleOf(MONEY.minorPerMajor, inMinor);
