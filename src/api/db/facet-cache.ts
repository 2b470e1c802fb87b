/**
 * Facets by what is chosen: every page and order of one choice shares one count, and those who ask for it at the same moment
 * wait for one statement. Dropped with the other answers when the catalogue changes.
 */
import { type CatalogueQuery, EMPTY_QUERY, writeQuery } from '../../core/catalogue.ts';
import type { Conditions } from './conditions.ts';
import { countFacets } from './facets.ts';
import type { Db } from './open.ts';

type Counted = ReturnType<typeof countFacets>;
export type CountFacets = (db: Db, conditions: Conditions, key: string) => Counted;
export type FacetCache = { readonly count: CountFacets; readonly clear: () => void };

const LIMITS = { entries: 500, maxAgeMs: 30_000 };

/** A query without what does not change its counts. */
export function filterKey(query: CatalogueQuery): string {
  return writeQuery({ ...query, sort: EMPTY_QUERY.sort, page: 1, pageSize: EMPTY_QUERY.pageSize }).toString();
}

export function createFacetCache(): FacetCache {
  const entries = new Map<string, { readonly counted: Counted; readonly until: number }>();
  return {
    clear: () => entries.clear(),
    count: (db, conditions, key) => {
      const known = entries.get(key);
      if (known && known.until > Date.now()) return known.counted;
      const counted = countFacets(db, conditions);
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
