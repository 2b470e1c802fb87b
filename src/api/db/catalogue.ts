/** The catalogue in SQL: a page of products, one product, and what they are shown with. */
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { CatalogueQuery } from '../../core/catalogue.ts';
import { pageCount } from '../../core/catalogue.ts';
import type { WireProduct, WireProductDetail } from '../../core/shapes.ts';
import { type CategoryRow, type ProductRow, type VariantRow, wireDetail, wireProduct } from '../wire.ts';
import { conditionsOf, orderOf } from './conditions.ts';
import type { CountFacets } from './facet-cache.ts';
import { countFacets } from './facets.ts';
import type { Db } from './open.ts';
import { categories, products, variants } from './schema.ts';
import { resolveQuery } from './search.ts';

const { search: _search, description, ...listed } = getTableColumns(products);

/**
 * Products as the contract shows them, with their categories and variants: two statements for any number. Rows read with
 * their long texts keep them.
 */
export async function present(db: Db, rows: readonly ProductRow[]): Promise<(WireProduct | WireProductDetail)[]> {
  const [categoryRows, variantRows] = await relatives(db, rows);
  return rows.map((row) => {
    const wire = row.description === undefined ? wireProduct : wireDetail;
    return wire(row, categoryRows.get(row.categoryId) as CategoryRow, variantRows.get(row.id) ?? []);
  });
}

/** Categories by id, and variants by product id in their order. */
async function relatives(
  db: Db,
  rows: readonly ProductRow[],
): Promise<[Map<string, CategoryRow>, Map<string, VariantRow[]>]> {
  if (rows.length === 0) return [new Map(), new Map()];
  const ids = rows.map((row) => row.id);
  const [categoryRows, variantRows] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(inArray(categories.id, [...new Set(rows.map((row) => row.categoryId))])),
    db.select().from(variants).where(inArray(variants.productId, ids)).orderBy(variants.productId, variants.position),
  ]);
  return [new Map(categoryRows.map((row) => [row.id, row])), Map.groupBy(variantRows, (row) => row.productId)];
}

/** Rows of one page, in the query's order, with their long texts when detail is asked for. */
export async function findProducts(
  db: Db,
  query: CatalogueQuery,
  tsquery: string | null,
  detail = false,
): Promise<ProductRow[]> {
  const { base, ...groups } = conditionsOf(query, tsquery);
  // The page's ids first, from an index that holds all that is asked: the rows before them are never read.
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(and(base, ...Object.values(groups)))
    .orderBy(...orderOf(query, tsquery))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  return db
    .select(detail ? { ...listed, description } : listed)
    .from(products)
    .where(sql`${products.id} = any(array(${ids}))`)
    .orderBy(...orderOf(query, tsquery));
}

/** Products by their ids, in the order of these; those that are gone are left out. */
export async function readProducts(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  const rows = await db
    .select(listed)
    .from(products)
    .where(inArray(products.id, [...ids]));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** One page of the catalogue with its facets. A page past the end is the last page. */
export async function findPage(db: Db, query: CatalogueQuery, detail = false, count: CountFacets = countFacets) {
  const tsquery = query.q === '' ? null : await resolveQuery(db, query.q);
  const { total, facets } = await count(db, conditionsOf(query, tsquery), query);
  const page = Math.min(query.page, pageCount(total, query.pageSize));
  const rows = await findProducts(db, { ...query, page }, tsquery, detail);
  return { items: await present(db, rows), total, page, pageSize: query.pageSize, facets };
}

/** One product by slug or id, with its long text; null when there is none. */
export async function findProduct(db: Db, slugOrId: string): Promise<ProductRow | null> {
  const columns = { ...listed, description };
  const [bySlug] = await db.select(columns).from(products).where(eq(products.slug, slugOrId));
  if (bySlug) return bySlug;
  const [byId] = await db.select(columns).from(products).where(eq(products.id, slugOrId));
  return byId ?? null;
}
