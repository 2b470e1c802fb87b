/** Counts of what rows hold, added up chunk by chunk. */
import { RATING } from '../../core/constants.ts';
import type { Chunk, Codes, Columns, Lists, Words } from './columns.ts';
import { BIT } from './conditions.ts';

/** What has been counted so far; words by their codes. */
export function emptyTally(words: Columns['words']) {
  const counts = (of: Words) => new Uint32Array(of.size);
  return {
    category: counts(words.category),
    type: counts(words.type),
    brand: counts(words.brand),
    materials: counts(words.materials),
    colours: counts(words.colours),
    rating: new Uint32Array(RATING.max + 1),
    low: Infinity,
    high: 0,
    width: 0,
    depth: 0,
    height: 0,
    flags: new Uint32Array(16),
  };
}
export type Tally = ReturnType<typeof emptyTally>;

/** Rows that fail exactly these groups. Written without a branch: which rows pass is anybody's guess, a processor's too. */
function rowsThatFail(missed: Uint16Array, bits: number): Uint32Array {
  const rows = new Uint32Array(missed.length);
  let found = 0;
  for (let row = 0; row < missed.length; row++) {
    rows[found] = row;
    found += missed[row] === bits ? 1 : 0;
  }
  return rows.subarray(0, found);
}

function countCodes(counts: Uint32Array, codes: Codes, rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) {
    const code = codes[rows[i] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

function countLists(counts: Uint32Array, { starts, codes }: Lists, rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    const end = starts[row + 1] as number;
    for (let at = starts[row] as number; at < end; at++) {
      const code = codes[at] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
}

function widen(tally: Tally, { price, width, depth, height }: Chunk, rows: Uint32Array, bit: number): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    if (bit === BIT.price) {
      tally.low = Math.min(tally.low, price[row] as number);
      tally.high = Math.max(tally.high, price[row] as number);
    } else {
      tally.width = Math.max(tally.width, width[row] as number);
      tally.depth = Math.max(tally.depth, depth[row] as number);
      tally.height = Math.max(tally.height, height[row] as number);
    }
  }
}

/** Adds the rows of a chunk where they count: everywhere those that fail nothing, others in the one group that they fail. */
export function add(tally: Tally, chunk: Chunk, missed: Uint16Array, groups: number): void {
  const passing = rowsThatFail(missed, 0);
  countCodes(tally.flags, chunk.flags, passing);
  const each = (bit: number, count: (rows: Uint32Array) => void) => {
    count(passing);
    // In a group where nothing is chosen, nothing fails.
    if ((groups & bit) !== 0) count(rowsThatFail(missed, bit));
  };
  each(BIT.category, (rows) => countCodes(tally.category, chunk.category, rows));
  each(BIT.type, (rows) => countCodes(tally.type, chunk.type, rows));
  each(BIT.brand, (rows) => countCodes(tally.brand, chunk.brand, rows));
  each(BIT.rating, (rows) => countCodes(tally.rating, chunk.rating, rows));
  each(BIT.material, (rows) => countLists(tally.materials, chunk.materials, rows));
  each(BIT.colour, (rows) => countLists(tally.colours, chunk.colours, rows));
  each(BIT.price, (rows) => widen(tally, chunk, rows, BIT.price));
  each(BIT.size, (rows) => widen(tally, chunk, rows, BIT.size));
}
