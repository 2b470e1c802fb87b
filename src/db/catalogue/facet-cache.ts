/**
 * Caches facets by selection: all pages and sorts of a selection share one count, and concurrent requests share one query.
 * Cleared when the catalogue changes.
 */
import { type CatalogueQuery, EMPTY_QUERY } from '../../core/catalogue/catalogue.ts';
import { writeQuery } from '../../core/catalogue/query-address.ts';
import { MEMORY_CACHE } from '../../core/shop/server-constants.ts';
import { type CacheLimits, createMemoryCache, dataBytes } from '../engine/memory-cache.ts';
import type { FacetCounts } from './engines/facets.ts';

export type FacetCache = {
  /** Returns cached facets of a query's selection, or those that count returns. */
  readonly count: (query: CatalogueQuery, count: () => FacetCounts | Promise<FacetCounts>) => Promise<FacetCounts>;
  readonly clear: () => void;
};

/** Returns the cache key of the parts of a query that affect its counts. */
function filterKey(query: CatalogueQuery): string {
  return writeQuery({ ...query, sort: EMPTY_QUERY.sort, page: 1, pageSize: EMPTY_QUERY.pageSize }).toString();
}

export function createFacetCache(limits: CacheLimits = MEMORY_CACHE.facets): FacetCache {
  const cache = createMemoryCache<FacetCounts>(limits, dataBytes);
  return {
    clear: cache.clear,
    count: (query, count) => cache.load(filterKey(query), async () => count()),
  };
}
