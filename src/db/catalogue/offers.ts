/** What the shop sells now, by SKU, as a quote needs it. */
import { eq, sql } from 'drizzle-orm';
import type { Offer } from '../../core/checkout/quote.ts';
import { taxOf } from '../../core/checkout/tax.ts';
import { type Currency, toShopCurrency } from '../../core/shop/money.ts';
import type { Db } from '../engine/db.ts';
import { prepared } from '../engine/prepared.ts';
import { categories, products, type StoredPicture, variants } from '../schema/shop.ts';

/** listed is the price as it stands in its row, in the row's own currency: what an order checks once more. */
export type ListedOffer = Offer<StoredPicture> & { readonly listed: number };

/** Currencies that the shop can take for its own (§9): others are shown, and not sold. */
const SOLD = sql`(${products.currency} in ('INR', 'USD'))`;

const query = prepared('offers', (db, name) =>
  db
    .select({
      sku: variants.sku,
      productId: variants.productId,
      price: variants.price,
      originalPrice: variants.originalPrice,
      stock: variants.stock,
      values: variants.values,
      picture: variants.picture,
      cover: sql<StoredPicture | null>`${products.pictures} -> 0`,
      slug: products.slug,
      name: products.name,
      type: products.type,
      currency: products.currency,
      madeToOrder: products.madeToOrder,
      category: categories.slug,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${variants.sku} = any(${sql.placeholder('skus')}::text[]) and ${SOLD}`)
    .prepare(name),
);

/** Offers for the SKUs that there are. Prices come in the shop's own currency, minor units. */
export async function findOffers(db: Db, skus: readonly string[]): Promise<Map<string, ListedOffer>> {
  const rows = await query(db).execute({ skus: [...skus] });
  const offers = rows.map(({ values, type, category, cover, picture, currency, ...row }): ListedOffer => {
    const own = (amount: number) => toShopCurrency({ amount, currency: currency as Currency }).amount;
    const price = own(row.price);
    return {
      ...row,
      listed: row.price,
      price,
      originalPrice: row.originalPrice === null ? null : own(row.originalPrice),
      variant: values.join(' / '),
      picture: picture ?? cover,
      tax: taxOf({ type, category }, price),
    };
  });
  return new Map(offers.map((offer) => [offer.sku, offer]));
}
