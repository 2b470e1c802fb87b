/** What words find in the columns: the same rows as a tsquery of the same words. */
import { addRow, addRows, type Bits, countRows, hasRow, keepCommon, noRows } from './bitset.ts';
import type { Columns, Texted } from './columns.ts';
import { rowsBeginning, rowsNamed } from './inverted-index.ts';

/** A word as the database stems it; whole: not merely how a word begins. */
export type Term = { readonly stem: string; readonly whole: boolean };

export type Found = {
  readonly rows: Bits;
  /** How well each of the rows fits, below BEST_FIT: a word in a name outweighs all words in texts. */
  readonly fits: Uint16Array;
};

/** Falling, so that the first place of a word that is met is its best. */
const WEIGHTS: readonly (readonly [column: Texted, weight: number])[] = [
  ['names', 50],
  ['kinds', 15],
  ['texts', 1],
];

/** No sum of so few words reaches it. */
export const BEST_FIT = 1024;

type Place = { readonly rows: Uint32Array; readonly weight: number };

function placesOf(columns: Columns, { stem, whole }: Term): Place[] {
  return WEIGHTS.map(([column, weight]) => ({
    rows: whole ? rowsNamed(columns[column], stem) : rowsBeginning(columns[column], stem),
    weight,
  }));
}

const sizeOf = (places: readonly Place[]) => places.reduce((total, { rows }) => total + rows.length, 0);

/** Adds to each row's fit what its best place is worth. */
function addFits(fits: Uint16Array, places: readonly Place[], among: Bits): void {
  const seen = noRows(fits.length);
  for (const { rows, weight } of places) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number;
      if (hasRow(seen, row) || !hasRow(among, row)) continue;
      addRow(seen, row);
      fits[row] = (fits[row] as number) + weight;
    }
  }
}

/** Rows with all of the terms or, joined by '|', with any of them; null: there are none. */
export function findTerms(columns: Columns, terms: readonly Term[], join: '&' | '|'): Found | null {
  const size = columns.ids.length;
  // The rarest first: most searches that find nothing are done after one of their words.
  const found = terms.map((term) => placesOf(columns, term)).sort((a, b) => sizeOf(a) - sizeOf(b));
  let rows: Bits | null = null;
  for (const places of found) {
    const bits: Bits = rows !== null && join === '|' ? rows : noRows(size);
    if (join === '&' && sizeOf(places) === 0) return null;
    for (const place of places) addRows(bits, place.rows);
    rows = rows !== null && join === '&' ? keepCommon(bits, rows) : bits;
  }
  if (rows === null || countRows(rows) === 0) return null;
  const fits = new Uint16Array(size);
  for (const places of found) addFits(fits, places, rows);
  return { rows, fits };
}
