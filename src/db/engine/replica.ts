/** Sends reads that may be stale to a replica, and to the primary while it is unavailable. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { REPLICA } from '../../core/shop/server-constants.ts';
import type { Db } from './db.ts';
import { sqlState } from './retry.ts';
import { isUnavailable } from './unavailable.ts';

/** SQLSTATEs of a replica that is being set up or misconfigured. */
const CLOSED = /^(28|3D)/;

/**
 * A database for single statements. Statements that fail on the replica run on the primary; an unreachable replica is
 * skipped for a while, so that not every caller waits for it.
 */
export function readFrom(replica: pg.Pool, primary: pg.Pool): Db {
  let awayUntil = 0;
  const query = async (...statement: Parameters<pg.Pool['query']>): Promise<unknown> => {
    if (Date.now() >= awayUntil) {
      try {
        return await (replica.query(...statement) as unknown as Promise<unknown>);
      } catch (error) {
        if (isUnavailable(error) || CLOSED.test(sqlState(error) ?? '')) awayUntil = Date.now() + REPLICA.awayMs;
      }
    }
    return primary.query(...statement);
  };
  const db = drizzle({ client: { query } as unknown as pg.Pool }) as unknown as Db;
  // Statements of a transaction could use different connections.
  return Object.assign(db, {
    transaction: async () => Promise.reject(new Error('Transactions must use the primary.')),
  });
}
