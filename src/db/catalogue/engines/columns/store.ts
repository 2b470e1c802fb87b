/**
 * Keeps the columns of a catalogue and reads them again in the background after a change. Those of a large one serve
 * meanwhile; a small one is then answered by SQL, which is current.
 */
import { count } from 'drizzle-orm';
import { COLUMNS } from '../../../../core/catalogue/constants.ts';
import type { Db } from '../../../engine/db.ts';
import { products } from '../../../schema/products.ts';
import { type Columns, readColumns } from './columns.ts';

export type ColumnStore = {
  /** null: not read yet; of a small catalogue also: outdated, or never read. */
  readonly columns: (db: Db) => Columns | null;
  /** Marks the columns as outdated. */
  readonly expire: () => void;
  /** Resolves when they have been read once, or reading failed. */
  readonly warm: (db: Db) => Promise<void>;
};

type Limits = {
  /** Size of a large catalogue. */
  readonly fromProducts: number;
  readonly maxAgeMs: number;
  readonly restFactor: number;
  /** Whether those of a small catalogue are read too. */
  readonly small?: boolean;
};

/** renewed is called after columns were read again because of a change. */
export function createColumnStore(limits: Limits = COLUMNS, renewed: () => void = () => {}): ColumnStore {
  const { fromProducts, maxAgeMs, restFactor, small = false } = limits;
  let columns: Columns | null = null;
  let until = 0;
  let restUntil = 0;
  let changed = false;
  let isLarge = false;
  let isOutdated = false;
  let reading: Promise<void> | null = null;

  async function read(db: Db): Promise<void> {
    const started = Date.now();
    const isChange = changed;
    changed = false;
    until = started + maxAgeMs;
    try {
      const [row] = await db.select({ products: count() }).from(products);
      isLarge = (row?.products ?? 0) >= fromProducts;
      columns = isLarge || small ? await readColumns(db) : null;
      isOutdated = changed;
      // Nothing was answered from older columns of a small catalogue.
      if (isChange && isLarge) renewed();
    } catch {
      // The database is unreachable: the next caller retries, and the previous columns stay in use.
      until = 0;
      changed ||= isChange;
    } finally {
      reading = null;
      // Limits the share of time spent reading when changes follow each other.
      restUntil = Date.now() + (Date.now() - started) * restFactor;
    }
  }

  return {
    columns: (db) => {
      const now = Date.now();
      if (!reading && now >= until && now >= restUntil) reading = read(db);
      return isLarge || !isOutdated ? columns : null;
    },
    expire: () => {
      until = 0;
      changed = true;
      isOutdated = true;
    },
    warm: (db) => {
      reading ??= read(db);
      return reading;
    },
  };
}
