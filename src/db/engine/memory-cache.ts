/**
 * In-memory cache for values that outlive a request, bounded in bytes (including keys) and age.
 *
 * | Cache | Key | File |
 * |---|---|---|
 * | responses of the catalogue | route and validated parameters | `api/http/cache.ts` |
 * | facets | the filters of a query | `db/catalogue/facet-cache.ts` |
 * | products of lists | product id | `api/catalogue/product-cache.ts` |
 * | stems of words | a searched word | `db/catalogue/lexer.ts` |
 * | texts of the built site | path of a file of the build | `server/static-host.ts` |
 * | vocabulary, categories | one value each | `db/engine/memoize.ts` |
 *
 * The columns of a large catalogue (`db/catalogue/engines/columns/store.ts`) are one value whose size depends on the catalogue, not on requests.
 */
import { LRUCache } from 'lru-cache';
import { MEMORY_CACHE } from '../../core/shop/server-constants.ts';

export type CacheLimits = { readonly maxBytes: number; readonly maxAgeMs: number };

export type MemoryCache<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  /**
   * Returns the cached value, or what read resolves to. Concurrent callers share one read; a read that fails or is
   * overtaken by clear() is not cached.
   */
  readonly load: (key: string, read: () => Promise<Value>) => Promise<Value>;
  readonly clear: () => void;
  /** bytes as counted by bytesOf and MEMORY_CACHE.entryBytes. */
  readonly usage: () => { readonly entries: number; readonly bytes: number };
};

/** Estimates the heap bytes of plain data from its JSON: objects take about three times as much. */
export const dataBytes = (value: unknown): number => JSON.stringify(value).length * 3;

/** bytesOf returns a value's size; keys and overhead are added here. */
export function createMemoryCache<Value extends object>(
  { maxBytes, maxAgeMs }: CacheLimits,
  bytesOf: (value: Value) => number,
): MemoryCache<Value> {
  const entries = new LRUCache<string, Value>({ maxSize: maxBytes, ttl: maxAgeMs, ttlResolution: 0, perf: Date });
  const reads = new Map<string, Promise<Value>>();
  let sweeper: NodeJS.Timeout | undefined;

  function sweep(): void {
    entries.purgeStale();
    if (entries.size > 0) return;
    clearInterval(sweeper);
    sweeper = undefined;
  }

  function set(key: string, value: Value): void {
    entries.set(key, value, { size: key.length * 2 + Math.ceil(bytesOf(value)) + MEMORY_CACHE.entryBytes });
    // Runs only while there are entries, so that an unused cache can be collected.
    sweeper ??= setInterval(sweep, Math.min(maxAgeMs, MEMORY_CACHE.sweepMs)).unref();
  }

  async function load(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = entries.get(key) ?? reads.get(key);
    if (known) return known;
    const reading = read();
    reads.set(key, reading);
    const isCurrent = () => reads.get(key) === reading;
    try {
      const value = await reading;
      if (isCurrent()) set(key, value);
      return value;
    } finally {
      if (isCurrent()) reads.delete(key);
    }
  }

  return {
    get: (key) => entries.get(key),
    set,
    load,
    clear: () => {
      entries.clear();
      reads.clear();
    },
    usage: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}
