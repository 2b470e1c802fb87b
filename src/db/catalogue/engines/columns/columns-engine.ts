/** Answers queries from the columns of a large catalogue in memory, as the SQL engine would. */
import { SEARCH } from '../../../../core/catalogue/constants.ts';
import type { Db } from '../../../engine/db.ts';
import type { Memoized } from '../../../engine/memoize.ts';
import type { Lexer } from '../../lexer.ts';
import { search } from '../../search.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import type { CatalogueEngine } from '../engine.ts';
import { emptyBitset } from './bitset.ts';
import type { Columns } from './columns.ts';
import { countColumns } from './facets.ts';
import { filterRows } from './filter-rows.ts';
import { hitsOf, pageIds } from './page.ts';
import { columnIndex } from './word-index.ts';

export function columnsEngine(db: Db, columns: Columns, words: Memoized<Vocabulary>, stemsOf: Lexer): CatalogueEngine {
  const find = async (q: string) => search(db, columnIndex(columns, stemsOf), await words.get(db), q);
  return {
    plan: async (query) => {
      const found = query.q === '' ? null : await find(query.q);
      const rows = query.q === '' ? null : (found?.rows ?? emptyBitset(columns.ids.length));
      const filtered = filterRows(columns, query, rows);
      return {
        count: () => countColumns(columns, filtered),
        idsOn: (page) => pageIds(columns, { ...query, page }, filtered.whole, found),
      };
    },
    search: async (q) => {
      const found = await find(q);
      return found && hitsOf(columns, found, SEARCH.products);
    },
  };
}
