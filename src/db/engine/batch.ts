/** Transactions over many rows: seeds, imports and exports. */
import { sql } from 'drizzle-orm';
import { DATABASE_LIMITS } from '../../core/shop/server-constants.ts';
import type { Db } from './db.ts';
import { transact } from './retry.ts';

const { statementMs, lockMs } = DATABASE_LIMITS.batch;
const limits = sql.raw(
  `select set_config('statement_timeout', '${statementMs}', true), set_config('lock_timeout', '${lockMs}', true)`,
);

/** Runs work in one transaction with longer statement timeouts than those of requests. */
export const inBatch = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  transact(db, async (tx) => {
    await tx.execute(limits);
    return work(tx);
  });
