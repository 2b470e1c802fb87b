/** Search as one types: a few products and categories. */
import { count, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { EMPTY_QUERY } from '../../core/catalogue.ts';
import { SEARCH } from '../../core/constants.ts';
import { cleanQuery, fold, searchWords } from '../../core/search.ts';
import { findProducts, present } from '../db/catalogue.ts';
import type { Db } from '../db/open.ts';
import { categories, products } from '../db/schema.ts';
import { resolveQuery } from '../db/search.ts';
import { type CategoryRow, wireCategory } from '../wire.ts';
import { serve } from './route.ts';

/** Categories that hold what was found, those named by the query first. */
async function findCategories(db: Db, tsquery: string, words: readonly string[]) {
  const rows: { row: CategoryRow; found: number }[] = await db
    .select({ row: categories, found: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${products.search} @@ to_tsquery('english', ${tsquery})`)
    .groupBy(categories.id);
  const isNamed = (name: string) => words.some((word) => fold(name).startsWith(word));
  return rows
    .sort((a, b) => Number(isNamed(b.row.name)) - Number(isNamed(a.row.name)) || b.found - a.found)
    .slice(0, SEARCH.categories)
    .map(({ row, found }) => wireCategory(row, found));
}

export function searchRoutes(app: FastifyInstance, db: Db): void {
  serve(app, 'search', async ({ query }) => {
    const q = cleanQuery(query.q ?? '');
    const tsquery = await resolveQuery(db, q);
    if (tsquery === null) return { products: [], categories: [] };
    const rows = await findProducts(db, { ...EMPTY_QUERY, q, pageSize: SEARCH.products }, tsquery);
    return { products: await present(db, rows), categories: await findCategories(db, tsquery, searchWords(q)) };
  });
}
