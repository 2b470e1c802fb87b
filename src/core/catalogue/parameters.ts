/** Query parameters of catalogue requests. */

import { z } from 'zod';
import { withoutNull } from '../shop/value-shapes.ts';
import { SORTS } from './catalogue.ts';
import { CATALOGUE } from './constants.ts';
import { cleanQuery } from './search.ts';

const text = z.string().max(20_000);

const value = withoutNull(text);

/** Normalised, so that equivalent spellings share a cached response. */
export const searchText = text.transform(cleanQuery).optional();

const many = z.union([value, z.array(value).max(50)]).optional();

const flag = z.enum(['true', 'false', '1', '0']).optional();

/** A whole number as text; the message names the allowed range. */
export function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

const rupees = whole(0, 999_999_999).optional();

const centimetres = whole(1, CATALOGUE.maxSize).optional();

/** Query parameters of a catalogue request. limit alone, and slug, return a flat list. Unknown parameters are dropped. */
export const catalogueParameters = z.object({
  q: searchText,
  category: many,
  type: many,
  brand: many,
  material: many,
  colour: many,
  collection: value.optional(),
  minPrice: rupees,
  maxPrice: rupees,
  maxWidth: centimetres,
  maxDepth: centimetres,
  maxHeight: centimetres,
  rating: many,
  inStock: flag,
  isNew: flag,
  onSale: flag,
  featured: flag,
  sort: z.enum(SORTS).optional(),
  page: whole(1, CATALOGUE.maxPage).optional(),
  pageSize: whole(1, CATALOGUE.maxPageSize).optional(),
  limit: whole(1, CATALOGUE.maxPageSize).optional(),
  /** Only these products; all other parameters are ignored. */
  slug: many,
  /** Include the long texts, for builds. */
  detail: flag,
});
