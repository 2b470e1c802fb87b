/**
 * Facet values of each row, packed: rows that have the same values in some columns share a code, so that one pass over the
 * codes counts all of these columns.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { type Bitset, countDifferent, countRows, emptyBitset, fullBitset } from './bitset.ts';
import { increment } from './increment.ts';
import type { InvertedIndex } from './inverted-index.ts';

export type FacetPack = {
  /** Code of each row. */
  readonly codes: Uint16Array | Uint32Array;
  /** Number of rows of each code. */
  readonly totals: Uint32Array;
  /** Values of each code, as numbers within the pack: a column's own follow each other from its first. */
  readonly values: readonly Uint32Array[];
  /** Number of the first value of each column. */
  readonly firsts: ReadonlyMap<string, number>;
  /** Number of values. */
  readonly size: number;
};

/** Adding up the codes must take less time than counting rows. */
const MOST_CODES = 16_384;

type Draft = { codes: Uint32Array; values: number[][]; readonly firsts: Map<string, number>; size: number };

/** Renumbers the codes that rows have; values of the others are dropped. */
function renumber({ codes, values }: Draft): void {
  const numbers = new Uint32Array(values.length);
  const used: number[][] = [];
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] as number;
    // Numbers count from one here: zero is a code without a number yet.
    if (numbers[code] === 0) numbers[code] = used.push(values[code] as number[]);
    codes[row] = (numbers[code] as number) - 1;
  }
  values.splice(0, Infinity, ...used);
}

/** Adds a column to a draft. Returns false, with the draft as it was, when there would be too many codes. */
function addColumn(draft: Draft, name: string, { values, starts, rows }: InvertedIndex<unknown>): boolean {
  const most = draft.firsts.size > 0 ? MOST_CODES : Infinity;
  const next: Draft = { ...draft, codes: draft.codes.slice(), values: [...draft.values] };
  for (let place = 0; place < values.length; place++) {
    const withThis = new Map<number, number>();
    const end = starts[place + 1] as number;
    for (let i = starts[place] as number; i < end; i++) {
      const row = rows[i] as number;
      const before = next.codes[row] as number;
      const code = withThis.get(before) ?? next.values.length;
      if (code === next.values.length) {
        next.values.push([...(next.values[before] as number[]), draft.size + place]);
        withThis.set(before, code);
      }
      next.codes[row] = code;
    }
    // Codes of rows that got a further value are no longer in use.
    if (next.values.length > 4 * most) return false;
  }
  renumber(next);
  if (next.values.length > most) return false;
  draft.codes = next.codes;
  draft.values = next.values;
  draft.firsts.set(name, draft.size);
  draft.size += values.length;
  return true;
}

function packOf({ codes, values, ...draft }: Draft): FacetPack {
  const totals = new Uint32Array(values.length);
  for (let row = 0; row < codes.length; row++) increment(totals, codes[row] as number);
  return {
    ...draft,
    codes: values.length > 0xffff ? codes : Uint16Array.from(codes),
    totals,
    values: values.map((some) => Uint32Array.from(some)),
  };
}

/** Returns the pack of each column. rows: number of rows in the table. */
export async function packFacets<Name extends string>(
  columns: ReadonlyMap<Name, InvertedIndex<unknown>>,
  rows: number,
): Promise<Record<Name, FacetPack>> {
  const packs: Partial<Record<Name, FacetPack>> = {};
  const left = new Map(columns);
  while (left.size > 0) {
    const draft: Draft = { codes: new Uint32Array(rows), values: [[]], firsts: new Map(), size: 0 };
    const taken: Name[] = [];
    for (const [name, column] of left) {
      if (addColumn(draft, name, column)) taken.push(name);
      await breathe();
    }
    const pack = packOf(draft);
    for (const name of taken) {
      packs[name] = pack;
      left.delete(name);
    }
    await breathe();
  }
  return packs as Record<Name, FacetPack>;
}

/** A set of rows, how many of them have each code, and how many each value. */
type Counted = { readonly bits: Bitset; readonly counts: Uint32Array; readonly found: Uint32Array };
type Known = { readonly none: Counted; readonly all: Counted; latest: Counted };

const known = new WeakMap<FacetPack, Known>();

/** Adds up the codes' counts by value. */
function addUp({ size, values }: FacetPack, counts: Uint32Array): Uint32Array {
  const found = new Uint32Array(size);
  for (let code = 0; code < counts.length; code++) {
    const some = counts[code] as number;
    if (some > 0) addTo(found, values[code] as Uint32Array, some);
  }
  return found;
}

function addTo(found: Uint32Array, having: Uint32Array, some: number): void {
  for (let i = 0; i < having.length; i++) increment(found, having[i] as number, some);
}

function knownOf(pack: FacetPack): Known {
  const sets = known.get(pack);
  if (sets) return sets;
  const { codes, totals, size } = pack;
  const none = {
    bits: emptyBitset(codes.length),
    counts: new Uint32Array(totals.length),
    found: new Uint32Array(size),
  };
  const all = { bits: fullBitset(codes.length), counts: totals, found: addUp(pack, totals) };
  const first = { none, all, latest: none };
  known.set(pack, first);
  return first;
}

/** Returns the known set that differs from a set in the fewest rows, and their number. */
function nearest({ none, all, latest }: Known, bits: Bitset, rows: number): readonly [Counted, number] {
  const inside = countRows(bits);
  const fewest = Math.min(inside, rows - inside);
  const different = countDifferent(latest.bits, bits);
  if (different < fewest) return [latest, different];
  return [fewest === inside ? none : all, fewest];
}

/**
 * Returns how many rows of a set have each value of the pack. The set must not change afterwards. Only rows are visited in which
 * it differs from a set whose counts are known: a shopper who moves a price or takes back a filter changes few of a million.
 * Values of few rows are counted with them, those of many by code.
 */
export function countPack(pack: FacetPack, bits: Bitset): Uint32Array {
  const sets = knownOf(pack);
  const [from, different] = nearest(sets, bits, pack.codes.length);
  const counts = from.counts.slice();
  const withValues = different < counts.length ? from.found.slice() : null;
  for (let i = 0; i < bits.length; i++) {
    const word = bits[i] as number;
    for (let left = word ^ (from.bits[i] as number); left !== 0; left &= left - 1) {
      const bit = left & -left;
      const code = pack.codes[i * 32 + 31 - Math.clz32(bit)] as number;
      const one = (word & bit) === 0 ? -1 : 1;
      increment(counts, code, one);
      if (withValues) addTo(withValues, pack.values[code] as Uint32Array, one);
    }
  }
  const found = withValues ?? addUp(pack, counts);
  sets.latest = { bits, counts, found };
  return found;
}

/** Returns the counts of one column, by its values. */
export const countsOf = (
  pack: FacetPack,
  counted: Uint32Array,
  name: string,
  { values }: InvertedIndex<unknown>,
): Uint32Array => {
  const first = pack.firsts.get(name) ?? 0;
  return counted.subarray(first, first + values.length);
};
