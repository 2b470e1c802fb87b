/** A second database connection that holds a lock until all calls wait for it or for each other, to make them concurrent. */
import pg from 'pg';
import type { Db } from '../../src/db/engine/db.ts';
import { databaseUrl } from './open-shop.ts';

export type Rival = {
  /**
   * Takes the statement's locks, starts the calls one after the other, and releases the locks once each call waits or is
   * done.
   */
  readonly meet: <T>(statement: string, ...calls: readonly (() => Promise<T>)[]) => Promise<T[]>;
  readonly close: () => Promise<void>;
};

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

export async function openRival(db: Db): Promise<Rival> {
  const connectionString = await databaseUrl(db);
  const [holder, watcher] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([holder.connect(), watcher.connect()]);
  const waiting = async () => (await watcher.query<{ waiting: number }>(WAITING)).rows[0]?.waiting ?? 0;

  async function meet<T>(statement: string, ...calls: readonly (() => Promise<T>)[]): Promise<T[]> {
    await holder.query(`begin; ${statement}`);
    let done = 0;
    const ends = calls.map(async () => undefined as T);
    try {
      for (const [at, call] of calls.entries()) {
        ends[at] = call().finally(() => {
          done += 1;
        });
        while (done + (await waiting()) <= at) await new Promise((next) => setTimeout(next, 1));
      }
    } finally {
      await holder.query('commit');
    }
    return Promise.all(ends);
  }
  return { meet, close: async () => void (await Promise.all([holder.end(), watcher.end()])) };
}
