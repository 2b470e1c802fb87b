/** Inserts rows, or updates those that exist. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/engine/db.ts';

/** Rows per statement, because a statement takes at most 65,535 parameters. */
export const CHUNK = 1000;

/** SET clause that takes all columns from the excluded row of an upsert. */
function excluded(table: PgTable, ...keep: string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns
      .filter(([key, column]) => !column.generated && !column.primary && !keep.includes(key))
      .map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
}

/** Upserts rows by id. keep: columns that an update leaves as they are. */
export async function put(
  tx: Db,
  table: PgTable & { id: AnyPgColumn },
  rows: readonly object[],
  keep: readonly string[] = [],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK) as (typeof table.$inferInsert)[];
    await tx
      .insert(table)
      .values(chunk)
      .onConflictDoUpdate({ target: table.id, set: excluded(table, ...keep) });
  }
}
