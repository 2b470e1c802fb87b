/** Facet counts from columns, equal to those from SQL. */
import type { CatalogueQuery } from '../../../../core/catalogue/catalogue.ts';
import { type FacetCounts, facetsOf } from '../facets.ts';
import { GROUP_OF, type TextField } from '../rules.ts';
import { type Bitset, countRows } from './bitset.ts';
import type { Columns, FacetColumn } from './columns.ts';
import { filterRows } from './filter-rows.ts';
import { countValues, type Sample, sampleOf } from './forward-index.ts';
import { edgeOf } from './inverted-index.ts';

/** Returns facets and the total of a query. found: rows that match its search words. */
export function countColumns(columns: Columns, query: CatalogueQuery, found: Bitset | null = null): FacetCounts {
  const { whole, without } = filterRows(columns, query, found);
  const samples = new Map<Bitset, Sample>();
  const counts = (column: FacetColumn, among: Bitset) => {
    const sample = samples.get(among) ?? sampleOf(among, columns.ids.length);
    samples.set(among, sample);
    return countValues(columns[column], columns.forward[column], sample);
  };
  const byId = new Map(columns.categories.map(({ id, slug, name }) => [id, { value: slug, name }]));
  const values = (field: TextField) => {
    const totals = counts(field, without(GROUP_OF[field]));
    const namesOf = (value: string) => (field === 'category' && byId.get(value)) || { value, name: value };
    return columns[field].values
      .map((value, i) => ({ ...namesOf(value), count: totals[i] as number }))
      .filter(({ count }) => count > 0);
  };
  const counter = (column: 'filterRating' | 'flags', among: Bitset) => {
    const totals = counts(column, among);
    return (wanted: (value: number) => boolean) =>
      columns[column].values.reduce((total, value, i) => total + (wanted(value) ? (totals[i] as number) : 0), 0);
  };
  const rated = counter('filterRating', without('rating'));
  const flagged = counter('flags', whole);
  const priced = without('price');
  return facetsOf({
    total: countRows(whole),
    values,
    ratedFrom: (least) => rated((rating) => rating >= least),
    flagged: (bit) => flagged((flags) => (flags & bit) > 0),
    price: { min: edgeOf(columns.price, priced, false), max: edgeOf(columns.price, priced, true) },
    greatest: (side) => edgeOf(columns[side], without('size'), true),
  });
}
