/** Opens the database: embedded PGlite in a folder or in memory, or PostgreSQL; migrated and ready in every case. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Env } from '../../core/shop/env.ts';
import { checkMigrations, MIGRATIONS_DONE, migrationsFolder, schema } from '../tables.ts';
import type { Database, Db } from './db.ts';
import { takeLock } from './lock.ts';
import { openServer } from './postgres.ts';

async function openLite(folder: string | null, loadDataDir?: Blob): Promise<Database> {
  const release = folder === null ? () => {} : takeLock(folder);
  const where = folder === null ? null : join(folder, 'db');
  if (where) mkdirSync(where, { recursive: true });
  try {
    const from = loadDataDir ? { loadDataDir } : where ? { dataDir: where } : {};
    const lite = await PGlite.create({ ...from, extensions: { pg_trgm } });
    const db = drizzle(lite, { schema });
    await migrate(db, { migrationsFolder });
    return {
      db: db as unknown as Db,
      readDb: db as unknown as Db,
      name: where ? `the folder ${where}` : 'memory',
      embedded: true,
      check: async () => checkMigrations((await lite.query<{ done: number }>(MIGRATIONS_DONE)).rows[0]?.done),
      pools: () => [],
      onCatalogueChange: async (callback) => void (await lite.listen('catalogue', callback)),
      close: async () => {
        await lite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** An in-memory database, for tests and for a build beside a running shop: empty, or as PGlite's dumpDataDir() wrote it. */
export function openMemory(dump?: Blob): Promise<Database> {
  return openLite(null, dump);
}

/** Opens what the environment names. Throws StartError when it cannot be had. */
export function openDatabase(env: Env): Promise<Database> {
  const { DATABASE_URL } = env;
  return DATABASE_URL ? openServer({ ...env, DATABASE_URL }) : openLite(env.DATA_DIR);
}
