/** Chooses the engine: columns in memory for a large catalogue once they have been read, otherwise SQL. */
import type { Db } from '../../engine/db.ts';
import { memoize } from '../../engine/memoize.ts';
import { createLexer } from '../lexer.ts';
import { readVocabulary } from '../vocabulary.ts';
import { columnsEngine } from './columns/columns-engine.ts';
import { createColumnStore } from './columns/store.ts';
import type { CatalogueEngine } from './engine.ts';
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

/** renewed is called after columns were read again because of a change. */
export function createEngines(db: Db, renewed: () => void): Engines {
  const words = memoize(readVocabulary);
  const stemsOf = createLexer(db);
  const store = createColumnStore(undefined, renewed);
  const sql = sqlEngine(db, words);
  return {
    sql,
    current: () => {
      const columns = store.columns(db);
      return columns ? columnsEngine(db, columns, words, stemsOf) : sql;
    },
    expire: () => {
      words.clear();
      store.expire();
    },
    warm: () => store.warm(db),
  };
}
