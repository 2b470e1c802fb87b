/** PostgreSQL as the database: a pool, a LISTEN connection, and a connection for health checks. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Env, StartError } from '../../core/shop/env.ts';
import { DATABASE_LIMITS, REPLICA, SERVICE } from '../../core/shop/server-constants.ts';
import { checkMigrations, MIGRATIONS_DONE, migrationsFolder } from '../migrations.ts';
import type { Database, Db } from './db.ts';
import { listen } from './listen.ts';
import { readFrom } from './replica.ts';

/** Advisory lock number, unique on the server. */
const MIGRATION_LOCK = 7_276_442;

/** A pool that replaces broken idle connections. Without an error listener they would end the process. */
function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => {});
  return pool;
}

/** Runs the migrations; processes that start together wait for the first. */
async function update(url: string, host: string): Promise<void> {
  const first = new pg.Client({ connectionString: url, connectionTimeoutMillis: SERVICE.connectWithinMs });
  first.on('error', () => {});
  await first.connect().catch((cause: Error) => {
    throw new StartError(
      `PostgreSQL at ${host} does not answer: ${cause.message}. Check DATABASE_URL, or unset it to use the embedded database.`,
    );
  });
  try {
    await first.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(first), { migrationsFolder });
  } finally {
    await first.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    await first.end();
  }
}

export type ServerSettings = Pick<Env, 'DATABASE_POOL' | 'DATABASE_READ_URL'> & { readonly DATABASE_URL: string };

const figuresOf = (name: string, { totalCount, idleCount, waitingCount }: pg.Pool) => ({
  name,
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Statement and lock timeouts in milliseconds; 0 disables them. */
export type StatementLimits = { readonly statementMs: number; readonly lockMs: number };

/** Opens and migrates the database. Throws StartError when it does not respond; a replica may become available later. */
export async function openServer(
  settings: ServerSettings,
  { statementMs, lockMs }: StatementLimits = DATABASE_LIMITS.request,
): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl, DATABASE_POOL: max } = settings;
  const { host } = new URL(url);
  await update(url, host);
  // Sent as connection options, so that no request needs an additional statement.
  const limits = { statement_timeout: statementMs, lock_timeout: lockMs };
  const pool = openPool({ connectionString: url, max, connectionTimeoutMillis: SERVICE.connectWithinMs, ...limits });
  // A separate connection: a process with a busy pool is still ready.
  const within = SERVICE.readyWithinMs;
  const probe = openPool({ connectionString: url, max: 1, connectionTimeoutMillis: within, query_timeout: within });
  const { connectWithinMs: connectionTimeoutMillis, answerWithinMs: query_timeout } = REPLICA;
  const replica = readUrl
    ? openPool({ connectionString: readUrl, max, connectionTimeoutMillis, query_timeout, ...limits })
    : undefined;
  const db = drizzle(pool) as unknown as Db;
  let closing = false;
  const cleanups: (() => Promise<void>)[] = [];
  return {
    db,
    readDb: replica ? readFrom(replica, pool) : db,
    name: `PostgreSQL at ${host}`,
    embedded: false,
    check: async () => {
      const { rows } = await probe.query<{ done: number }>(MIGRATIONS_DONE);
      checkMigrations(rows[0]?.done);
    },
    pools: () => [figuresOf('primary', pool), ...(replica ? [figuresOf('replica', replica)] : [])],
    onCatalogueChange: async (callback) => {
      // Cleared twice: a lagging replica may have been read after the notification.
      const onChange = () => {
        callback();
        if (replica) setTimeout(callback, REPLICA.lagMs).unref();
      };
      cleanups.push(await listen(url, onChange, () => closing));
    },
    close: async () => {
      closing = true;
      for (const cleanup of cleanups) await cleanup();
      await Promise.all([pool, probe, replica].map((one) => one?.end()));
    },
  };
}
