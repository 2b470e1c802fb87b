/** Chooses the engine: columns in memory once they have been read, otherwise SQL. */
import { COLUMNS } from '../../../core/catalogue/constants.ts';
import type { Db } from '../../engine/db.ts';
import { memoize } from '../../engine/memoize.ts';
import { createLexer } from '../lexer.ts';
import { readVocabulary } from '../vocabulary.ts';
import { columnsEngine } from './columns/columns-engine.ts';
import { createColumnStore } from './columns/store.ts';
import type { CatalogueEngine } from './engine.ts';
import { isArranged } from './rules.ts';
import { sqlEngine } from './sql/sql-engine.ts';

export type Engines = {
  /** Always current. */
  readonly sql: CatalogueEngine;
  /** The fastest at the moment; from columns it may be a moment behind. */
  readonly current: () => CatalogueEngine;
  /** Marks what is in memory as outdated. */
  readonly expire: () => void;
  /** Resolves when the columns of a large catalogue have been read once, or reading failed. */
  readonly warm: () => Promise<void>;
};

/** Takes the order of a collection, which columns do not hold, from SQL: it sorts a few hundred rows at most. */
export const arranging = (fast: CatalogueEngine, sql: CatalogueEngine): CatalogueEngine => ({
  ...fast,
  plan: async (query) => {
    const plan = await fast.plan(query);
    return isArranged(query) ? { ...plan, idsOn: (await sql.plan(query)).idsOn } : plan;
  },
});

/**
 * renewed is called after columns that others may have answered from were read again because of a change. small: whether
 * columns answer for small catalogues too: only where a change is known before its writer is answered.
 */
export function createEngines(db: Db, renewed: () => void, small: boolean): Engines {
  const words = memoize(readVocabulary);
  const stemsOf = createLexer(db);
  const store = createColumnStore({ ...COLUMNS, small }, renewed);
  const sql = sqlEngine(db, words);
  return {
    sql,
    current: () => {
      const columns = store.columns(db);
      return columns ? arranging(columnsEngine(db, columns, words, stemsOf), sql) : sql;
    },
    expire: () => {
      words.clear();
      store.expire();
    },
    warm: () => store.warm(db),
  };
}
