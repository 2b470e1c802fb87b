/** Facet counts out of columns: the same numbers as facets.ts has of SQL, for queries without words to search for. */
import type { CatalogueQuery } from '../../core/catalogue.ts';
import { CATALOGUE, MONEY } from '../../core/constants.ts';
import type { WireFacets } from '../../core/shapes.ts';
import { groupsOf, judge } from './column-judge.ts';
import { add, emptyTally, type Tally } from './column-tally.ts';
import type { Columns, Words } from './columns.ts';
import { FLAGS } from './conditions.ts';

const { compare: byName } = new Intl.Collator();

/** Facets of a query, and the number of products that pass the whole of it. Its words are not looked at. */
export function countColumns(columns: Columns, query: CatalogueQuery): { total: number; facets: WireFacets } {
  const missedOf = judge(columns, query);
  const groups = groupsOf(query);
  const tally = emptyTally(columns.words);
  for (const chunk of columns.chunks) add(tally, chunk, missedOf(chunk), groups);
  const total = tally.flags.reduce((sum, count) => sum + count, 0);
  return { total, facets: facetsOf(columns, tally) };
}

function facetsOf({ words, categories }: Columns, tally: Tally): WireFacets {
  const sum = (counts: Uint32Array, wanted: (code: number) => boolean) =>
    counts.reduce((total, count, code) => total + (wanted(code) ? count : 0), 0);
  const values = (of: Words, counts: Uint32Array, wordOf = (word: string) => ({ value: word, name: word })) =>
    [...of]
      .map(([word, code]) => ({ ...wordOf(word), count: counts[code] as number }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => byName(a.name, b.name));
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
