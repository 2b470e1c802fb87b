/** The interface of a catalogue engine: answers queries and searches. README.md says when which engine runs. */
import type { CatalogueQuery } from '../../../core/catalogue/catalogue.ts';
import type { FacetCounts } from './facets.ts';

/** A query whose search words have been resolved. */
export type QueryPlan = {
  readonly count: () => FacetCounts | Promise<FacetCounts>;
  /** Returns the ids on a page of the query, sorted. */
  readonly idsOn: (page: number) => string[] | Promise<string[]>;
};

/** Search suggestions. */
export type Hits = {
  /** Ids of the best matches, best first. */
  readonly ids: readonly string[];
  /** Number of matches per category id. */
  readonly categories: ReadonlyMap<string, number>;
};

export type CatalogueEngine = {
  readonly plan: (query: CatalogueQuery) => Promise<QueryPlan>;
  /** Returns the best matches of search words, or null when nothing matches. */
  readonly search: (q: string) => Promise<Hits | null>;
};
