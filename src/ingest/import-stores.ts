/** The columns of a product file that say how many pieces of a variant stand in which store. Pure. */
import { IMPORT } from '../core/merchant/constants.ts';
import { MERCHANT_COPY as SAY } from '../core/merchant/copy.ts';
import type { KeptPieces } from '../db/catalogue/store-stock.ts';
import { isNo, joined } from './field-columns.ts';
import type { CellChange } from './import-row.ts';
import { type Fault, type ProductRecord, splitCell } from './product-file.ts';

type Numbers = ReadonlyMap<string, number>;

const ROW = /^([a-z0-9]+(?:-[a-z0-9]+)*) *: *(\d{1,9})$/;

/** 'bengaluru: 1 | pune: 3', by store; '' for none. */
const cellOf = (numbers: Numbers): string =>
  joined([...numbers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([store, stock]) => `${store}: ${stock}`));

const numbersOf = (kept: readonly KeptPieces[]): Numbers => new Map(kept.map(({ store, stock }) => [store, stock]));

/** The numbers of one variant as a file has them. */
export const storesCell = (kept: readonly KeptPieces[]): string => cellOf(numbersOf(kept));

/** Stores with 0 pieces are left out. null: it cannot be read. no: none. */
export function readStoresCell(text: string): Numbers | null {
  if (isNo(text)) return new Map();
  const rows = splitCell(text).map((one) => ROW.exec(one));
  const numbers = new Map<string, number>();
  for (const row of rows) {
    const [, store, stock] = row ?? [];
    if (!store || Number(stock) > IMPORT.maxStock || numbers.has(store)) return null;
    numbers.set(store, Number(stock));
  }
  return new Map([...numbers].filter(([, stock]) => stock > 0));
}

/** What a row sets. before: the cell as it was planned; rows with 0 remove a number. */
export type PlannedStores = { readonly sku: string; readonly before: string; readonly rows: readonly KeptPieces[] };

type Known = {
  readonly kept: readonly KeptPieces[];
  /** Of the variant, after the row. */
  readonly stock: number;
  /** Slugs of the stores that hand out orders; left out: any. */
  readonly stores?: ReadonlySet<string> | undefined;
  /** A variant that the row creates: nothing could have been seen. */
  readonly isNew?: boolean;
};
type Planned = { readonly plan: PlannedStores | null; readonly change: CellChange[]; readonly faults: Fault[] };

/** A cell equal to the exported one changes nothing, whatever the numbers are now. */
export function planStores({ line, cells }: ProductRecord, { kept, stock, stores, isNew = false }: Known): Planned {
  const nothing = { plan: null, change: [], faults: [] };
  const fault = (column: string, message: string): Planned => ({ ...nothing, faults: [{ line, column, message }] });
  const text = cells.stores;
  if (text === undefined) return nothing;
  const next = readStoresCell(text);
  const seen = cells.storesSeen === undefined || isNew ? null : readStoresCell(cells.storesSeen);
  if (!next) return fault('stores', SAY.badStores(text));
  if (cells.storesSeen !== undefined && !isNew && !seen) return fault('storesSeen', SAY.badStores(cells.storesSeen));
  const before = storesCell(kept);
  const after = cellOf(next);
  if (after === (seen ? cellOf(seen) : before)) return nothing;
  // An export leaves both columns empty for a variant that no store keeps.
  if (!seen && before !== '') return fault('stores', SAY.noStoresSeen);
  if (seen && cellOf(seen) !== before) return fault('stores', SAY.storesMoved(cellOf(seen), before));
  const unknown = [...next.keys()].find((slug) => stores && !stores.has(slug));
  if (unknown !== undefined) return fault('stores', SAY.noStoreOf(unknown));
  const sum = [...next.values()].reduce((all, one) => all + one, 0);
  if (sum > stock) return fault('stores', SAY.moreThanStock(stock));
  const sku = cells.sku as string;
  const gone = kept.filter(({ store }) => !next.has(store)).map(({ store }) => ({ store, sku, stock: 0 }));
  const rows = [...gone, ...[...next].map(([store, pieces]) => ({ store, sku, stock: pieces }))];
  return { plan: { sku, before, rows }, change: [{ column: 'stores', before, after }], faults: [] };
}
