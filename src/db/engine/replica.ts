/** Reads that may be a moment old go to a replica, and to the primary while there is none to be had. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { REPLICA } from '../../core/shop/constants.ts';
import { schema } from '../tables.ts';
import { isAway } from './away.ts';
import type { Db } from './db.ts';
import { sqlState } from './retry.ts';

/** No such database, or no entry: a replica that is being set up, or set up wrongly. */
const CLOSED = /^(28|3D)/;

/**
 * A database of single statements. Whatever the replica cannot do, the primary is asked within the same call; one that is
 * away is left alone for a while, so that not every caller waits for it.
 */
export function readFrom(replica: pg.Pool, primary: pg.Pool): Db {
  let awayUntil = 0;
  const query = async (...statement: Parameters<pg.Pool['query']>): Promise<unknown> => {
    if (Date.now() >= awayUntil) {
      try {
        return await (replica.query(...statement) as unknown as Promise<unknown>);
      } catch (error) {
        if (isAway(error) || CLOSED.test(sqlState(error) ?? '')) awayUntil = Date.now() + REPLICA.awayMs;
      }
    }
    return primary.query(...statement);
  };
  const db = drizzle({ client: { query } as unknown as pg.Pool, schema }) as unknown as Db;
  // Its statements could each go to another connection.
  return Object.assign(db, { transaction: async () => Promise.reject(new Error('Transactions are for the primary.')) });
}
