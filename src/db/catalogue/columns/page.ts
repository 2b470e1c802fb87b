/** One page of a list out of columns: the same products as SQL finds. */
import type { CatalogueQuery, Sort } from '../../../core/catalogue/catalogue.ts';
import type { Hits } from '../text-index.ts';
import { bestIds } from './best.ts';
import type { Columns } from './columns.ts';
import { countHeld, sampleOf } from './forward-index.ts';
import type { Found } from './found.ts';
import { rowsInOrder } from './inverted-index.ts';
import { passing } from './passing.ts';

type Order = { readonly column: 'featured' | 'popularity' | 'price' | 'created' | 'rating'; readonly falling: boolean };

const ORDERS: Record<Sort, Order> = {
  featured: { column: 'featured', falling: true },
  popular: { column: 'popularity', falling: true },
  'price-low': { column: 'price', falling: false },
  'price-high': { column: 'price', falling: true },
  newest: { column: 'created', falling: true },
  rating: { column: 'rating', falling: true },
};

/** Ids of the products on a query's page, in its order. found: what its words find. */
export function pageIds(columns: Columns, query: CatalogueQuery, found: Found | null = null): string[] {
  const { column, falling } = ORDERS[query.sort];
  const { page, pageSize } = query;
  const among = passing(columns, query, found?.rows ?? null).whole;
  const wanted = { falling, skip: (page - 1) * pageSize, most: pageSize };
  if (found && query.sort === 'featured') return bestIds(columns, found, among, wanted.skip, pageSize);
  return rowsInOrder(columns[column], among, wanted).map(columns.ids.at);
}

/** What a search shows as one types: the best, and how many were found in each category. */
export function hitsOf(columns: Columns, found: Found, most: number): Hits {
  const counts = countHeld(columns.category, columns.held.category, sampleOf(found.rows, columns.ids.length));
  const held = columns.category.values.map((id, i) => [id, counts[i] as number] as const);
  return {
    ids: bestIds(columns, found, found.rows, 0, most),
    categories: new Map(held.filter(([, count]) => count > 0)),
  };
}
