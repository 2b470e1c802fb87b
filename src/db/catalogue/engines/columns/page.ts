/** One page of products from columns, equal to the page from SQL. */
import type { CatalogueQuery } from '../../../../core/catalogue/catalogue.ts';
import type { Hits } from '../engine.ts';
import { ORDERS } from '../rules.ts';
import { bestIds } from './best.ts';
import type { Columns } from './columns.ts';
import { filterRows } from './filter-rows.ts';
import { countValues, sampleOf } from './forward-index.ts';
import type { SearchMatches } from './found.ts';
import { rowsInOrder } from './inverted-index.ts';

/** Returns the ids on a query's page, sorted. found: rows that match its search words. */
export function pageIds(columns: Columns, query: CatalogueQuery, found: SearchMatches | null = null): string[] {
  const { field, falling } = ORDERS[query.sort];
  const { page, pageSize } = query;
  const among = filterRows(columns, query, found?.rows ?? null).whole;
  const wanted = { falling, skip: (page - 1) * pageSize, most: pageSize };
  if (found && query.sort === 'featured') return bestIds(columns, found, among, wanted.skip, pageSize);
  return rowsInOrder(columns[field], among, wanted).map(columns.ids.at);
}

/** Returns search suggestions: best matches and the number of matches per category. */
export function hitsOf(columns: Columns, found: SearchMatches, most: number): Hits {
  const counts = countValues(columns.category, columns.forward.category, sampleOf(found.rows, columns.ids.length));
  const byCategory = columns.category.values.map((id, i) => [id, counts[i] as number] as const);
  return {
    ids: bestIds(columns, found, found.rows, 0, most),
    categories: new Map(byCategory.filter(([, count]) => count > 0)),
  };
}
