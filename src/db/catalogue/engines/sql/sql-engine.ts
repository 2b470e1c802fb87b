/** Answers queries from the database: always current, and as fast as memory for a few thousand products. */
import { SEARCH } from '../../../../core/catalogue/constants.ts';
import type { Db } from '../../../engine/db.ts';
import type { Memoized } from '../../../engine/memoize.ts';
import { search } from '../../search.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import type { CatalogueEngine } from '../engine.ts';
import { conditionsOf } from './conditions.ts';
import { countFacets } from './facets.ts';
import { findIds } from './find-ids.ts';
import { hitsIndex, tsqueryIndex } from './text-index.ts';

export function sqlEngine(db: Db, words: Memoized<Vocabulary>): CatalogueEngine {
  return {
    plan: async (query) => {
      const tsquery = query.q === '' ? null : await search(db, tsqueryIndex(db), await words.get(db), query.q);
      return {
        count: () => countFacets(db, conditionsOf(query, tsquery)),
        idsOn: (page) => findIds(db, { ...query, page }, tsquery),
      };
    },
    search: async (q) => search(db, hitsIndex(db, SEARCH.products), await words.get(db), q),
  };
}
