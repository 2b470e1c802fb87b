/**
 * Counts submitted searches that found nothing, and stores them now and then. A response from the cache counts too: its
 * key is remembered with its term.
 */
import type { FastifyInstance } from 'fastify';
import { missTerm } from '../../core/catalogue/search-miss.ts';
import { MISSES } from '../../core/merchant/constants.ts';
import type { Db } from '../../db/engine/db.ts';
import { addMisses } from '../../db/merchant/search-misses.ts';

export type MissCounter = {
  /** Notes that the response of a cache key found nothing; null: it found something. */
  readonly note: (key: string | undefined, query: string | null) => void;
  /** Counts a response that was sent. */
  readonly answered: (key: string | undefined) => void;
  /** Stores what was counted; what cannot be stored is dropped, because it is a statistic. */
  readonly store: () => Promise<void>;
};

/** Stores every MISSES.everyMs, and when the app closes. */
export function createMissCounter(app: FastifyInstance, db: Db): MissCounter {
  const terms = new Map<string, string>();
  let times = new Map<string, number>();

  async function store(): Promise<void> {
    if (times.size === 0) return;
    const counted = times;
    times = new Map();
    await addMisses(db, counted).catch((error: unknown) => app.log.error(error));
  }

  const timer = setInterval(store, MISSES.everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });
  return {
    note: (key, query) => {
      if (key === undefined) return;
      terms.delete(key);
      const term = query === null ? null : missTerm(query);
      if (term === null) return;
      // The oldest key is forgotten, so that invented queries do not fill the memory.
      if (terms.size >= MISSES.most) terms.delete(terms.keys().next().value as string);
      terms.set(key, term);
    },
    answered: (key) => {
      const term = key === undefined ? undefined : terms.get(key);
      if (term === undefined || (times.size >= MISSES.most && !times.has(term))) return;
      times.set(term, (times.get(term) ?? 0) + 1);
    },
    store,
  };
}
