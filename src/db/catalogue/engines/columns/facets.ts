/** Facet counts from columns, equal to those from SQL. */
import { type FacetCounts, facetsOf } from '../facets.ts';
import { GROUP_OF, type TextField } from '../rules.ts';
import { type Bitset, countRows } from './bitset.ts';
import type { Columns, FacetColumn } from './columns.ts';
import { countPack, countsOf, type FacetPack } from './facet-packs.ts';
import type { FilteredRows } from './filter-rows.ts';
import { edgeOf } from './inverted-index.ts';

/** Returns a function that counts a column's values among rows; columns of a pack are counted together. */
export function columnCounter(columns: Columns) {
  const counted = new Map<Bitset, Map<FacetPack, Uint32Array>>();
  return (column: FacetColumn, among: Bitset): Uint32Array => {
    const pack = columns.packs[column];
    const known = counted.get(among) ?? new Map<FacetPack, Uint32Array>();
    counted.set(among, known);
    const counts = known.get(pack) ?? countPack(pack, among);
    known.set(pack, counts);
    return countsOf(pack, counts, column, columns[column]);
  };
}

/** Returns facets and the total of a query's rows. */
export function countColumns(columns: Columns, { whole, without }: FilteredRows): FacetCounts {
  const counts = columnCounter(columns);
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
