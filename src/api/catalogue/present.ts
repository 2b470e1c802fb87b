/** Rows of products as the contract shows them, with their categories and variants. */
import type { WireProduct, WireProductDetail } from '../../core/catalogue/shapes.ts';
import { readVariants } from '../../db/catalogue/product-rows.ts';
import type { CategoryRow, ProductRow, VariantRow } from '../../db/catalogue/rows.ts';
import type { Db } from '../../db/engine/db.ts';
import { wireDetail, wireProduct } from './serializers.ts';

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
    readVariants(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  const byProduct = Map.groupBy(variantRows, ({ productId }) => productId);
  return rows.map((row) => wire(row, categoryRows.get(row.categoryId) as CategoryRow, byProduct.get(row.id) ?? []));
}

/** Products as lists show them. */
export const present = (db: Db, rows: readonly ProductRow[], categoriesOf: CategoriesOf): Promise<WireProduct[]> =>
  presentAs(wireProduct, db, rows, categoriesOf);

/** Products as their pages show them; of rows that were read with their long texts. */
export const presentDetails = (
  db: Db,
  rows: readonly ProductRow[],
  categoriesOf: CategoriesOf,
): Promise<WireProductDetail[]> => presentAs(wireDetail, db, rows, categoriesOf);
