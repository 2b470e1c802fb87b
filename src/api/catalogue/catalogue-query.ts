/** Converts the validated parameters of a catalogue request to a query. */
import type { z } from 'zod';
import { type CatalogueQuery, EMPTY_QUERY } from '../../core/catalogue/catalogue.ts';
import type { catalogueParameters } from '../../core/catalogue/parameters.ts';
import { toMinor } from '../../core/shop/money.ts';

type Many = string | readonly string[] | undefined;
const list = (given: Many) => [...new Set([given ?? []].flat().map((text) => text.trim()))].filter(Boolean);
/** Clamped to 1 to 5; invalid numbers are dropped. */
const ratings = (given: Many) =>
  list(given).flatMap((text) => (/^\d{1,9}$/.test(text) ? Math.min(5, Math.max(1, Number(text))) : []));
const price = (rupees: number | undefined) => (rupees === undefined ? null : toMinor(rupees));
const isOn = (flag: string | undefined) => flag === 'true' || flag === '1';

export function catalogueQuery(given: z.output<typeof catalogueParameters>): CatalogueQuery {
  return {
    q: given.q ?? '',
    category: list(given.category),
    type: list(given.type),
    brand: list(given.brand),
    material: list(given.material),
    colour: list(given.colour),
    collection: given.collection?.trim() || null,
    minPrice: price(given.minPrice),
    maxPrice: price(given.maxPrice),
    maxWidth: given.maxWidth ?? null,
    maxDepth: given.maxDepth ?? null,
    maxHeight: given.maxHeight ?? null,
    rating: [...new Set(ratings(given.rating))],
    inStock: isOn(given.inStock),
    isNew: isOn(given.isNew),
    onSale: isOn(given.onSale),
    featured: isOn(given.featured),
    sort: given.sort ?? EMPTY_QUERY.sort,
    page: given.page ?? EMPTY_QUERY.page,
    pageSize: given.pageSize ?? EMPTY_QUERY.pageSize,
  };
}
