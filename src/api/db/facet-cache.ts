/**
 * Facets by what is chosen: every page and order of one choice shares one count, and those who ask for it at the same moment
 * wait for one. Dropped with the other answers when the catalogue changes. A large catalogue is counted in memory.
 */
import { type CatalogueQuery, EMPTY_QUERY, writeQuery } from '../../core/catalogue.ts';
import { countColumns } from './column-count.ts';
import { createColumnStore } from './column-store.ts';
import type { Conditions } from './conditions.ts';
import { countFacets } from './facets.ts';
import type { Db } from './open.ts';

type Counted = ReturnType<typeof countFacets>;
export type CountFacets = (db: Db, conditions: Conditions, query: CatalogueQuery) => Counted;
export type FacetCache = { readonly count: CountFacets; readonly clear: () => void };

const LIMITS = { entries: 500, maxAgeMs: 30_000 };

/** A query without what does not change its counts. */
function filterKey(query: CatalogueQuery): string {
  return writeQuery({ ...query, sort: EMPTY_QUERY.sort, page: 1, pageSize: EMPTY_QUERY.pageSize }).toString();
}

export function createFacetCache(store = createColumnStore()): FacetCache {
  const entries = new Map<string, { readonly counted: Counted; readonly until: number }>();
  return {
    clear: () => {
      entries.clear();
      store.expire();
    },
    count: (db, conditions, query) => {
      const key = filterKey(query);
      const known = entries.get(key);
      if (known && known.until > Date.now()) return known.counted;
      const columns = query.q === '' ? store.columns(db) : null;
      const counted = columns ? Promise.resolve(countColumns(columns, query)) : countFacets(db, conditions);
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
