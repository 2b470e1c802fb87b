/**
 * Caches products in list form until the catalogue changes. Entries expire after maxAgeMs in case a change notification is
 * lost.
 */

import type { ProductResponse } from '../../core/catalogue/shapes.ts';
import { MEMORY_CACHE } from '../../core/shop/server-constants.ts';
import { type CacheLimits, createMemoryCache, dataBytes } from '../../db/engine/memory-cache.ts';

type Read = (ids: readonly string[]) => Promise<ProductResponse[]>;

export type ProductCache = {
  /** Returns products by id, in the given order; missing ones are left out. */
  readonly show: Read;
  readonly clear: () => void;
};

export function createProductCache(read: Read, limits: CacheLimits = MEMORY_CACHE.products): ProductCache {
  const cache = createMemoryCache<ProductResponse>(limits, dataBytes);
  let version = 0;

  async function readAndCache(ids: readonly string[]): Promise<ProductResponse[]> {
    const versionBefore = version;
    const products = await read(ids);
    // A change during the read may have made the result stale: it is returned, but not cached.
    if (versionBefore === version) for (const product of products) cache.set(product._id, product);
    return products;
  }

  return {
    show: async (ids) => {
      const found = new Map<string, ProductResponse>();
      for (const id of ids) {
        const known = cache.get(id);
        if (known) found.set(id, known);
      }
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length > 0) for (const product of await readAndCache(missing)) found.set(product._id, product);
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    clear: () => {
      version += 1;
      cache.clear();
    },
  };
}
