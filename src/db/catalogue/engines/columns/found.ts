/** Full-text search in columns, with the same matches as a tsquery. */
import { addRows, type Bitset, countRows, emptyBitset, intersect, unite } from './bitset.ts';
import type { Columns, SearchColumn } from './columns.ts';
import { increment } from './increment.ts';
import { rowsBeginning, rowsInOrder, rowsNamed } from './inverted-index.ts';

/** A stemmed word; whole is false for a prefix. */
export type Term = { readonly stem: string; readonly whole: boolean };

/** Rows with one score. */
type Level = { readonly score: number; readonly rows: Bitset };

export type SearchMatches = {
  readonly rows: Bitset;
  /** Returns the same rows by score, best first: a match in the name outweighs all matches in texts. */
  readonly levels: () => readonly Level[];
};

/** In descending order, so that the first match of a word is its best. */
const WEIGHTS: readonly (readonly [column: SearchColumn, weight: number])[] = [
  ['names', 50],
  ['kinds', 15],
  ['texts', 1],
];

type Place = { readonly rows: Uint32Array; readonly weight: number };

function placesOf(columns: Columns, { stem, whole }: Term): Place[] {
  return WEIGHTS.map(([column, weight]) => ({
    rows: whole ? rowsNamed(columns[column], stem) : rowsBeginning(columns[column], stem),
    weight,
  })).filter(({ rows }) => rows.length > 0);
}

const sizeOf = (places: readonly Place[]) => places.reduce((total, { rows }) => total + rows.length, 0);

const isEmpty = (bits: Bitset) => bits.every((word) => word === 0);

/** A term's rows, and those of each place, best place first. */
type Matches = { readonly rows: Bitset; readonly places: readonly Level[] };

function matchesOf(places: readonly Place[], size: number): Matches {
  const all = emptyBitset(size);
  const found = places.map(({ rows, weight }) => {
    const own = emptyBitset(size);
    addRows(own, rows);
    unite(all, own);
    return { score: weight, rows: own };
  });
  return { rows: all, places: found };
}

/** Calls act with the number of each bit that is set. */
function eachBit(word: number, act: (bit: number) => void): void {
  for (let left = word; left !== 0; left &= left - 1) act(31 - Math.clz32(left & -left));
}

/** Divides rows by the sum of each term's best match: 32 rows at a time, so that only matches take time. */
function levelsOf(rows: Bitset, matches: readonly Matches[]): Level[] {
  const levels: Bitset[] = [];
  const scores = new Uint32Array(32);
  for (let i = 0; i < rows.length; i++) {
    const among = rows[i] as number;
    if (among === 0) continue;
    scores.fill(0);
    for (const { places } of matches) {
      let open = among;
      for (const { rows: own, score } of places) {
        const hits = (own[i] as number) & open;
        open &= ~hits;
        eachBit(hits, (bit) => increment(scores, bit, score));
      }
    }
    eachBit(among, (bit) => {
      const score = scores[bit] as number;
      const level = levels[score] ?? new Uint32Array(rows.length);
      levels[score] = level;
      level[i] = (level[i] as number) | (1 << bit);
    });
  }
  return levels
    .map((found, score) => ({ score, rows: found }))
    .filter(Boolean)
    .reverse();
}

/** Returns rows with all terms, or with any for '|'; null when there are none. */
export function findTerms(columns: Columns, terms: readonly Term[], join: '&' | '|'): SearchMatches | null {
  const size = columns.ids.length;
  // Rarest term first: most empty results are found after one term.
  const found = terms.map((term) => placesOf(columns, term)).sort((a, b) => sizeOf(a) - sizeOf(b));
  if (found.length === 0 || (join === '&' && found[0]?.length === 0)) return null;
  const matches = found.map((places) => matchesOf(places, size));
  const [first, ...others] = matches.map(({ rows }) => rows);
  const rows = others.reduce(join === '&' ? intersect : unite, (first as Bitset).slice());
  if (isEmpty(rows)) return null;
  return { rows, levels: () => levelsOf(rows, matches) };
}

/** Returns a page of matches among rows: ids by score, equal scores in the order of featured products. */
export function bestIds(
  columns: Columns,
  found: SearchMatches,
  among: Bitset,
  { skip, most }: { readonly skip: number; readonly most: number },
): string[] {
  const best: number[] = [];
  let left = skip;
  for (const level of found.levels()) {
    const rows = intersect(level.rows.slice(), among);
    const count = countRows(rows);
    if (left < count) {
      const wanted = Math.min(most - best.length, count - left);
      best.push(...rowsInOrder(columns.featured, rows, { falling: true, skip: left, most: wanted }));
      if (best.length === most) break;
    }
    left = Math.max(0, left - count);
  }
  return best.map(columns.ids.at);
}
