/** Memoizes one value that is read as a whole and rarely changes, until it is cleared or expires. */
import { MEMORY_CACHE } from '../../core/shop/server-constants.ts';
import type { Db } from './db.ts';
import { createMemoryCache } from './memory-cache.ts';

export type Memoized<Value> = {
  readonly get: (db: Db) => Promise<Value>;
  readonly clear: () => void;
};

const { maxBytes, maxAgeMs: KEPT_MS } = MEMORY_CACHE.single;
const ONLY = 'value';

/** maxAgeMs bounds staleness in case a change notification is lost. Failed reads are not cached. */
export function memoize<Value>(read: (db: Db) => Promise<Value>, maxAgeMs: number = KEPT_MS): Memoized<Value> {
  // The single value is needed whatever its size, so only its age is limited.
  const cache = createMemoryCache<{ readonly value: Value }>({ maxBytes, maxAgeMs }, () => 0);
  return {
    get: async (db) => (await cache.load(ONLY, async () => ({ value: await read(db) }))).value,
    clear: cache.clear,
  };
}
