/**
 * The columns of a large catalogue, read again in the background when it has changed; what was read before serves
 * meanwhile. A small catalogue has none: SQL lists it as fast, and exactly as it is now.
 */
import { count } from 'drizzle-orm';
import { COLUMNS } from '../../../core/shop/constants.ts';
import type { Db } from '../../engine/db.ts';
import { products } from '../../schema/shop.ts';
import { type Columns, readColumns } from './columns.ts';

export type ColumnStore = {
  /** null: not read yet, or not worth it. */
  readonly columns: (db: Db) => Columns | null;
  /** The catalogue has changed. */
  readonly expire: () => void;
  /** Resolves when they have been read once, or could not be. */
  readonly warm: (db: Db) => Promise<void>;
};

type Limits = { readonly fromProducts: number; readonly maxAgeMs: number; readonly restFactor: number };

/** renewed is called when columns that had a change to learn of have learnt it. */
export function createColumnStore(limits: Limits = COLUMNS, renewed: () => void = () => {}): ColumnStore {
  const { fromProducts, maxAgeMs, restFactor } = limits;
  let held: Columns | null = null;
  let until = 0;
  let restUntil = 0;
  let changed = false;
  let reading: Promise<void> | null = null;

  async function read(db: Db): Promise<void> {
    const started = Date.now();
    const isChange = changed;
    changed = false;
    until = started + maxAgeMs;
    try {
      const [row] = await db.select({ products: count() }).from(products);
      held = (row?.products ?? 0) < fromProducts ? null : await readColumns(db);
      if (isChange) renewed();
    } catch {
      // The database is away: whoever asks next tries again, and what is held is better than nothing.
      until = 0;
      changed ||= isChange;
    } finally {
      reading = null;
      // Changes that come one after the other must not keep a process reading.
      restUntil = Date.now() + (Date.now() - started) * restFactor;
    }
  }

  return {
    columns: (db) => {
      const now = Date.now();
      if (!reading && now >= until && now >= restUntil) reading = read(db);
      return held;
    },
    expire: () => {
      until = 0;
      changed = true;
    },
    warm: (db) => {
      reading ??= read(db);
      return reading;
    },
  };
}
