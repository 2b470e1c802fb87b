/**
 * Empties tables between tests. TRUNCATE makes new files for each table and index, which costs some tens of milliseconds
 * of processor time; deleting the few rows of a test costs a few.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/engine/db.ts';

/** The functions created per database, by the tables they empty. */
const created = new WeakMap<Db, Map<string, Promise<string>>>();

/** Creates a function that deletes all rows of the tables and of those with references to them. Returns its name. */
async function create(db: Db, names: string, at: number): Promise<string> {
  const { rows } = (await db.execute(sql`with recursive tables as (
      select name::regclass::oid as oid from unnest(string_to_array(${names}, ' ')) as name
      union select conrelid from pg_constraint join tables on confrelid = tables.oid where contype = 'f'
    ) select oid::regclass::text as name from tables`)) as unknown as { rows: { name: string }[] };
  const name = `clear_tables_${at}`;
  const deletes = rows.map((table) => `delete from ${table.name};`).join(' ');
  // As a replica, references are not checked and triggers do not run, as with TRUNCATE.
  await db.execute(
    sql.raw(`create function ${name}() returns void language plpgsql
      set session_replication_role = replica as $$ begin ${deletes} end $$`),
  );
  return name;
}

/**
 * Deletes all rows of the tables and of those with references to them, without running triggers. Not for tables of the
 * catalogue, whose changes are noticed by triggers.
 */
export async function clearTables(db: Db, ...tables: readonly [string, ...string[]]): Promise<void> {
  const known = created.get(db) ?? new Map<string, Promise<string>>();
  created.set(db, known);
  const names = tables.join(' ');
  const name = known.get(names) ?? create(db, names, known.size);
  known.set(names, name);
  await db.execute(sql.raw(`select ${await name}()`));
}
