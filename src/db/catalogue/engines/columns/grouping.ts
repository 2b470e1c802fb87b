/** Builds an inverted index while rows are read. */

import { increment } from './increment.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { inSlices, sorted } from './slices.ts';

const PART = 65_536;

/** A growable array of numbers, in parts: a larger copy would need three times its memory for a moment. */
function growing() {
  const parts: Uint32Array[] = [];
  let length = 0;
  return {
    push: (number: number) => {
      if (length % PART === 0) parts.push(new Uint32Array(PART));
      (parts[parts.length - 1] as Uint32Array)[length % PART] = number;
      length += 1;
    },
    at: (index: number) => (parts[Math.floor(index / PART)] as Uint32Array)[index % PART] as number,
    length: () => length,
  };
}

export type Grouping<Value> = {
  /** Adds the values of the next row. */
  readonly add: (values: readonly Value[]) => void;
  readonly done: () => Promise<InvertedIndex<Value>>;
};

export function grouping<Value extends string | number>(): Grouping<Value> {
  const codes = new Map<Value, number>();
  const entries = growing();
  /** Number of entries up to the end of each row; null while every row has one. */
  let ends: ReturnType<typeof growing> | null = null;
  let size = 0;

  function addEnd(count: number): void {
    if (ends === null && count !== 1) {
      ends = growing();
      for (let row = 1; row <= size; row++) ends.push(row);
    }
    ends?.push(entries.length());
    size += 1;
  }

  return {
    add: (values) => {
      for (const value of values) {
        const code = codes.get(value) ?? codes.size;
        if (code === codes.size) codes.set(value, code);
        entries.push(code);
      }
      addEnd(values.length);
    },
    done: async () => {
      const values = await sorted(codes.keys());
      const places = new Uint32Array(values.length);
      const starts = new Uint32Array(values.length + 1);
      const rows = new Uint32Array(entries.length());
      const placeOf = (entry: number) => places[entries.at(entry)] as number;
      const endOf = (row: number) => ends?.at(row) ?? row + 1;
      await inSlices(values.length, (place) => {
        places[codes.get(values[place] as Value) as number] = place;
      });
      codes.clear();
      await inSlices(rows.length, (entry) => {
        increment(starts, placeOf(entry) + 1);
      });
      await inSlices(values.length, (place) => {
        increment(starts, place + 1, starts[place] as number);
      });
      const next = starts.slice();
      let entry = 0;
      await inSlices(size, (row) => {
        for (const end = endOf(row); entry < end; entry++) rows[increment(next, placeOf(entry))] = row;
      });
      return { values, starts, rows };
    },
  };
}
