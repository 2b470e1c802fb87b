/** Transactions that the database asks to try again: a serialisation failure or a deadlock is nobody's fault. */
import { ORDER } from '../../core/shop/constants.ts';
import type { Db } from './db.ts';

const AGAIN = new Set(['40001', '40P01']);

/** The SQLSTATE of a failed statement; drizzle keeps it one level down. */
export function sqlState(error: unknown): string | null {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const found = cause?.code ?? code;
  return typeof found === 'string' ? found : null;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs work until it succeeds or fails for another reason; with full jitter, a bounded number of times. */
export async function retrying<T>(work: () => Promise<T>, retries: number = ORDER.retries): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= retries || !AGAIN.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * ORDER.retryBaseMs * 2 ** attempt);
    }
  }
}

/** Runs work in one transaction. The whole transaction is retried when the database asks for it. */
export const transact = <T>(db: Db, work: (tx: Db) => Promise<T>) =>
  retrying(() => db.transaction((tx) => work(tx as unknown as Db)));
