/** Current offers by SKU, for quotes. */
import { eq, sql } from 'drizzle-orm';
import type { Offer } from '../../core/checkout/offer.ts';
import { taxOf } from '../../core/checkout/tax.ts';
import { isConfigured, isSample } from '../../core/configuration/key.ts';
import { pieceOf, pieceText } from '../../core/product/fit.ts';
import { SAMPLE_COPY } from '../../core/samples/copy.ts';
import { type Currency, toShopCurrency } from '../../core/shop/money.ts';
import type { Db } from '../engine/db.ts';
import { prepared } from '../engine/prepared.ts';
import { categories } from '../schema/entries.ts';
import type { StoredPicture } from '../schema/pictures.ts';
import { products } from '../schema/products.ts';
import { variants } from '../schema/variants.ts';
import { findConfigured } from './configured-offers.ts';
import { IS_OFFERED } from './shown.ts';

/** listed is the price in the row's own currency, checked again when the order is placed. */
export type ListedOffer = Offer<StoredPicture> & { readonly listed: number };

/** Currencies that can be converted to the shop's own; products in others are shown but not sold. */
const SELLABLE = sql`(${products.currency} in ('INR', 'USD'))`;

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
      width: products.width,
      depth: products.depth,
      height: products.height,
      weight: products.weight,
      packed: products.packed,
      minutes: products.assemblyMinutes,
      people: products.assemblyPeople,
      weeks: variants.leadWeeks,
      arrivesOn: variants.arrivesOn,
      category: categories.slug,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${variants.sku} = any(${sql.placeholder('skus')}::text[]) and ${SELLABLE} and ${IS_OFFERED}`)
    .prepare(name),
);

/** Offers, and why configured pieces and samples among the others are refused, by SKU. */
export type FoundOffers = {
  readonly offers: Map<string, ListedOffer>;
  readonly reasons: ReadonlyMap<string, string>;
};

/** Returns offers of the existing SKUs and of configured pieces that can be made. Prices are in the shop's currency, minor units. */
export async function findOffersOrReasons(db: Db, skus: readonly string[]): Promise<FoundOffers> {
  const { true: configured = [], false: stocked = [] } = Object.groupBy(skus, (sku) => `${isConfigured(sku)}` as const);
  // One after the other: in a transaction there is one connection.
  const rows = stocked.length > 0 ? await query(db).execute({ skus: stocked }) : [];
  const made = await findConfigured(db, configured);
  const offers = rows.map((found): ListedOffer => {
    const { values, type, category, cover, picture, currency, weeks, arrivesOn, packed, minutes, people, ...rest } =
      found;
    const { width, depth, height, weight, ...row } = rest;
    const piece = pieceOf({ dimensions: { width, depth, height }, type, assembly: { minutes, people } });
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
      piece: piece && pieceText(piece),
      box: packed ?? { width, depth, height, weight },
      lead: { weeks, arrivesOn },
    };
  });
  // Beside pieces there are no samples: see findSamples().
  const samples = skus.filter(isSample).map((sku) => [sku, SAMPLE_COPY.alone] as const);
  return {
    offers: new Map([...offers, ...made.offers].map((offer) => [offer.sku, offer])),
    reasons: samples.length > 0 ? new Map([...made.reasons, ...samples]) : made.reasons,
  };
}

/** The offers alone. */
export const findOffers = async (db: Db, skus: readonly string[]): Promise<Map<string, ListedOffer>> =>
  (await findOffersOrReasons(db, skus)).offers;
