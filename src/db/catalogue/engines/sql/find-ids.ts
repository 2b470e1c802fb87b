/** The ids on a page of products, from SQL. */
import { and } from 'drizzle-orm';
import type { CatalogueQuery } from '../../../../core/catalogue/catalogue.ts';
import type { Db } from '../../../engine/db.ts';
import { products } from '../../../schema/products.ts';
import { conditionsOf, orderOf } from './conditions.ts';

/** Returns the ids on a query's page, sorted, from a covering index where possible. */
export async function findIds(db: Db, query: CatalogueQuery, tsquery: string | null): Promise<string[]> {
  const { base, ...groups } = conditionsOf(query, tsquery);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(base, ...Object.values(groups)))
    .orderBy(...orderOf(query, tsquery))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  return rows.map(({ id }) => id);
}
