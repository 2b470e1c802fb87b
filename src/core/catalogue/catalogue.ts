/** Catalogue queries: one shape for the URL, the API and the in-memory filter. */

import type { Dimensions, Product } from '../product/product.ts';
import { toMajor, toMinor } from '../shop/money.ts';
import { CATALOGUE } from './constants.ts';

export const SORTS = ['featured', 'price-low', 'price-high', 'newest', 'rating', 'popular'] as const;
export type Sort = (typeof SORTS)[number];

/**
 * Prices are in minor units (in URLs: whole rupees), sizes whole centimetres; null means no bound. Values of one list are
 * alternatives (OR), fields combine (AND). page starts at 1.
 */
export type CatalogueQuery = {
  readonly q: string;
  readonly category: readonly string[];
  readonly type: readonly string[];
  readonly brand: readonly string[];
  readonly material: readonly string[];
  readonly colour: readonly string[];
  readonly collection: string | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly maxWidth: number | null;
  readonly maxDepth: number | null;
  readonly maxHeight: number | null;
  readonly rating: readonly number[];
  readonly inStock: boolean;
  readonly isNew: boolean;
  readonly onSale: boolean;
  readonly featured: boolean;
  readonly sort: Sort;
  readonly page: number;
  readonly pageSize: number;
};

export const EMPTY_QUERY: CatalogueQuery = {
  q: '',
  category: [],
  type: [],
  brand: [],
  material: [],
  colour: [],
  collection: null,
  minPrice: null,
  maxPrice: null,
  maxWidth: null,
  maxDepth: null,
  maxHeight: null,
  rating: [],
  inStock: false,
  isNew: false,
  onSale: false,
  featured: false,
  sort: 'featured',
  page: 1,
  pageSize: CATALOGUE.pageSize,
};

export type FacetValue = { readonly value: string; readonly name: string; readonly count: number };
/**
 * For each value, the number of products that choosing it would leave, ignoring the group's own selection. Prices in
 * minor units.
 */
export type Facets = {
  readonly categories: readonly FacetValue[];
  readonly types: readonly FacetValue[];
  readonly brands: readonly FacetValue[];
  readonly materials: readonly FacetValue[];
  readonly colours: readonly FacetValue[];
  /** value n: products rated n or higher. */
  readonly ratings: readonly FacetValue[];
  readonly price: { readonly min: number; readonly max: number };
  /** The maximum of each measure, in centimetres; 0 where none is known. */
  readonly size: Dimensions;
  readonly inStock: number;
  readonly isNew: number;
  readonly onSale: number;
  readonly featured: number;
};

/** Share of a group's values with one product each, from which it distinguishes little. */
const SPARSE_SHARE = 0.75;

/** True for a group whose values mostly hold one product each, such as the types of the whole shop. */
export function isSparse(values: readonly FacetValue[]): boolean {
  const single = values.filter(({ count }) => count <= 1).length;
  return values.length > 1 && single >= values.length * SPARSE_SHARE;
}

export type CataloguePage = {
  readonly items: readonly Product[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly facets: Facets;
};

/** Number of pages, at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

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
