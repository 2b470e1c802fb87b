/** Selects the best matches of search words. */
import { type Bitset, eachRow, hasRow } from './bitset.ts';
import type { Columns } from './columns.ts';
import { BEST_FIT, type SearchMatches } from './found.ts';
import { increment } from './increment.ts';

/** Returns how many rows of each score are needed up to the end of the page, best score first. */
function quotas(fits: Uint16Array, among: Bitset, upTo: number): Map<number, number> {
  const counts = new Uint32Array(BEST_FIT);
  eachRow(among, (row) => {
    increment(counts, fits[row] as number);
  });
  const wanted = new Map<number, number>();
  let left = upTo;
  for (let fit = BEST_FIT - 1; fit > 0 && left > 0; fit--) {
    const some = Math.min(left, counts[fit] as number);
    if (some > 0) wanted.set(fit, some);
    left -= some;
  }
  return wanted;
}

/** Returns ids by score; equal scores in the order of featured products. */
export function bestIds(
  columns: Columns,
  { fits }: SearchMatches,
  among: Bitset,
  skip: number,
  most: number,
): string[] {
  const wanted = quotas(fits, among, skip + most);
  const alike = new Map([...wanted.keys()].map((fit) => [fit, [] as number[]]));
  let open = wanted.size;
  const { values, starts, rows } = columns.featured;
  for (let place = values.length - 1; place >= 0 && open > 0; place--) {
    const end = starts[place + 1] as number;
    for (let i = starts[place] as number; i < end && open > 0; i++) {
      const row = rows[i] as number;
      if (!hasRow(among, row)) continue;
      const fit = fits[row] as number;
      const others = alike.get(fit);
      if (others && others.length < (wanted.get(fit) as number) && others.push(row) === wanted.get(fit)) open -= 1;
    }
  }
  return [...alike.values()]
    .flat()
    .slice(skip, skip + most)
    .map(columns.ids.at);
}
