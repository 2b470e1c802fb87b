/**
 * Caches products in list form, as JSON, until the catalogue changes. Entries expire after maxAgeMs in case a change
 * notification is lost.
 */

import type { ProductResponse } from '../../core/catalogue/shapes.ts';
import { MEMORY_CACHE } from '../../core/shop/server-constants.ts';
import { type CacheLimits, createMemoryCache } from '../../db/engine/memory-cache.ts';

type Read = (ids: readonly string[]) => Promise<ProductResponse[]>;
type Known = { readonly json: string };

export type ProductCache = {
  /** Returns products by id, in the given order; missing ones are left out. */
  readonly show: Read;
  /** Returns the same as JSON. */
  readonly texts: (ids: readonly string[]) => Promise<string[]>;
  readonly clear: () => void;
};

/** textOf returns the JSON of a product, checked. */
export function createProductCache(
  readProducts: Read,
  textOf: (product: ProductResponse) => string,
  limits: CacheLimits = MEMORY_CACHE.products,
): ProductCache {
  // Texts with characters beyond Latin-1 take two bytes for each.
  const cache = createMemoryCache<Known>(limits, ({ json }) => json.length * 2);
  let version = 0;

  async function readAndCache(ids: readonly string[]): Promise<(readonly [string, Known])[]> {
    const versionBefore = version;
    const read = (await readProducts(ids)).map((product) => [product._id, { json: textOf(product) }] as const);
    // A change during the read may have made the result stale: it is returned, but not cached.
    if (versionBefore === version) for (const [id, known] of read) cache.set(id, known);
    return read;
  }

  async function texts(ids: readonly string[]): Promise<string[]> {
    const found = new Map(
      ids.flatMap((id) => {
        const known = cache.get(id);
        return known ? [[id, known] as const] : [];
      }),
    );
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) for (const [id, known] of await readAndCache(missing)) found.set(id, known);
    return ids.flatMap((id) => found.get(id)?.json ?? []);
  }

  return {
    texts,
    show: async (ids) => (await texts(ids)).map((json) => JSON.parse(json) as ProductResponse),
    clear: () => {
      version += 1;
      cache.clear();
    },
  };
}
