/** One page of products from columns, equal to the page from SQL. */
import type { CatalogueQuery } from '../../../../core/catalogue/catalogue.ts';
import type { Hits } from '../engine.ts';
import { ORDERS } from '../rules.ts';
import type { Bitset } from './bitset.ts';
import type { Columns } from './columns.ts';
import { columnCounter } from './facets.ts';
import { bestIds, type SearchMatches } from './found.ts';
import { rowsInOrder } from './inverted-index.ts';

/** Returns the ids on a query's page, sorted. among: rows that pass its filters; found: those that match its search words. */
export function pageIds(
  columns: Columns,
  { sort, page, pageSize }: CatalogueQuery,
  among: Bitset,
  found: SearchMatches | null = null,
): string[] {
  const { field, falling } = ORDERS[sort];
  const wanted = { falling, skip: (page - 1) * pageSize, most: pageSize };
  if (found && sort === 'featured') return bestIds(columns, found, among, wanted);
  return rowsInOrder(columns[field], among, wanted).map(columns.ids.at);
}

/** Returns search suggestions: best matches and the number of matches per category. */
export function hitsOf(columns: Columns, found: SearchMatches, most: number): Hits {
  const counts = columnCounter(columns)('category', found.rows);
  const byCategory = columns.category.values.map((id, i) => [id, counts[i] as number] as const);
  return {
    ids: bestIds(columns, found, found.rows, { skip: 0, most }),
    categories: new Map(byCategory.filter(([, count]) => count > 0)),
  };
}
