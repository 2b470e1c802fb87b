/** Opens the database: embedded PGlite in a folder or in memory, or PostgreSQL; migrated and ready in every case. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type Env, StartError } from '../env.ts';
import * as accountSchema from './account-schema.ts';
import { takeLock } from './lock.ts';
import * as orderSchema from './order-schema.ts';
import * as shopSchema from './schema.ts';

const schema = { ...shopSchema, ...accountSchema, ...orderSchema };

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  readonly db: Db;
  /** 'the folder .data/db', 'PostgreSQL at host:port' … for messages. */
  readonly name: string;
  readonly embedded: boolean;
  /** Calls back after any change to the catalogue, by whichever process. */
  readonly onCatalogueChange: (callback: () => void) => Promise<void>;
  readonly close: () => Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that no other program on the same server uses for an advisory lock. */
const MIGRATION_LOCK = 7_276_442;

async function openLite(folder: string | null): Promise<Database> {
  const release = folder === null ? () => {} : takeLock(folder);
  const where = folder === null ? null : join(folder, 'db');
  if (where) mkdirSync(where, { recursive: true });
  try {
    const lite = await PGlite.create({ ...(where ? { dataDir: where } : {}), extensions: { pg_trgm } });
    const db = drizzleLite(lite, { schema });
    await migrateLite(db, { migrationsFolder });
    return {
      db: db as unknown as Db,
      name: where ? `the folder ${where}` : 'memory',
      embedded: true,
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

/** An in-memory database, for tests and for a build beside a running shop. */
export function openMemory(): Promise<Database> {
  return openLite(null);
}

/** Listens on a connection of its own and takes a new one when it breaks; the callback also runs then, to be safe. */
async function listen(url: string, callback: () => void, closed: () => boolean): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  const connect = async () => {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', callback);
    next.on('error', () => {});
    next.on('end', () => {
      if (!closed()) setTimeout(() => connect().then(callback, () => {}), 1000).unref();
    });
    await next.connect();
    await next.query('LISTEN catalogue');
    client = next;
  };
  await connect();
  return async () => client?.end();
}

async function openServer(url: string, max: number): Promise<Database> {
  const { host } = new URL(url);
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  let closing = false;
  const cleanups: (() => Promise<void>)[] = [];
  const first = await pool.connect().catch((cause: Error) => {
    throw new StartError(
      `PostgreSQL at ${host} does not answer: ${cause.message}. Check DATABASE_URL, or unset it to use the embedded database.`,
    );
  });
  try {
    await first.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg(first, { schema }), { migrationsFolder });
  } finally {
    await first.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    first.release();
  }
  return {
    db: drizzlePg(pool, { schema }) as unknown as Db,
    name: `PostgreSQL at ${host}`,
    embedded: false,
    onCatalogueChange: async (callback) => {
      cleanups.push(await listen(url, callback, () => closing));
    },
    close: async () => {
      closing = true;
      for (const cleanup of cleanups) await cleanup();
      await pool.end();
    },
  };
}

/** Opens what the environment names. Throws StartError when it cannot be had. */
export function openDatabase(env: Env): Promise<Database> {
  return env.DATABASE_URL ? openServer(env.DATABASE_URL, env.DATABASE_POOL) : openLite(env.DATA_DIR);
}
