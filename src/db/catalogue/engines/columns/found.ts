/** Full-text search in columns, with the same matches as a tsquery. */
import { addRow, addRows, type Bitset, countRows, emptyBitset, hasRow, intersect } from './bitset.ts';
import type { Columns, SearchColumn } from './columns.ts';
import { rowsBeginning, rowsNamed } from './inverted-index.ts';

/** A stemmed word; whole is false for a prefix. */
export type Term = { readonly stem: string; readonly whole: boolean };

export type SearchMatches = {
  readonly rows: Bitset;
  /** Score per row, below BEST_FIT: a match in the name outweighs all matches in texts. */
  readonly fits: Uint16Array;
};

/** In descending order, so that the first match of a word is its best. */
const WEIGHTS: readonly (readonly [column: SearchColumn, weight: number])[] = [
  ['names', 50],
  ['kinds', 15],
  ['texts', 1],
];

/** Above any possible score. */
export const BEST_FIT = 1024;

type Place = { readonly rows: Uint32Array; readonly weight: number };

function placesOf(columns: Columns, { stem, whole }: Term): Place[] {
  return WEIGHTS.map(([column, weight]) => ({
    rows: whole ? rowsNamed(columns[column], stem) : rowsBeginning(columns[column], stem),
    weight,
  }));
}

const sizeOf = (places: readonly Place[]) => places.reduce((total, { rows }) => total + rows.length, 0);

/** Adds the score of each row's best match. */
function addFits(fits: Uint16Array, places: readonly Place[], among: Bitset): void {
  const seen = emptyBitset(fits.length);
  for (const { rows, weight } of places) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number;
      if (hasRow(seen, row) || !hasRow(among, row)) continue;
      addRow(seen, row);
      fits[row] = (fits[row] as number) + weight;
    }
  }
}

/** Returns rows with all terms, or with any for '|'; null when there are none. */
export function findTerms(columns: Columns, terms: readonly Term[], join: '&' | '|'): SearchMatches | null {
  const size = columns.ids.length;
  // Rarest term first: most empty results are found after one term.
  const found = terms.map((term) => placesOf(columns, term)).sort((a, b) => sizeOf(a) - sizeOf(b));
  let rows: Bitset | null = null;
  for (const places of found) {
    const bits: Bitset = rows !== null && join === '|' ? rows : emptyBitset(size);
    if (join === '&' && sizeOf(places) === 0) return null;
    for (const place of places) addRows(bits, place.rows);
    rows = rows !== null && join === '&' ? intersect(bits, rows) : bits;
  }
  if (rows === null || countRows(rows) === 0) return null;
  const fits = new Uint16Array(size);
  for (const places of found) addFits(fits, places, rows);
  return { rows, fits };
}
