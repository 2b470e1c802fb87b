/** Reads and writes a catalogue query as the parameters of an address. */
import { toMajor, toMinor } from '../shop/money.ts';
import { type CatalogueQuery, EMPTY_QUERY, SORTS } from './catalogue.ts';
import { CATALOGUE } from './constants.ts';

function integer(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  return Math.min(max, Math.max(min, Number(text)));
}

function price(text: string | null): number | null {
  const rupees = integer(text, 0, 999_999_999);
  return rupees === null ? null : toMinor(rupees);
}

/** Unique values of a repeated parameter. A comma is part of a value: 'Smith, Sons' is one brand. */
function values(params: URLSearchParams, name: string): string[] {
  const all = params.getAll(name).map((text) => text.trim());
  return [...new Set(all.filter(Boolean))];
}

/** Parses a query from URL parameters. Invalid parameters are ignored, so a broken link still shows a catalogue. */
export function readQuery(params: URLSearchParams): CatalogueQuery {
  const sort = params.get('sort');
  const flag = (...names: string[]) => names.some((name) => ['true', '1'].includes(params.get(name) ?? ''));
  // The home page's tabs use new, bestselling and onsale.
  const unsorted = flag('bestselling') ? 'popular' : EMPTY_QUERY.sort;
  return {
    q: (params.get('q') ?? '').trim(),
    category: values(params, 'category'),
    type: values(params, 'type'),
    brand: values(params, 'brand'),
    material: values(params, 'material'),
    colour: values(params, 'colour'),
    collection: params.get('collection')?.trim() || null,
    minPrice: price(params.get('minPrice')),
    maxPrice: price(params.get('maxPrice')),
    maxWidth: integer(params.get('maxWidth'), 1, CATALOGUE.maxSize),
    maxDepth: integer(params.get('maxDepth'), 1, CATALOGUE.maxSize),
    maxHeight: integer(params.get('maxHeight'), 1, CATALOGUE.maxSize),
    rating: [...new Set(values(params, 'rating').flatMap((text) => integer(text, 1, 5) ?? []))],
    inStock: flag('inStock'),
    isNew: flag('isNew', 'new'),
    onSale: flag('onSale', 'onsale'),
    featured: flag('featured'),
    sort: SORTS.find((known) => known === sort) ?? unsorted,
    page: integer(params.get('page'), 1, CATALOGUE.maxPage) ?? 1,
    pageSize: integer(params.get('pageSize'), 1, CATALOGUE.maxPageSize) ?? CATALOGUE.pageSize,
  };
}

const PRICES: ReadonlySet<string> = new Set(['minPrice', 'maxPrice']);

/** Serializes a query to its canonical parameters: only non-default values, in a fixed order. */
export function writeQuery(query: CatalogueQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of Object.keys(EMPTY_QUERY) as (keyof CatalogueQuery)[]) {
    const value = query[name];
    if (Array.isArray(value)) for (const one of value) params.append(name, String(one));
    else if (value !== null && value !== EMPTY_QUERY[name])
      params.set(name, String(PRICES.has(name) ? toMajor(Number(value)) : value));
  }
  return params;
}
