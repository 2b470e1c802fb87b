/** The migrations folder, and whether a database has seen all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
  readonly entries: readonly unknown[];
};

/** Counts the migrations that a database has seen: {done}. */
export const MIGRATIONS_DONE = 'select count(*)::int as done from drizzle.__drizzle_migrations';

/** Throws unless all known migrations are applied; a newer database has more. */
export function checkMigrations(done: number | undefined): void {
  const needed = journal.entries.length;
  if ((done ?? 0) < needed) throw new Error(`The database has ${done} of ${needed} migrations.`);
}
