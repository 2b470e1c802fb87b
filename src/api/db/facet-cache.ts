/**
 * Facets by what is chosen: every page and order of one choice shares one count, and those who ask for it at the same moment
 * wait for one. Dropped with the other answers when the catalogue changes.
 */
import { type CatalogueQuery, EMPTY_QUERY, writeQuery } from '../../core/catalogue.ts';
import type { WireFacets } from '../../core/shapes.ts';

export type Counted = { readonly total: number; readonly facets: WireFacets };
export type FacetCache = {
  /** What is known of a query's choices, or what count finds. */
  readonly count: (query: CatalogueQuery, count: () => Counted | Promise<Counted>) => Promise<Counted>;
  readonly clear: () => void;
};

const LIMITS = { entries: 500, maxAgeMs: 30_000 };

/** A query without what does not change its counts. */
function filterKey(query: CatalogueQuery): string {
  return writeQuery({ ...query, sort: EMPTY_QUERY.sort, page: 1, pageSize: EMPTY_QUERY.pageSize }).toString();
}

export function createFacetCache(): FacetCache {
  const entries = new Map<string, { readonly counted: Promise<Counted>; readonly until: number }>();
  return {
    clear: () => entries.clear(),
    count: (query, count) => {
      const key = filterKey(query);
      const known = entries.get(key);
      if (known && known.until > Date.now()) return known.counted;
      const counted = Promise.resolve(count());
      counted.catch(() => entries.delete(key));
      entries.delete(key);
      entries.set(key, { counted, until: Date.now() + LIMITS.maxAgeMs });
      for (const oldest of entries.keys()) {
        if (entries.size <= LIMITS.entries) break;
        entries.delete(oldest);
      }
      return counted;
    },
  };
}
