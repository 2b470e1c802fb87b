/** Statements that are asked so often that the database should plan them once for each connection. */
import type { Db } from './db.ts';

/** Prepares a statement when a database is first asked it. The name must be the shop's only one. */
export function prepared<Statement>(name: string, prepare: (db: Db, name: string) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>();
  return (db) => {
    const found = known.get(db) ?? prepare(db, `aroha_${name}`);
    known.set(db, found);
    return found;
  };
}
