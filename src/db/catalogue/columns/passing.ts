/** Which rows of the columns pass a query, and which would with one group of its choices set aside. */
import type { CatalogueQuery } from '../../../core/catalogue/catalogue.ts';
import { MONEY } from '../../../core/shop/constants.ts';
import { FLAGS, type Group } from '../conditions.ts';
import { type Bits, everyRow, keepCommon } from './bitset.ts';
import type { Columns, Worded } from './columns.ts';
import { rowsBetween, rowsWith, rowsWithOne } from './inverted-index.ts';

export type Passing = {
  /** Rows that pass the whole query. */
  readonly whole: Bits;
  /** Rows that pass all choices but a group's own. */
  readonly without: (group: Group) => Bits;
};

function flagsOf({ inStock, isNew, onSale, featured }: CatalogueQuery): number {
  return (
    (inStock ? FLAGS.inStock : 0) |
    (isNew ? FLAGS.isNew : 0) |
    (onSale ? FLAGS.onSale : 0) |
    (featured ? FLAGS.featured : 0)
  );
}

/** Rows that pass each group in which something is chosen. */
function chosenRows(columns: Columns, query: CatalogueQuery): Map<Group, Bits> {
  const size = columns.ids.length;
  const chosen = new Map<Group, Bits>();
  const also = (group: Group, bits: Bits) => {
    const known = chosen.get(group);
    chosen.set(group, known ? keepCommon(known, bits) : bits);
  };
  const words = (group: Group, column: Worded, names: readonly string[]) => {
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
    const minor = (rupees: number | null, none: number) => (rupees === null ? none : rupees * MONEY.minorPerMajor);
    also('price', rowsBetween(columns.price, minor(minPrice, -Infinity), minor(maxPrice, Infinity)));
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

/** found: the rows that its words find, when it has any. */
export function passing(columns: Columns, query: CatalogueQuery, found: Bits | null): Passing {
  const size = columns.ids.length;
  const { collection } = query;
  const chosen = chosenRows(columns, query);
  const list = found?.slice() ?? everyRow(size);
  if (collection !== null)
    keepCommon(
      list,
      rowsWith(columns.collections, size, (value) => value === collection),
    );
  const common = (but: Group | null) => {
    const bits = list.slice();
    for (const [group, rows] of chosen) if (group !== but) keepCommon(bits, rows);
    return bits;
  };
  const whole = common(null);
  const known = new Map<Group, Bits>();
  const without = (group: Group) => {
    const bits = known.get(group) ?? (chosen.has(group) ? common(group) : whole);
    known.set(group, bits);
    return bits;
  };
  return { whole, without };
}
