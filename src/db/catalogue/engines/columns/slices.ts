/** Runs long work in slices, so that the event loop can serve other requests in between. */
import { setImmediate as breathe } from 'node:timers/promises';

const SLICE = 20_000;

/** Sorts numbers at once (a million take a tenth of a second), texts in slices. */
export async function sorted<Value extends string | number>(values: Iterable<Value>): Promise<Value[]> {
  const all = [...values];
  if (all.every((value) => typeof value === 'number'))
    return Array.from(Float64Array.from(all as number[]).sort()) as Value[];
  let runs: Value[][] = [];
  for (let start = 0; start < all.length; start += SLICE) {
    runs.push(all.slice(start, start + SLICE).sort((a, b) => (a < b ? -1 : 1)));
    await breathe();
  }
  while (runs.length > 1) {
    const merged: Value[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      merged.push(merge(runs[i] as Value[], runs[i + 1] ?? []));
      await breathe();
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Calls act for each index below end, in slices. */
export async function inSlices(end: number, act: (index: number) => void): Promise<void> {
  for (let start = 0; start < end; start += SLICE) {
    const stop = Math.min(end, start + SLICE);
    for (let index = start; index < stop; index++) act(index);
    await breathe();
  }
}

function merge<Value>(a: readonly Value[], b: readonly Value[]): Value[] {
  const merged = new Array<Value>(a.length + b.length);
  let next = 0;
  for (let i = 0, j = 0; next < merged.length; next++)
    merged[next] = (j === b.length || (i < a.length && (a[i] as Value) < (b[j] as Value)) ? a[i++] : b[j++]) as Value;
  return merged;
}
