/** Catalogue queries: one shape for the URL, the API and the in-memory filter. */

import type { Product } from '../product/product.ts';
import { CATALOGUE } from './constants.ts';
import type { Facets } from './facets.ts';

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
