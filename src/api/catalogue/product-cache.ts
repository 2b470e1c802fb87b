/**
 * Products as lists show them, kept until the catalogue changes: the same few stand in many lists. An entry is never older
 * than maxAgeMs, should the message of a change be lost.
 */

import type { WireProduct } from '../../core/catalogue/shapes.ts';
import { MEMORY_CACHE } from '../../core/shop/constants.ts';
import { type CacheLimits, createMemoryCache, dataBytes } from '../../db/engine/memory-cache.ts';

type Read = (ids: readonly string[]) => Promise<WireProduct[]>;

export type ProductCache = {
  /** Products by their ids, in the order of these; those that are gone are left out. */
  readonly show: Read;
  readonly clear: () => void;
};

export function createProductCache(read: Read, limits: CacheLimits = MEMORY_CACHE.products): ProductCache {
  const cache = createMemoryCache<WireProduct>(limits, dataBytes);
  let version = 0;

  async function readAnew(ids: readonly string[]): Promise<WireProduct[]> {
    const asked = version;
    const products = await read(ids);
    // A change meanwhile may have made them old: they are shown, but not kept.
    if (asked === version) for (const product of products) cache.set(product._id, product);
    return products;
  }

  return {
    show: async (ids) => {
      const found = new Map<string, WireProduct>();
      for (const id of ids) {
        const known = cache.get(id);
        if (known) found.set(id, known);
      }
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length > 0) for (const product of await readAnew(missing)) found.set(product._id, product);
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    clear: () => {
      version += 1;
      cache.clear();
    },
  };
}
