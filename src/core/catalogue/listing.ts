/** Listing pages: one page type with presets. A preset is a query that URL parameters refine. */

import { COPY } from '../shop/copy.ts';
import { categoryPath, collectionPath, ROUTES } from '../shop/routes.ts';
import { type CatalogueQuery, EMPTY_QUERY } from './catalogue.ts';
import type { Category } from './category.ts';
import type { Collection } from './collection.ts';
import { SEARCH_COPY } from './search-copy.ts';

export type Listing = {
  /** Path without slashes at the ends: 'shop', 'category/lighting'. */
  readonly id: string;
  readonly path: string;
  readonly heading: string;
  readonly line: string;
  readonly preset: Partial<CatalogueQuery>;
};

/** Listings that do not depend on the catalogue. */
export const LISTINGS: readonly Listing[] = [
  { id: 'shop', path: ROUTES.shop.path, heading: COPY.catalogue.title, line: '', preset: {} },
  {
    id: 'featured',
    path: ROUTES.featured.path,
    heading: 'Featured',
    line: ROUTES.featured.description,
    preset: { featured: true },
  },
  {
    id: 'new-arrivals',
    path: ROUTES.newArrivals.path,
    heading: 'New Arrivals',
    line: ROUTES.newArrivals.description,
    preset: { isNew: true, sort: 'newest' },
  },
  { id: 'sale', path: ROUTES.sale.path, heading: 'Sale', line: ROUTES.sale.description, preset: { onSale: true } },
];

/** Returns the fixed listing of an id. */
export function listingOf(id: string): Listing {
  const found = LISTINGS.find((listing) => listing.id === id);
  if (!found) throw new Error(`There is no listing ${id}.`);
  return found;
}

/** The search page: a listing whose query is the search text. */
export const SEARCH_LISTING: Listing = {
  id: 'search',
  path: ROUTES.search.path,
  heading: SEARCH_COPY.title,
  line: '',
  preset: {},
};

/** The listing of one category. */
export function categoryListing(category: Pick<Category, 'slug' | 'name' | 'description' | 'line'>): Listing {
  return {
    id: `category/${category.slug}`,
    path: categoryPath(category.slug),
    heading: category.name,
    line: category.description || category.line,
    preset: { category: [category.slug] },
  };
}

/** The listing of one collection. */
export function collectionListing(collection: Pick<Collection, 'slug' | 'name' | 'description' | 'line'>): Listing {
  return {
    id: `collections/${collection.slug}`,
    path: collectionPath(collection.slug),
    heading: collection.name,
    line: collection.description || collection.line,
    preset: { collection: collection.slug },
  };
}

/** Combines the URL's query with the listing's preset. */
export function withPreset(query: CatalogueQuery, preset: Listing['preset']): CatalogueQuery {
  const sort = query.sort === EMPTY_QUERY.sort ? (preset.sort ?? query.sort) : query.sort;
  return { ...query, ...preset, sort };
}
