/** Prepared statements for frequent queries, planned once per connection. */
import type { Db } from './db.ts';

/** Prepares a statement on first use per database. The name must be unique. */
export function prepared<Statement>(name: string, prepare: (db: Db, name: string) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>();
  return (db) => {
    const found = known.get(db) ?? prepare(db, `aroha_${name}`);
    known.set(db, found);
    return found;
  };
}
