/** Rows by the values of one column: what is asked of a value is asked of its rows alone. */
import { addRows, type Bits, dropRows, everyRow, hasRow, noRows } from './bitset.ts';

/** Of values[i] the rows from starts[i] up to starts[i + 1], rising. Values rise too. A row with several values stands under each. */
export type Grouped<Value> = {
  readonly values: readonly Value[];
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
};

const rowsOf = ({ starts, rows }: Grouped<unknown>, from: number, to = from + 1): Uint32Array =>
  rows.subarray(starts[from], starts[to]);

/** Rows with any of the values that are wanted. size: of the table. */
export function rowsWith<Value>(grouped: Grouped<Value>, size: number, wanted: (value: Value) => boolean): Bits {
  const bits = noRows(size);
  for (const [i, value] of grouped.values.entries()) if (wanted(value)) addRows(bits, rowsOf(grouped, i));
  return bits;
}

/** The same of a column with one value each, where most rows may be wanted: then the others are taken out. */
export function rowsWithOne<Value>(grouped: Grouped<Value>, wanted: (value: Value) => boolean): Bits {
  const { values, starts, rows } = grouped;
  const sizeOf = (i: number) => (starts[i + 1] as number) - (starts[i] as number);
  const inside = values.reduce((total, value, i) => total + (wanted(value) ? sizeOf(i) : 0), 0);
  if (inside * 2 < rows.length) return rowsWith(grouped, rows.length, wanted);
  const bits = everyRow(rows.length);
  for (const [i, value] of values.entries()) if (!wanted(value)) dropRows(bits, rowsOf(grouped, i));
  return bits;
}

/** The first value that is at least low: its place among the values. */
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

/** Rows of a column with one value each, from low up to high, both included. */
export function rowsBetween(grouped: Grouped<number>, low: number, high: number): Bits {
  const { values, rows } = grouped;
  const from = placeOf(values, low);
  const above = placeOf(values, high);
  const to = Math.max(from, values[above] === high ? above + 1 : above);
  const inside = rowsOf(grouped, from, to);
  const bits = inside.length * 2 < rows.length ? noRows(rows.length) : everyRow(rows.length);
  if (inside.length * 2 < rows.length) addRows(bits, inside);
  else for (const outside of [rowsOf(grouped, 0, from), rowsOf(grouped, to, values.length)]) dropRows(bits, outside);
  return bits;
}

/** Rows with words that begin so; a row with several of them stands there as often. */
export function rowsBeginning(grouped: Grouped<string>, prefix: string): Uint32Array {
  return rowsOf(grouped, placeOf(grouped.values, prefix), placeOf(grouped.values, `${prefix}\uffff`));
}

/** Rows with this word. */
export function rowsNamed(grouped: Grouped<string>, word: string): Uint32Array {
  const place = placeOf(grouped.values, word);
  return grouped.values[place] === word ? rowsOf(grouped, place) : new Uint32Array();
}

/** Rows of a set in the order of their values, rising or falling, those alike in the order of the table. */
export function rowsInOrder(
  grouped: Grouped<unknown>,
  among: Bits,
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

/** The least or the greatest value of a set's rows; null of an empty set. */
export function edgeOf(grouped: Grouped<number>, among: Bits, falling: boolean): number | null {
  const { values } = grouped;
  for (let step = 0; step < values.length; step++) {
    const place = falling ? values.length - 1 - step : step;
    for (const row of rowsOf(grouped, place)) if (hasRow(among, row)) return values[place] as number;
  }
  return null;
}
