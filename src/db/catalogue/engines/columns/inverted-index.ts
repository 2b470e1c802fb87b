/** Inverted index: the rows of each value of a column. */
import { addRows, type Bitset, emptyBitset, fullBitset, hasRow, removeRows } from './bitset.ts';

/**
 * Rows of values[i] are rows[starts[i]] up to rows[starts[i + 1]], ascending. Values are ascending too. A row appears once
 * per value.
 */
export type InvertedIndex<Value> = {
  readonly values: readonly Value[];
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
};

const rowsOf = ({ starts, rows }: InvertedIndex<unknown>, from: number, to = from + 1): Uint32Array =>
  rows.subarray(starts[from], starts[to]);

/** Returns rows with any wanted value. size: number of rows in the table. */
export function rowsWith<Value>(
  grouped: InvertedIndex<Value>,
  size: number,
  wanted: (value: Value) => boolean,
): Bitset {
  const bits = emptyBitset(size);
  for (const [i, value] of grouped.values.entries()) if (wanted(value)) addRows(bits, rowsOf(grouped, i));
  return bits;
}

/** The same for single-valued columns where most rows may match: unwanted rows are removed instead. */
export function rowsWithOne<Value>(grouped: InvertedIndex<Value>, wanted: (value: Value) => boolean): Bitset {
  const { values, starts, rows } = grouped;
  const sizeOf = (i: number) => (starts[i + 1] as number) - (starts[i] as number);
  const inside = values.reduce((total, value, i) => total + (wanted(value) ? sizeOf(i) : 0), 0);
  if (inside * 2 < rows.length) return rowsWith(grouped, rows.length, wanted);
  const bits = fullBitset(rows.length);
  for (const [i, value] of values.entries()) if (!wanted(value)) removeRows(bits, rowsOf(grouped, i));
  return bits;
}

/** Returns the index of the first value that is at least low (binary search). */
function placeOf<Value extends string | number>(values: readonly Value[], low: Value): number {
  let from = 0;
  let to = values.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((values[middle] as Value) < low) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Returns rows of a single-valued column between low and high, inclusive. */
export function rowsBetween(grouped: InvertedIndex<number>, low: number, high: number): Bitset {
  const { values, rows } = grouped;
  const from = placeOf(values, low);
  const above = placeOf(values, high);
  const to = Math.max(from, values[above] === high ? above + 1 : above);
  const inside = rowsOf(grouped, from, to);
  const bits = inside.length * 2 < rows.length ? emptyBitset(rows.length) : fullBitset(rows.length);
  if (inside.length * 2 < rows.length) addRows(bits, inside);
  else for (const outside of [rowsOf(grouped, 0, from), rowsOf(grouped, to, values.length)]) removeRows(bits, outside);
  return bits;
}

/** Returns rows with words that start with prefix; a row repeats per matching word. */
export function rowsBeginning(grouped: InvertedIndex<string>, prefix: string): Uint32Array {
  return rowsOf(grouped, placeOf(grouped.values, prefix), placeOf(grouped.values, `${prefix}\uffff`));
}

/** Returns rows with this word. */
export function rowsNamed(grouped: InvertedIndex<string>, word: string): Uint32Array {
  const place = placeOf(grouped.values, word);
  return grouped.values[place] === word ? rowsOf(grouped, place) : new Uint32Array();
}

/** Returns rows sorted by value, ascending or descending; ties in table order. */
export function rowsInOrder(
  grouped: InvertedIndex<unknown>,
  among: Bitset,
  { falling, skip, most }: { readonly falling: boolean; readonly skip: number; readonly most: number },
): number[] {
  const { values, starts, rows } = grouped;
  const found: number[] = [];
  let left = skip;
  for (let step = 0; step < values.length; step++) {
    const place = falling ? values.length - 1 - step : step;
    const end = starts[place + 1] as number;
    for (let i = starts[place] as number; i < end; i++) {
      const row = rows[i] as number;
      if (!hasRow(among, row)) continue;
      if (left > 0) left -= 1;
      else if (found.push(row) === most) return found;
    }
  }
  return found;
}

/** Returns the least or greatest value of a set's rows; null for an empty set. */
export function edgeOf(grouped: InvertedIndex<number>, among: Bitset, falling: boolean): number | null {
  const { values } = grouped;
  for (let step = 0; step < values.length; step++) {
    const place = falling ? values.length - 1 - step : step;
    for (const row of rowsOf(grouped, place)) if (hasRow(among, row)) return values[place] as number;
  }
  return null;
}
