/** Facet counts out of columns: the same numbers as facets.ts has of SQL, for queries without words to search for. */
import type { CatalogueQuery } from '../../core/catalogue.ts';
import { CATALOGUE, MONEY, RATING } from '../../core/constants.ts';
import type { WireFacets } from '../../core/shapes.ts';
import type { Chunk, Columns, Lists, Words } from './columns.ts';
import { BIT, FLAGS, type Group } from './conditions.ts';

/** For each code 1 where it is wanted. */
function wantedOf(words: Words, chosen: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(words.size);
  for (const word of chosen) {
    const code = words.get(word);
    if (code !== undefined) wanted[code] = 1;
  }
  return wanted;
}

function anyWanted({ starts, codes }: Lists, row: number, wanted: Uint8Array): boolean {
  for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) if (wanted[codes[i] as number]) return true;
  return false;
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

/** Says of a row of a chunk which groups of choices it fails, as bits; -1 when it is not of the list at all. */
function judge({ words, categories }: Columns, query: CatalogueQuery) {
  const idsOf = (name: string) =>
    categories.filter((one) => [one.id, one.slug, one.name].includes(name)).map(({ id }) => id);
  // Where nothing is chosen, all are wanted.
  const chosen = (of: Words, names: readonly string[]) => (names.length === 0 ? null : wantedOf(of, names));
  const category = query.category.length === 0 ? null : wantedOf(words.category, query.category.flatMap(idsOf));
  const type = chosen(words.type, query.type);
  const brand = chosen(words.brand, query.brand);
  const material = chosen(words.materials, query.material);
  const colour = chosen(words.colours, query.colour);
  const collection = query.collection === null ? null : wantedOf(words.collections, [query.collection]);
  const limits = limitsOf(query);
  return (chunk: Chunk, i: number): number => {
    if (collection && !anyWanted(chunk.collections, i, collection)) return -1;
    const price = chunk.price[i] as number;
    let missed = 0;
    if (category && !category[chunk.category[i] as number]) missed |= BIT.category;
    if (type && !type[chunk.type[i] as number]) missed |= BIT.type;
    if (brand && !brand[chunk.brand[i] as number]) missed |= BIT.brand;
    if (material && !anyWanted(chunk.materials, i, material)) missed |= BIT.material;
    if (colour && !anyWanted(chunk.colours, i, colour)) missed |= BIT.colour;
    if (price < limits.low || price > limits.high) missed |= BIT.price;
    if (
      (chunk.width[i] as number) > limits.width ||
      (chunk.depth[i] as number) > limits.depth ||
      (chunk.height[i] as number) > limits.height
    )
      missed |= BIT.size;
    if ((chunk.rating[i] as number) < limits.rating) missed |= BIT.rating;
    if (((chunk.flags[i] as number) & limits.flags) !== limits.flags) missed |= BIT.flags;
    return missed;
  };
}

/** What has been counted so far; words by their codes. */
function emptyTally(words: Columns['words']) {
  const counts = (of: Words) => new Uint32Array(of.size);
  return {
    total: 0,
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
type Tally = ReturnType<typeof emptyTally>;

const one = (counts: Uint32Array, code: number) => {
  counts[code] = (counts[code] as number) + 1;
};

function each(counts: Uint32Array, { starts, codes }: Lists, row: number): void {
  for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) one(counts, codes[i] as number);
}

/** Adds a row where it counts: everywhere when it fails nothing, else in the one group that it fails. */
function add(tally: Tally, chunk: Chunk, i: number, missed: number): void {
  const counts = (group: Group) => missed === 0 || missed === BIT[group];
  if (missed === 0) {
    tally.total += 1;
    one(tally.flags, chunk.flags[i] as number);
  }
  if (counts('category')) one(tally.category, chunk.category[i] as number);
  if (counts('type')) one(tally.type, chunk.type[i] as number);
  if (counts('brand')) one(tally.brand, chunk.brand[i] as number);
  if (counts('material')) each(tally.materials, chunk.materials, i);
  if (counts('colour')) each(tally.colours, chunk.colours, i);
  if (counts('rating')) one(tally.rating, chunk.rating[i] as number);
  if (counts('price')) {
    tally.low = Math.min(tally.low, chunk.price[i] as number);
    tally.high = Math.max(tally.high, chunk.price[i] as number);
  }
  if (counts('size')) {
    tally.width = Math.max(tally.width, chunk.width[i] as number);
    tally.depth = Math.max(tally.depth, chunk.depth[i] as number);
    tally.height = Math.max(tally.height, chunk.height[i] as number);
  }
}

/** Facets of a query, and the number of products that pass the whole of it. Its words are not looked at. */
export function countColumns(columns: Columns, query: CatalogueQuery): { total: number; facets: WireFacets } {
  const missedBy = judge(columns, query);
  const tally = emptyTally(columns.words);
  for (const chunk of columns.chunks) {
    for (let i = 0; i < chunk.size; i++) {
      const missed = missedBy(chunk, i);
      // Who fails two groups counts nowhere.
      if (missed >= 0 && (missed & (missed - 1)) === 0) add(tally, chunk, i, missed);
    }
  }
  return { total: tally.total, facets: facetsOf(columns, tally) };
}

function facetsOf({ words, categories }: Columns, tally: Tally): WireFacets {
  const sum = (counts: Uint32Array, wanted: (code: number) => boolean) =>
    counts.reduce((total, count, code) => total + (wanted(code) ? count : 0), 0);
  const values = (of: Words, counts: Uint32Array, wordOf = (word: string) => ({ value: word, name: word })) =>
    [...of]
      .map(([word, code]) => ({ ...wordOf(word), count: counts[code] as number }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.name.localeCompare(b.name));
  const byId = new Map(categories.map(({ id, slug, name }) => [id, { value: slug, name }]));
  const rupees = (minor: number) => Math.floor(minor / MONEY.minorPerMajor);
  return {
    categories: values(words.category, tally.category, (id) => byId.get(id) ?? { value: id, name: id }),
    types: values(words.type, tally.type),
    brands: values(words.brand, tally.brand),
    materials: values(words.materials, tally.materials),
    colours: values(words.colours, tally.colours),
    ratings: CATALOGUE.ratingChoices.map((choice) => ({
      value: String(choice),
      name: String(choice),
      count: sum(tally.rating, (rating) => rating >= choice),
    })),
    price: { min: Number.isFinite(tally.low) ? rupees(tally.low) : 0, max: rupees(tally.high) },
    size: { width: tally.width, depth: tally.depth, height: tally.height },
    inStock: sum(tally.flags, (flags) => (flags & FLAGS.inStock) > 0),
    isNew: sum(tally.flags, (flags) => (flags & FLAGS.isNew) > 0),
    onSale: sum(tally.flags, (flags) => (flags & FLAGS.onSale) > 0),
    featured: sum(tally.flags, (flags) => (flags & FLAGS.featured) > 0),
  };
}
