/** Facet counts from columns, equal to those from SQL. */
import type { CatalogueQuery, Facets } from '../../../core/catalogue/catalogue.ts';
import { CATALOGUE } from '../../../core/catalogue/constants.ts';
import { FLAGS, type Group } from '../conditions.ts';
import { type Bitset, countRows } from './bitset.ts';
import type { Columns, FacetColumn, TextColumn } from './columns.ts';
import { filterRows } from './filter-rows.ts';
import { countValues, type Sample, sampleOf } from './forward-index.ts';
import { edgeOf } from './inverted-index.ts';

const { compare: byName } = new Intl.Collator();

/** Returns facets and the total of a query. found: rows that match its search words. */
export function countColumns(
  columns: Columns,
  query: CatalogueQuery,
  found: Bitset | null = null,
): { total: number; facets: Facets } {
  const { whole, without } = filterRows(columns, query, found);
  const samples = new Map<Bitset, Sample>();
  const counts = (column: FacetColumn, among: Bitset) => {
    const sample = samples.get(among) ?? sampleOf(among, columns.ids.length);
    samples.set(among, sample);
    return countValues(columns[column], columns.forward[column], sample);
  };
  const values = (
    column: FacetColumn & TextColumn,
    group: Group,
    nameOf = (value: string) => ({ value, name: value }),
  ) => {
    const found = counts(column, without(group));
    return columns[column].values
      .map((value, i) => ({ ...nameOf(value), count: found[i] as number }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => byName(a.name, b.name));
  };
  const counter = (column: 'filterRating' | 'flags', among: Bitset) => {
    const found = counts(column, among);
    return (wanted: (value: number) => boolean) =>
      columns[column].values.reduce((total, value, i) => total + (wanted(value) ? (found[i] as number) : 0), 0);
  };
  const rated = counter('filterRating', without('rating'));
  const flagged = counter('flags', whole);
  const greatest = (side: 'width' | 'depth' | 'height') => edgeOf(columns[side], without('size'), true) ?? 0;
  const byId = new Map(columns.categories.map(({ id, slug, name }) => [id, { value: slug, name }]));
  return {
    total: countRows(whole),
    facets: {
      categories: values('category', 'category', (id) => byId.get(id) ?? { value: id, name: id }),
      types: values('type', 'type'),
      brands: values('brand', 'brand'),
      materials: values('materials', 'material'),
      colours: values('colours', 'colour'),
      ratings: CATALOGUE.ratingChoices.map((choice) => ({
        value: String(choice),
        name: String(choice),
        count: rated((rating) => rating >= choice),
      })),
      price: {
        min: edgeOf(columns.price, without('price'), false) ?? 0,
        max: edgeOf(columns.price, without('price'), true) ?? 0,
      },
      size: { width: greatest('width'), depth: greatest('depth'), height: greatest('height') },
      inStock: flagged((flags) => (flags & FLAGS.inStock) > 0),
      isNew: flagged((flags) => (flags & FLAGS.isNew) > 0),
      onSale: flagged((flags) => (flags & FLAGS.onSale) > 0),
      featured: flagged((flags) => (flags & FLAGS.featured) > 0),
    },
  };
}
