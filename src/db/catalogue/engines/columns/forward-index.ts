/** Forward index: the values of each row, as positions in a column's value list. Counts values of few rows. */
import { type Bitset, countRows, eachRow } from './bitset.ts';
import { increment } from './increment.ts';
import type { InvertedIndex } from './inverted-index.ts';

/** Positions of row i are places[starts[i]] up to places[starts[i + 1]]; starts is null when every row has exactly one. */
export type ForwardIndex = { readonly starts: Uint32Array | null; readonly places: Uint16Array | Uint32Array };

export function forwardIndexOf({ values, starts, rows }: InvertedIndex<unknown>, size: number): ForwardIndex {
  const places = values.length > 0xffff ? new Uint32Array(rows.length) : new Uint16Array(rows.length);
  const firsts = new Uint32Array(size + 1);
  for (let i = 0; i < rows.length; i++) increment(firsts, (rows[i] as number) + 1);
  const single = rows.length === size && firsts.every((count, i) => i === 0 || count === 1);
  for (let row = 0; row < size; row++) increment(firsts, row + 1, firsts[row] as number);
  const next = firsts.slice();
  for (let place = 0; place < values.length; place++) {
    const end = starts[place + 1] as number;
    for (let i = starts[place] as number; i < end; i++) places[increment(next, rows[i] as number)] = place;
  }
  return { starts: single ? null : firsts, places };
}

/** The rows of a set, or its complement when that is smaller. */
export type Sample = { readonly rows: Uint32Array; readonly outside: boolean };

export function sampleOf(bits: Bitset, size: number): Sample {
  const inside = countRows(bits);
  const outside = inside * 2 > size;
  const rows = new Uint32Array(outside ? size - inside : inside);
  let next = 0;
  const take = (row: number) => {
    rows[next++] = row;
  };
  // Bits beyond the table in the last word are written past the end of the array and ignored.
  eachRow(outside ? bits.map((word) => ~word) : bits, take);
  return { rows, outside };
}

function countOnes(counts: Uint32Array, places: ForwardIndex['places'], rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) increment(counts, places[rows[i] as number] as number);
}

function countLists(counts: Uint32Array, starts: Uint32Array, places: ForwardIndex['places'], rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    const end = starts[row + 1] as number;
    for (let at = starts[row] as number; at < end; at++) increment(counts, places[at] as number);
  }
}

/** Returns for each value of a column how many sampled rows have it. */
export function countValues(
  { values, starts }: InvertedIndex<unknown>,
  index: ForwardIndex,
  { rows, outside }: Sample,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  if (index.starts === null) countOnes(counts, index.places, rows);
  else countLists(counts, index.starts, index.places, rows);
  if (!outside) return counts;
  return counts.map((count, place) => (starts[place + 1] as number) - (starts[place] as number) - count);
}
