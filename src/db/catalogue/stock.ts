/** Stock and prices for the merchant. */
import { and, asc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { StockRow } from '../../core/merchant/contract.ts';
import { VARIANT_FIELDS } from '../../core/product/fields.ts';
import type { Db } from '../engine/db.ts';
import { withRetries } from '../engine/retry.ts';
import { products, variants } from '../schema/shop.ts';

const columns = {
  sku: variants.sku,
  name: products.name,
  values: variants.values,
  price: variants.price,
  originalPrice: variants.originalPrice,
  currency: products.currency,
  stock: variants.stock,
};

async function find(db: Db, condition: SQL | undefined): Promise<StockRow[]> {
  const rows = await db
    .select(columns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(condition)
    .orderBy(asc(products.name), asc(variants.position));
  return rows.map(({ values, ...row }) => ({ ...row, variant: values.join(' / ') }));
}

export type StockFilter = { readonly below?: number | undefined; readonly q?: string | undefined };

export function findStock(db: Db, { below, q }: StockFilter): Promise<StockRow[]> {
  const text = `%${(q ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
  return find(
    db,
    and(
      sql`${products.state} <> 'deleted'`,
      below === undefined ? undefined : lt(variants.stock, below),
      q?.trim() ? or(ilike(variants.sku, text), ilike(products.name, text)) : undefined,
    ),
  );
}

export async function findStockOf(db: Db, sku: string): Promise<StockRow | null> {
  const [row] = await find(db, eq(variants.sku, sku));
  return row ?? null;
}

export type StockChange = {
  readonly stock?: number | undefined;
  readonly seen?: number | undefined;
  readonly add?: number | undefined;
  readonly price?: number | undefined;
  readonly originalPrice?: number | null | undefined;
};

/**
 * Updates one variant in one statement, so that concurrent orders are not lost. Returns false when the variant does not
 * exist, when its stock is not the expected one or would fall below zero, or when its original price would not exceed its
 * price.
 */
export async function changeStock(db: Db, sku: string, asked: StockChange): Promise<boolean> {
  const { stock, seen, add, price, originalPrice } = asked;
  const marks = VARIANT_FIELDS.filter((name) => asked[name] !== undefined);
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
          add === undefined ? undefined : sql`${variants.stock} + ${add} >= 0`,
          sql`coalesce(${newOriginalPrice}::bigint > ${newPrice}::bigint, true)`,
        ),
      )
      .returning({ sku: variants.sku }),
  );
  return rows.length > 0;
}
