/** Which groups of choices each row of the columns fails. */
import type { CatalogueQuery } from '../../core/catalogue.ts';
import { MONEY } from '../../core/constants.ts';
import type { Chunk, Columns, Words } from './columns.ts';
import { BIT, FLAGS, GROUPS, type Group } from './conditions.ts';

/** For each code 1 where it is wanted. */
function wantedOf(words: Words, chosen: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(words.size);
  for (const word of chosen) {
    const code = words.get(word);
    if (code !== undefined) wanted[code] = 1;
  }
  return wanted;
}

/** Numbers a query asks for, with bounds that let everything pass where it asks for nothing. */
function limitsOf(query: CatalogueQuery) {
  return {
    low: (query.minPrice ?? 0) * MONEY.minorPerMajor,
    high: (query.maxPrice ?? Infinity) * MONEY.minorPerMajor,
    width: query.maxWidth ?? Infinity,
    depth: query.maxDepth ?? Infinity,
    height: query.maxHeight ?? Infinity,
    rating: query.rating.length === 0 ? -Infinity : Math.min(...query.rating),
    flags:
      (query.inStock ? FLAGS.inStock : 0) |
      (query.isNew ? FLAGS.isNew : 0) |
      (query.onSale ? FLAGS.onSale : 0) |
      (query.featured ? FLAGS.featured : 0),
  };
}

/** The groups in which something is chosen, as bits. */
export function groupsOf(query: CatalogueQuery): number {
  const { low, high, width, depth, height, rating, flags } = limitsOf(query);
  const chosen: Partial<Record<Group, boolean>> = {
    category: query.category.length > 0,
    type: query.type.length > 0,
    brand: query.brand.length > 0,
    material: query.material.length > 0,
    colour: query.colour.length > 0,
    price: low > 0 || high < Infinity,
    size: Math.min(width, depth, height) < Infinity,
    rating: rating > -Infinity,
    flags: flags > 0,
  };
  return GROUPS.reduce((bits, group) => bits | (chosen[group] ? BIT[group] : 0), 0);
}

/** Fails every group: not of the list at all. */
const ELSEWHERE = 0xffff;

/** Marks the rows of a chunk that fail one group. */
type Pass = (chunk: Chunk, missed: Uint16Array) => void;

function mark(missed: Uint16Array, bit: number, fails: (row: number) => boolean): void {
  for (let row = 0; row < missed.length; row++) if (fails(row)) missed[row] = (missed[row] as number) | bit;
}

function byCode(bit: number, column: 'category' | 'type' | 'brand', wanted: Uint8Array): Pass {
  return ({ [column]: codes }, missed) => mark(missed, bit, (row) => !wanted[codes[row] as number]);
}

function byList(bit: number, column: 'materials' | 'colours' | 'collections', wanted: Uint8Array): Pass {
  return ({ [column]: { starts, codes } }, missed) =>
    mark(missed, bit, (row) => {
      const end = starts[row + 1] as number;
      for (let i = starts[row] as number; i < end; i++) if (wanted[codes[i] as number]) return false;
      return true;
    });
}

function byPrice(low: number, high: number): Pass {
  return ({ price }, missed) =>
    mark(missed, BIT.price, (row) => (price[row] as number) < low || (price[row] as number) > high);
}

function bySide(side: 'width' | 'depth' | 'height', most: number): Pass {
  return ({ [side]: column }, missed) => mark(missed, BIT.size, (row) => (column[row] as number) > most);
}

/** Says of each row of a chunk which groups of choices it fails, as bits: one pass over a column for each that is chosen. */
export function judge({ words, categories }: Columns, query: CatalogueQuery): (chunk: Chunk) => Uint16Array {
  const idsOf = (name: string) =>
    categories.filter((one) => [one.id, one.slug, one.name].includes(name)).map(({ id }) => id);
  const groups = groupsOf(query);
  const { low, high, rating, flags, ...sides } = limitsOf(query);
  const wanted = (of: keyof Columns['words'], names: readonly string[]) => wantedOf(words[of], names);
  const has = (bit: number, pass: () => Pass) => ((groups & bit) === 0 ? [] : [pass()]);
  const passes: Pass[] = [
    ...has(BIT.category, () => byCode(BIT.category, 'category', wanted('category', query.category.flatMap(idsOf)))),
    ...has(BIT.type, () => byCode(BIT.type, 'type', wanted('type', query.type))),
    ...has(BIT.brand, () => byCode(BIT.brand, 'brand', wanted('brand', query.brand))),
    ...has(BIT.material, () => byList(BIT.material, 'materials', wanted('materials', query.material))),
    ...has(BIT.colour, () => byList(BIT.colour, 'colours', wanted('colours', query.colour))),
    ...has(BIT.price, () => byPrice(low, high)),
    ...(['width', 'depth', 'height'] as const).flatMap((side) =>
      sides[side] < Infinity ? [bySide(side, sides[side])] : [],
    ),
    ...has(
      BIT.rating,
      () => (chunk, missed) => mark(missed, BIT.rating, (row) => (chunk.rating[row] as number) < rating),
    ),
    ...has(
      BIT.flags,
      () => (chunk, missed) => mark(missed, BIT.flags, (row) => ((chunk.flags[row] as number) & flags) !== flags),
    ),
  ];
  if (query.collection !== null)
    passes.push(byList(ELSEWHERE, 'collections', wanted('collections', [query.collection])));
  return (chunk) => {
    const missed = new Uint16Array(chunk.size);
    for (const pass of passes) pass(chunk, missed);
    return missed;
  };
}
