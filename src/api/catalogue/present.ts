/** Loads categories and variants of product rows and serializes them. */
import type { ProductDetailResponse, ProductResponse } from '../../core/catalogue/shapes.ts';
import { readVariants } from '../../db/catalogue/product-rows.ts';
import type { CategoryRow, ProductRow, VariantRow } from '../../db/catalogue/rows.ts';
import type { Db } from '../../db/engine/db.ts';
import { serializeProduct, serializeProductDetail } from './serializers.ts';

export type CategoriesOf = (ids: ReadonlySet<string>) => Promise<ReadonlyMap<string, CategoryRow>>;
type Serialize<Product> = (row: ProductRow, category: CategoryRow, variantRows: readonly VariantRow[]) => Product;

async function presentAs<Product>(
  serialize: Serialize<Product>,
  db: Db,
  rows: readonly ProductRow[],
  categoriesOf: CategoriesOf,
) {
  if (rows.length === 0) return [];
  const [categoryRows, variantRows] = await Promise.all([
    categoriesOf(new Set(rows.map(({ categoryId }) => categoryId))),
    readVariants(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  const byProduct = Map.groupBy(variantRows, ({ productId }) => productId);
  return rows.map((row) =>
    serialize(row, categoryRows.get(row.categoryId) as CategoryRow, byProduct.get(row.id) ?? []),
  );
}

/** Returns products in list form. */
export const present = (db: Db, rows: readonly ProductRow[], categoriesOf: CategoriesOf): Promise<ProductResponse[]> =>
  presentAs(serializeProduct, db, rows, categoriesOf);

/** Returns products in detail form; rows must include long texts. */
export const presentDetails = (
  db: Db,
  rows: readonly ProductRow[],
  categoriesOf: CategoriesOf,
): Promise<ProductDetailResponse[]> => presentAs(serializeProductDetail, db, rows, categoriesOf);
