/** Products in SQL: which are on a page, their rows and those of their variants. */
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { CatalogueQuery } from '../../core/catalogue/catalogue.ts';
import type { Db } from '../engine/db.ts';
import { prepared } from '../engine/prepared.ts';
import { products, variants } from '../schema/shop.ts';
import { conditionsOf, orderOf } from './conditions.ts';
import type { ProductRow, VariantRow } from './rows.ts';

const { search: _search, description, ...listed } = getTableColumns(products);
const detailed = { ...listed, description };

/** Ids of the products of one page, in the query's order: from an index that holds all that is asked. */
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

const asked = sql`any(${sql.placeholder('ids')}::text[])`;
const rowsOf = prepared('products', (db, name) =>
  db.select(listed).from(products).where(sql`${products.id} = ${asked}`).prepare(name),
);
const detailsOf = prepared('product_details', (db, name) =>
  db.select(detailed).from(products).where(sql`${products.id} = ${asked}`).prepare(name),
);
const variantsOf = prepared('variants', (db, name) =>
  db
    .select()
    .from(variants)
    .where(sql`${variants.productId} = ${asked}`)
    .orderBy(variants.productId, variants.position)
    .prepare(name),
);

/** Rows by their ids, in the order of these, with their long texts when detail is asked for; those that are gone are left out. */
export async function readProducts(db: Db, ids: readonly string[], detail = false): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows: ProductRow[] = await (detail ? detailsOf(db) : rowsOf(db)).execute({ ids });
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: ProductRow) => places.get(id) as number;
  return rows.sort((a, b) => placeOf(a) - placeOf(b));
}

const called = prepared('product', (db, name) => {
  const asked = sql.placeholder('called');
  const byName = or(eq(products.slug, asked), eq(products.id, asked));
  return db.select(detailed).from(products).where(byName).prepare(name);
});

/** One product by slug or else by id, with its long text; null when there is none. */
export async function readProduct(db: Db, slugOrId: string): Promise<ProductRow | null> {
  const rows = await called(db).execute({ called: slugOrId });
  return rows.find(({ slug }) => slug === slugOrId) ?? rows[0] ?? null;
}

/** Variants of products, those of each in their order. */
export const readVariants = (db: Db, ids: readonly string[]): Promise<VariantRow[]> => variantsOf(db).execute({ ids });
