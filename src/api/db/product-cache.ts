/**
 * Products as lists show them, kept until the catalogue changes: the same few stand in many lists. An entry is never older
 * than maxAgeMs, should the message of a change be lost.
 */
import type { WireProduct } from '../../core/shapes.ts';

type Read = (ids: readonly string[]) => Promise<WireProduct[]>;
type Limits = { readonly entries: number; readonly maxAgeMs: number };

export type ProductCache = {
  /** Products by their ids, in the order of these; those that are gone are left out. */
  readonly show: Read;
  readonly clear: () => void;
};

export function createProductCache(
  read: Read,
  { entries, maxAgeMs }: Limits = { entries: 5000, maxAgeMs: 30_000 },
): ProductCache {
  const kept = new Map<string, { readonly product: WireProduct; readonly until: number }>();
  let version = 0;

  function keep(product: WireProduct, until: number): void {
    kept.delete(product._id);
    kept.set(product._id, { product, until });
    for (const oldest of kept.keys()) {
      if (kept.size <= entries) break;
      kept.delete(oldest);
    }
  }

  async function readAnew(ids: readonly string[]): Promise<WireProduct[]> {
    const asked = version;
    const products = await read(ids);
    // A change meanwhile may have made them old: they are shown, but not kept.
    if (asked === version) for (const product of products) keep(product, Date.now() + maxAgeMs);
    return products;
  }

  return {
    show: async (ids) => {
      const now = Date.now();
      const found = new Map<string, WireProduct>();
      for (const id of ids) {
        const known = kept.get(id);
        if (!known || known.until < now) continue;
        // Put back as the youngest: the map's order is the order of use.
        keep(known.product, known.until);
        found.set(id, known.product);
      }
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length > 0) for (const product of await readAnew(missing)) found.set(product._id, product);
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    clear: () => {
      version += 1;
      kept.clear();
    },
  };
}
