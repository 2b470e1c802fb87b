/** Filters the columns by a query, as a whole and with one filter group ignored. */
import type { CatalogueQuery } from '../../../core/catalogue/catalogue.ts';
import { FLAGS, type Group } from '../conditions.ts';
import { type Bitset, fullBitset, intersect } from './bitset.ts';
import type { Columns, TextColumn } from './columns.ts';
import { rowsBetween, rowsWith, rowsWithOne } from './inverted-index.ts';

export type FilteredRows = {
  /** Rows that pass all filters. */
  readonly whole: Bitset;
  /** Rows that pass all filters except those of one group. */
  readonly without: (group: Group) => Bitset;
};

function flagsOf({ inStock, isNew, onSale, featured }: CatalogueQuery): number {
  return (
    (inStock ? FLAGS.inStock : 0) |
    (isNew ? FLAGS.isNew : 0) |
    (onSale ? FLAGS.onSale : 0) |
    (featured ? FLAGS.featured : 0)
  );
}

/** Returns the matching rows of each group with a selection. */
function rowsByGroup(columns: Columns, query: CatalogueQuery): Map<Group, Bitset> {
  const size = columns.ids.length;
  const chosen = new Map<Group, Bitset>();
  const also = (group: Group, bits: Bitset) => {
    const known = chosen.get(group);
    chosen.set(group, known ? intersect(known, bits) : bits);
  };
  const words = (group: Group, column: TextColumn, names: readonly string[]) => {
    const wanted = new Set(names);
    also(
      group,
      rowsWith(columns[column], size, (value) => wanted.has(value)),
    );
  };
  if (query.category.length > 0) {
    const called = columns.categories.filter((one) =>
      query.category.some((name) => [one.id, one.slug, one.name].includes(name)),
    );
    words(
      'category',
      'category',
      called.map(({ id }) => id),
    );
  }
  if (query.type.length > 0) words('type', 'type', query.type);
  if (query.brand.length > 0) words('brand', 'brand', query.brand);
  if (query.material.length > 0) words('material', 'materials', query.material);
  if (query.colour.length > 0) words('colour', 'colours', query.colour);
  const { minPrice, maxPrice } = query;
  if (minPrice !== null || maxPrice !== null) {
    also('price', rowsBetween(columns.price, minPrice ?? -Infinity, maxPrice ?? Infinity));
  }
  if (query.maxWidth !== null) also('size', rowsBetween(columns.width, -Infinity, query.maxWidth));
  if (query.maxDepth !== null) also('size', rowsBetween(columns.depth, -Infinity, query.maxDepth));
  if (query.maxHeight !== null) also('size', rowsBetween(columns.height, -Infinity, query.maxHeight));
  if (query.rating.length > 0) also('rating', rowsBetween(columns.filterRating, Math.min(...query.rating), Infinity));
  const flags = flagsOf(query);
  if (flags > 0)
    also(
      'flags',
      rowsWithOne(columns.flags, (value) => (value & flags) === flags),
    );
  return chosen;
}

/** found: rows that match the query's search words, if it has any. */
export function filterRows(columns: Columns, query: CatalogueQuery, found: Bitset | null): FilteredRows {
  const size = columns.ids.length;
  const { collection } = query;
  const chosen = rowsByGroup(columns, query);
  const list = found?.slice() ?? fullBitset(size);
  if (collection !== null)
    intersect(
      list,
      rowsWith(columns.collections, size, (value) => value === collection),
    );
  const common = (but: Group | null) => {
    const bits = list.slice();
    for (const [group, rows] of chosen) if (group !== but) intersect(bits, rows);
    return bits;
  };
  const whole = common(null);
  const known = new Map<Group, Bitset>();
  const without = (group: Group) => {
    const bits = known.get(group) ?? (chosen.has(group) ? common(group) : whole);
    known.set(group, bits);
    return bits;
  };
  return { whole, without };
}
