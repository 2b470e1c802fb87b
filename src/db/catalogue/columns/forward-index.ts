/** What each row holds, as places among a column's values: for counting the values of few rows. */
import { type Bits, countRows, eachRow } from './bitset.ts';
import type { Grouped } from './inverted-index.ts';
import { raise } from './raise.ts';

/** Of row i the places from starts[i] up to starts[i + 1], or its only one where each row has one. */
export type Held = { readonly starts: Uint32Array | null; readonly places: Uint16Array | Uint32Array };

export function heldBy({ values, starts, rows }: Grouped<unknown>, size: number): Held {
  const places = values.length > 0xffff ? new Uint32Array(rows.length) : new Uint16Array(rows.length);
  const firsts = new Uint32Array(size + 1);
  for (let i = 0; i < rows.length; i++) raise(firsts, (rows[i] as number) + 1);
  const single = rows.length === size && firsts.every((count, i) => i === 0 || count === 1);
  for (let row = 0; row < size; row++) raise(firsts, row + 1, firsts[row] as number);
  const next = firsts.slice();
  for (let place = 0; place < values.length; place++) {
    const end = starts[place + 1] as number;
    for (let i = starts[place] as number; i < end; i++) places[raise(next, rows[i] as number)] = place;
  }
  return { starts: single ? null : firsts, places };
}

/** The rows of a set, or those outside of it where they are fewer. */
export type Sample = { readonly rows: Uint32Array; readonly outside: boolean };

export function sampleOf(bits: Bits, size: number): Sample {
  const inside = countRows(bits);
  const outside = inside * 2 > size;
  const rows = new Uint32Array(outside ? size - inside : inside);
  let next = 0;
  const take = (row: number) => {
    rows[next++] = row;
  };
  // Rows that the last word has beyond the table are written past the end, which is nowhere.
  eachRow(outside ? bits.map((word) => ~word) : bits, take);
  return { rows, outside };
}

function countOnes(counts: Uint32Array, places: Held['places'], rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) raise(counts, places[rows[i] as number] as number);
}

function countLists(counts: Uint32Array, starts: Uint32Array, places: Held['places'], rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    const end = starts[row + 1] as number;
    for (let at = starts[row] as number; at < end; at++) raise(counts, places[at] as number);
  }
}

/** For each value of a column how many rows of the sampled set hold it. */
export function countHeld({ values, starts }: Grouped<unknown>, held: Held, { rows, outside }: Sample): Uint32Array {
  const counts = new Uint32Array(values.length);
  if (held.starts === null) countOnes(counts, held.places, rows);
  else countLists(counts, held.starts, held.places, rows);
  if (!outside) return counts;
  return counts.map((count, place) => (starts[place + 1] as number) - (starts[place] as number) - count);
}
