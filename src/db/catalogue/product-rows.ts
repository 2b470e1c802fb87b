/** Products in SQL: which are on a page, their rows, and what they are shown with. */
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import {
  type CategoryRow,
  type ProductRow,
  type VariantRow,
  wireDetail,
  wireProduct,
} from '../../api/catalogue/serializers.ts';
import type { CatalogueQuery } from '../../core/catalogue/catalogue.ts';
import type { WireProduct, WireProductDetail } from '../../core/catalogue/shapes.ts';
import type { Db } from '../engine/db.ts';
import { prepared } from '../engine/prepared.ts';
import { products, variants } from '../schema/shop.ts';
import { conditionsOf, orderOf } from './conditions.ts';

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

export type CategoriesOf = (ids: ReadonlySet<string>) => Promise<ReadonlyMap<string, CategoryRow>>;
type Wire<Product> = (row: ProductRow, category: CategoryRow, variantRows: readonly VariantRow[]) => Product;

async function presentAs<Product>(
  wire: Wire<Product>,
  db: Db,
  rows: readonly ProductRow[],
  categoriesOf: CategoriesOf,
) {
  if (rows.length === 0) return [];
  const [categoryRows, variantRows] = await Promise.all([
    categoriesOf(new Set(rows.map(({ categoryId }) => categoryId))),
    variantsOf(db).execute({ ids: rows.map(({ id }) => id) }),
  ]);
  const byProduct = Map.groupBy(variantRows, ({ productId }) => productId);
  return rows.map((row) => wire(row, categoryRows.get(row.categoryId) as CategoryRow, byProduct.get(row.id) ?? []));
}

/** Products as lists show them, with their categories and variants. */
export const present = (db: Db, rows: readonly ProductRow[], categoriesOf: CategoriesOf): Promise<WireProduct[]> =>
  presentAs(wireProduct, db, rows, categoriesOf);

/** Products as their pages show them; of rows that were read with their long texts. */
export const presentDetails = (
  db: Db,
  rows: readonly ProductRow[],
  categoriesOf: CategoriesOf,
): Promise<WireProductDetail[]> => presentAs(wireDetail, db, rows, categoriesOf);
