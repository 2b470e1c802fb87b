/** Stock and prices for the merchant. */
import { and, asc, count, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { StockSort } from '../../core/merchant/stock.ts';
import type { Db } from '../engine/db.ts';
import { withRetries } from '../engine/retry.ts';
import type { StoredPicture } from '../schema/pictures.ts';
import { products } from '../schema/products.ts';
import { variants } from '../schema/variants.ts';

const columns = {
  sku: variants.sku,
  slug: products.slug,
  name: products.name,
  picture: sql<StoredPicture | null>`coalesce(${variants.picture}, ${products.pictures} -> 0)`,
  values: variants.values,
  price: variants.price,
  originalPrice: variants.originalPrice,
  currency: products.currency,
  stock: variants.stock,
};

const ORDER: Readonly<Record<StockSort, SQL>> = {
  name: asc(products.name),
  sku: asc(variants.sku),
  stock: asc(variants.stock),
  '-stock': desc(variants.stock),
  price: asc(variants.price),
  '-price': desc(variants.price),
};

const select = (db: Db, condition: SQL | undefined) =>
  db.select(columns).from(variants).innerJoin(products, eq(products.id, variants.productId)).where(condition);

type Found = Awaited<ReturnType<typeof select>>[number];

/** picture: the variant's, else the product's first. */
const named = ({ values, ...row }: Found) => ({ ...row, variant: values.join(' / ') });
export type VariantStock = ReturnType<typeof named>;

export type StockFilter = { readonly below?: number | undefined; readonly q?: string | undefined };
export type StockPage = { readonly page: number; readonly pageSize: number };

/** Without a page, all variants that match. */
export async function findStock(db: Db, { below, q }: StockFilter, sort: StockSort = 'name', at?: StockPage) {
  const text = `%${(q ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
  const condition = and(
    sql`${products.state} <> 'deleted'`,
    below === undefined ? undefined : lt(variants.stock, below),
    q?.trim() ? or(ilike(variants.sku, text), ilike(products.name, text)) : undefined,
  );
  const sorted = select(db, condition)
    .orderBy(ORDER[sort], asc(products.name), asc(products.id), asc(variants.position))
    .$dynamic();
  if (!at) {
    const rows = (await sorted).map(named);
    return { rows, total: rows.length };
  }
  const [rows, [counted]] = await Promise.all([
    sorted.limit(at.pageSize).offset((at.page - 1) * at.pageSize),
    db
      .select({ total: count() })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(condition),
  ]);
  return { rows: rows.map(named), total: counted?.total ?? 0 };
}

export async function findStockOf(db: Db, sku: string): Promise<VariantStock | null> {
  const [row] = await select(db, eq(variants.sku, sku));
  return row ? named(row) : null;
}

export type StockChange = {
  readonly stock?: number | undefined;
  readonly seen?: number | undefined;
  readonly add?: number | undefined;
  readonly price?: number | undefined;
  readonly seenPrice?: number | undefined;
  readonly originalPrice?: number | null | undefined;
};

/**
 * Updates one variant in one statement, so that concurrent orders are not lost. Returns false when the variant does not
 * exist, when its stock or price is not the expected one, when its stock would fall below zero, or when its original price would not exceed its
 * price.
 */
export async function changeStock(db: Db, sku: string, asked: StockChange): Promise<boolean> {
  const { stock, seen, add, price, seenPrice, originalPrice } = asked;
  const marks = (['price', 'originalPrice'] as const).filter((name) => asked[name] !== undefined);
  const newPrice = price ?? variants.price;
  const newOriginalPrice = originalPrice === undefined ? variants.originalPrice : originalPrice;
  const rows = await withRetries(() =>
    db
      .update(variants)
      .set({
        sku,
        ...(stock !== undefined && { stock }),
        ...(add !== undefined && { stock: sql`${variants.stock} + ${add}` }),
        ...(price !== undefined && { price }),
        ...(originalPrice !== undefined && { originalPrice }),
        ...(marks.length > 0 && {
          edited: sql`array(select unnest(${variants.edited}) union select unnest(${sql.param(marks)}::text[]))`,
        }),
      })
      .where(
        and(
          eq(variants.sku, sku),
          seen === undefined ? undefined : eq(variants.stock, seen),
          seenPrice === undefined ? undefined : eq(variants.price, seenPrice),
          add === undefined ? undefined : sql`${variants.stock} + ${add} >= 0`,
          sql`coalesce(${newOriginalPrice}::bigint > ${newPrice}::bigint, true)`,
        ),
      )
      .returning({ sku: variants.sku }),
  );
  return rows.length > 0;
}
