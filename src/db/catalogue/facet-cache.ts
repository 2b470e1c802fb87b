/**
 * Facets by what is chosen: every page and order of one choice shares one count, and those who ask for it at the same moment
 * wait for one. Dropped with the other answers when the catalogue changes.
 */
import { type CatalogueQuery, EMPTY_QUERY, writeQuery } from '../../core/catalogue/catalogue.ts';
import type { WireFacets } from '../../core/catalogue/shapes.ts';
import { MEMORY_CACHE } from '../../core/shop/constants.ts';
import { type CacheLimits, createMemoryCache, dataBytes } from '../engine/memory-cache.ts';

export type Counted = { readonly total: number; readonly facets: WireFacets };
export type FacetCache = {
  /** What is known of a query's choices, or what count finds. */
  readonly count: (query: CatalogueQuery, count: () => Counted | Promise<Counted>) => Promise<Counted>;
  readonly clear: () => void;
};

/** A query without what does not change its counts. */
function filterKey(query: CatalogueQuery): string {
  return writeQuery({ ...query, sort: EMPTY_QUERY.sort, page: 1, pageSize: EMPTY_QUERY.pageSize }).toString();
}

export function createFacetCache(limits: CacheLimits = MEMORY_CACHE.facets): FacetCache {
  const cache = createMemoryCache<Counted>(limits, dataBytes);
  return {
    clear: cache.clear,
    count: (query, count) => cache.load(filterKey(query), async () => count()),
  };
}
