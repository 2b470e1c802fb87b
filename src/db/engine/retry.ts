/** Retries transactions after serialization failures and deadlocks. */
import { ORDER } from '../../core/order/constants.ts';
import type { Db } from './db.ts';

const AGAIN = new Set(['40001', '40P01']);

/** Returns the SQLSTATE of a failed statement; drizzle wraps the driver's error. */
export function sqlState(error: unknown): string | null {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const found = cause?.code ?? code;
  return typeof found === 'string' ? found : null;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries work on these errors a limited number of times, with full jitter. */
export async function withRetries<T>(work: () => Promise<T>, retries: number = ORDER.retries): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= retries || !AGAIN.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * ORDER.retryBaseMs * 2 ** attempt);
    }
  }
}

/** Runs work in one transaction, retried as a whole. */
export const transact = <T>(db: Db, work: (tx: Db) => Promise<T>) =>
  withRetries(() => db.transaction((tx) => work(tx as unknown as Db)));
