/** The rows that fit words best. */
import { type Bits, eachRow, hasRow } from './bitset.ts';
import type { Columns } from './columns.ts';
import { BEST_FIT, type Found } from './found.ts';
import { raise } from './raise.ts';

/** Of each fit that stands on a page how many rows up to the page's end are wanted; the best fit first. */
function quotas(fits: Uint16Array, among: Bits, upTo: number): Map<number, number> {
  const counts = new Uint32Array(BEST_FIT);
  eachRow(among, (row) => {
    raise(counts, fits[row] as number);
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

/** Ids of the rows that fit the words best, those that fit alike in the order of the featured. */
export function bestIds(columns: Columns, { fits }: Found, among: Bits, skip: number, most: number): string[] {
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
