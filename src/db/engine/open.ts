/** Opens the database: embedded PGlite in a folder or in memory, or PostgreSQL. Always migrated. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Env } from '../../core/shop/env.ts';
import { checkMigrations, MIGRATIONS_DONE, migrationsFolder } from '../migrations.ts';
import type { Database, Db } from './db.ts';
import { readEmptyDatabase, writeEmptyDatabase } from './empty-database.ts';
import { acquireLock } from './lock.ts';
import { openServer } from './postgres.ts';

/**
 * Memory of the embedded database, which serves one session: PGlite's 128 MB of page buffers for 100 sessions cost a
 * process 120 MB and 0.4 s at start, because all of it is written at once. The system caches the files anyway.
 */
const STARTED_WITH = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'max_connections=10'];

/** Opens a folder or a dump; without either, or in a new folder, an empty database. */
async function createLite(dataDir: string | null, dump?: Blob): Promise<PGlite> {
  const isNew = !dump && !(dataDir && existsSync(join(dataDir, 'PG_VERSION')));
  const loadDataDir = isNew ? await readEmptyDatabase() : dump;
  const lite = await PGlite.create({
    ...(dataDir && { dataDir }),
    ...(loadDataDir && { loadDataDir }),
    extensions: { pg_trgm },
    startParams: STARTED_WITH,
  });
  if (isNew && !loadDataDir) await writeEmptyDatabase(lite);
  return lite;
}

async function openLite(folder: string | null, loadDataDir?: Blob): Promise<Database> {
  const release = folder === null ? () => {} : acquireLock(folder);
  const where = folder === null ? null : join(folder, 'db');
  if (where) mkdirSync(where, { recursive: true });
  try {
    const lite = await createLite(where, loadDataDir);
    const db = drizzle(lite);
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

/** Opens an in-memory database, for tests and for builds while a shop is running: empty, or from PGlite's dumpDataDir(). */
export function openMemory(dump?: Blob): Promise<Database> {
  return openLite(null, dump);
}

/** Opens the configured database. Throws StartError on failure. */
export function openDatabase(env: Env): Promise<Database> {
  const { DATABASE_URL } = env;
  return DATABASE_URL ? openServer({ ...env, DATABASE_URL }) : openLite(env.DATA_DIR);
}
