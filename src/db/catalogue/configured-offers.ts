/** Current offers of configured pieces, which have no rows: their prices follow from the product's model. */
import { eq, sql } from 'drizzle-orm';
import { CART } from '../../core/cart/constants.ts';
import type { Offer } from '../../core/checkout/offer.ts';
import { taxOf } from '../../core/checkout/tax.ts';
import { type Configuration, checkKey } from '../../core/configuration/configure.ts';
import { CONFIGURATION_COPY as SAY } from '../../core/configuration/copy.ts';
import { splitSku } from '../../core/configuration/key.ts';
import { measured } from '../../core/configuration/measure.ts';
import { pieceOf, pieceText } from '../../core/product/fit.ts';
import type { Db } from '../engine/db.ts';
import { prepared } from '../engine/prepared.ts';
import { categories } from '../schema/entries.ts';
import type { StoredPicture } from '../schema/pictures.ts';
import { products, type StoredConfiguration } from '../schema/products.ts';
import { IS_SHOWN } from './shown.ts';

type ConfiguredOffer = Offer<StoredPicture> & { readonly listed: number };

/** reasons: why a SKU is refused, by SKU. */
export type ConfiguredOffers = {
  readonly offers: readonly ConfiguredOffer[];
  readonly reasons: ReadonlyMap<string, string>;
};

const query = prepared('configurations', (db, name) =>
  db
    .select({
      sku: products.sku,
      productId: products.id,
      slug: products.slug,
      name: products.name,
      type: products.type,
      cover: sql<StoredPicture | null>`${products.pictures} -> 0`,
      width: products.width,
      depth: products.depth,
      height: products.height,
      weight: products.weight,
      packed: products.packed,
      minutes: products.assemblyMinutes,
      people: products.assemblyPeople,
      configuration: products.configuration,
      category: categories.slug,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      sql`${products.sku} = any(${sql.placeholder('skus')}::text[]) and ${products.configuration} is not null and ${products.currency} = 'INR' and ${IS_SHOWN}`,
    )
    .prepare(name),
);

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

function offerOf(sku: string, row: Row, { selection, ...made }: Configuration<StoredPicture>): ConfiguredOffer {
  const { productId, slug, name, type, category, cover, minutes, people } = row;
  const model = row.configuration as StoredConfiguration;
  const sizes = { width: row.width, depth: row.depth, height: row.height, weight: row.weight };
  const box = measured(model, selection, row.packed ?? sizes);
  const piece = pieceOf({ dimensions: measured(model, selection, sizes), type, assembly: { minutes, people } });
  return {
    ...{ sku, productId, slug, name, variant: made.name, picture: made.picture ?? cover },
    ...{ price: made.price, listed: made.price, originalPrice: null },
    // Nothing is taken from a stock; the quantity has the limit of a line.
    stock: CART.maxPerLine,
    tax: taxOf({ type, category }, made.price),
    madeToOrder: true,
    ...{ box, piece: piece && pieceText(piece), lead: { weeks: made.weeks, arrivesOn: null } },
  };
}

/** Offers of the SKUs that can be made, and the reason for each of the others. Prices are in minor units of INR. */
export async function findConfigured(db: Db, skus: readonly string[]): Promise<ConfiguredOffers> {
  if (skus.length === 0) return { offers: [], reasons: new Map() };
  const asked = skus.map((sku) => ({ sku, ...splitSku(sku) }));
  const rows = await query(db).execute({ skus: asked.map(({ base }) => base) });
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const offers: ConfiguredOffer[] = [];
  const reasons = new Map<string, string>();
  for (const { sku, base, key } of asked) {
    const row = bySku.get(base);
    const checked = row?.configuration ? checkKey(row.configuration, key) : null;
    if (row && checked?.state === 'valid') offers.push(offerOf(sku, row, checked.configuration));
    else
      reasons.set(
        sku,
        checked?.state === 'faulty' ? checked.faults.map(({ message }) => message).join(' ') : SAY.notConfigurable,
      );
  }
  return { offers, reasons };
}
