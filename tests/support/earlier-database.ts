/** A database as an earlier commit left it: migrated as far as that commit knew, with the rows that its shop wrote. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type Env, readEnv } from '../../src/core/shop/env.ts';
import { migrationsFolder } from '../../src/db/migrations.ts';
import { addressOf, type Engine } from './database-copies.ts';
import { tempFolder } from './temp-folder.ts';

/** What the shop of the earlier commit told its shoppers, and all rows of its tables. */
export type Snapshot = {
  readonly migrations: number;
  readonly known: {
    readonly email: string;
    readonly password: string;
    readonly cookies: readonly (readonly [string, string])[];
    readonly guest: { readonly number: string; readonly token: string };
    readonly account: string;
  };
  readonly tables: Readonly<Record<string, readonly Record<string, unknown>[]>>;
};

export const readSnapshot = (name: string): Snapshot =>
  JSON.parse(readFileSync(`tests/support/upgrade/${name}.json`, 'utf8'));

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Foreign keys and triggers rest, so that tables can be filled in any order and counts stay as they were. */
async function fill(query: Query, { tables }: Snapshot): Promise<void> {
  await query('set session_replication_role = replica');
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {})
      .map((name) => `"${name}"`)
      .join(', ');
    await query(
      `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  // As a restored backup does, ids go on after the last one.
  const { rows } = await query(
    "select table_name, column_name from information_schema.columns where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')",
  );
  for (const { table_name: table, column_name: column } of rows as { table_name: string; column_name: string }[])
    await query(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), greatest(1, max("${column}"))) from "${table}"`,
    );
}

/** The migrations folder with the first count migrations. */
function firstMigrations(count: number): string {
  const folder = join(tempFolder(), 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

/** Makes the database and returns the environment of a process that opens it. */
export async function makeEarlier(engine: Engine, snapshot: Snapshot): Promise<Env> {
  const folder = { migrationsFolder: firstMigrations(snapshot.migrations) };
  if (engine === 'pglite') {
    const data = tempFolder();
    const lite = await PGlite.create({ dataDir: join(data, 'db'), extensions: { pg_trgm } });
    await migrateLite(drizzleLite(lite), folder);
    await fill((text, values) => lite.query(text, values), snapshot);
    await lite.close();
    return readEnv({ DATA_DIR: data });
  }
  const name = `aroha_upgrade_${process.pid}`;
  const admin = new pg.Client({ connectionString: addressOf('postgres') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const client = new pg.Client({ connectionString: addressOf(name) });
  await client.connect();
  await migrate(drizzle(client), folder);
  await fill((text, values) => client.query(text, values), snapshot);
  await client.end();
  return readEnv({ DATABASE_URL: addressOf(name) });
}
