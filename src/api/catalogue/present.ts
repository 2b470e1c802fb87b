/** Loads categories and variants of product rows and serializes them. */
import type { ProductDetailResponse, ProductResponse } from '../../core/catalogue/shapes.ts';
import type { PickupStore } from '../../core/delivery/store.ts';
import { readVariants } from '../../db/catalogue/product-rows.ts';
import type { CategoryRow, ProductRow, VariantRow } from '../../db/catalogue/rows.ts';
import { findKept } from '../../db/catalogue/store-stock.ts';
import type { Db } from '../../db/engine/db.ts';
import { type KeptAtStore, serializeProduct, serializeProductDetail } from './serializers.ts';

export type CategoriesOf = (ids: ReadonlySet<string>) => Promise<ReadonlyMap<string, CategoryRow>>;
type Serialize<Product> = (
  row: ProductRow,
  category: CategoryRow,
  variantRows: readonly VariantRow[],
  kept: readonly KeptAtStore[],
) => Product;
export type NamedStore = Pick<PickupStore, 'slug' | 'name'>;

/** What the stores keep, in their order. */
async function keptAt(db: Db, stores: readonly NamedStore[], skus: readonly string[]): Promise<KeptAtStore[]> {
  if (stores.length === 0) return [];
  const kept = await findKept(db, skus);
  return stores.flatMap(({ slug, name }) =>
    kept.filter(({ store }) => store === slug).map(({ sku, stock }) => ({ name, sku, stock })),
  );
}

async function presentAs<Product>(
  serialize: Serialize<Product>,
  db: Db,
  rows: readonly ProductRow[],
  categoriesOf: CategoriesOf,
  stores: readonly NamedStore[] = [],
) {
  if (rows.length === 0) return [];
  const [categoryRows, variantRows] = await Promise.all([
    categoriesOf(new Set(rows.map(({ categoryId }) => categoryId))),
    readVariants(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  const kept = await keptAt(
    db,
    stores,
    variantRows.map(({ sku }) => sku),
  );
  const byProduct = Map.groupBy(variantRows, ({ productId }) => productId);
  return rows.map((row) =>
    serialize(row, categoryRows.get(row.categoryId) as CategoryRow, byProduct.get(row.id) ?? [], kept),
  );
}

/** Returns products in list form. */
export const present = (db: Db, rows: readonly ProductRow[], categoriesOf: CategoriesOf): Promise<ProductResponse[]> =>
  presentAs(serializeProduct, db, rows, categoriesOf);

/** Returns products in detail form; rows must include long texts. stores: those whose pieces are named. */
export const presentDetails = (
  db: Db,
  rows: readonly ProductRow[],
  categoriesOf: CategoriesOf,
  stores: readonly NamedStore[],
): Promise<ProductDetailResponse[]> => presentAs(serializeProductDetail, db, rows, categoriesOf, stores);
