/** Something that is read whole and seldom changes: read once for all who ask, until it is dropped or has grown old. */
import { MEMORY_CACHE } from '../../core/shop/constants.ts';
import type { Db } from './db.ts';
import { createMemoryCache } from './memory-cache.ts';

export type Kept<Value> = {
  readonly get: (db: Db) => Promise<Value>;
  readonly clear: () => void;
};

const { maxBytes, maxAgeMs: KEPT_MS } = MEMORY_CACHE.single;
const ONLY = 'value';

/** maxAgeMs: should the message of a change be lost. A reading that fails is not kept. */
export function createKept<Value>(read: (db: Db) => Promise<Value>, maxAgeMs: number = KEPT_MS): Kept<Value> {
  // There is one value, and it is needed whatever its size: only its age is bounded.
  const cache = createMemoryCache<{ readonly value: Value }>({ maxBytes, maxAgeMs }, () => 0);
  return {
    get: async (db) => (await cache.load(ONLY, async () => ({ value: await read(db) }))).value,
    clear: cache.clear,
  };
}
