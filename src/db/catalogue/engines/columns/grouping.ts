/** Builds an inverted index while rows are read. */

import { increment } from './increment.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { inSlices, sorted } from './slices.ts';

/** A growable typed array. */
function growing() {
  let numbers = new Uint32Array(1024);
  let length = 0;
  return {
    push: (number: number) => {
      if (length === numbers.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length++] = number;
    },
    all: () => numbers.subarray(0, length),
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
  const owners = growing();
  let row = 0;
  return {
    add: (values) => {
      for (const value of values) {
        const code = codes.get(value) ?? codes.size;
        if (code === codes.size) codes.set(value, code);
        entries.push(code);
        owners.push(row);
      }
      row += 1;
    },
    done: async () => {
      const values = await sorted(codes.keys());
      const codeOf = entries.all();
      const rowOf = owners.all();
      const places = new Uint32Array(values.length);
      const starts = new Uint32Array(values.length + 1);
      const rows = new Uint32Array(codeOf.length);
      const placeOf = (entry: number) => places[codeOf[entry] as number] as number;
      await inSlices(values.length, (place) => {
        places[codes.get(values[place] as Value) as number] = place;
      });
      codes.clear();
      await inSlices(codeOf.length, (entry) => {
        increment(starts, placeOf(entry) + 1);
      });
      await inSlices(values.length, (place) => {
        increment(starts, place + 1, starts[place] as number);
      });
      const next = starts.slice();
      await inSlices(codeOf.length, (entry) => {
        rows[increment(next, placeOf(entry))] = rowOf[entry] as number;
      });
      return { values, starts, rows };
    },
  };
}
