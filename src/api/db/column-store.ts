/**
 * The columns of a large catalogue, read again in the background when they have expired; what was read before serves
 * meanwhile. A small catalogue has none: SQL counts it as fast, and exactly as it is now.
 */
import { count } from 'drizzle-orm';
import { FACETS } from '../../core/constants.ts';
import { type Columns, readColumns } from './columns.ts';
import type { Db } from './open.ts';
import { products } from './schema.ts';

export type ColumnStore = {
  /** null: not read yet, or not worth it. */
  readonly columns: (db: Db) => Columns | null;
  /** The catalogue has changed. */
  readonly expire: () => void;
};

type Limits = { readonly fromProducts: number; readonly maxAgeMs: number; readonly restFactor: number };

export function createColumnStore({ fromProducts, maxAgeMs, restFactor }: Limits = FACETS): ColumnStore {
  let held: Columns | null = null;
  let until = 0;
  let restUntil = 0;
  let reading = false;

  async function read(db: Db): Promise<void> {
    const started = Date.now();
    reading = true;
    until = started + maxAgeMs;
    try {
      const [row] = await db.select({ products: count() }).from(products);
      held = (row?.products ?? 0) < fromProducts ? null : await readColumns(db);
    } catch {
      // The database is away: whoever asks next tries again, and what is held is better than nothing.
      until = 0;
    } finally {
      reading = false;
      // Changes that come one after the other must not keep a process reading.
      restUntil = Date.now() + (Date.now() - started) * restFactor;
    }
  }

  return {
    columns: (db) => {
      const now = Date.now();
      if (!reading && now >= until && now >= restUntil) void read(db);
      return held;
    },
    expire: () => {
      until = 0;
    },
  };
}
