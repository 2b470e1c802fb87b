/** Samples of choices, which have no rows: each choice with a texture has one. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Offer } from '../../core/checkout/offer.ts';
import { taxOf } from '../../core/checkout/tax.ts';
import { readSample } from '../../core/configuration/key.ts';
import { choiceOf } from '../../core/configuration/model.ts';
import { IN_STOCK } from '../../core/delivery/lead.ts';
import { SAMPLES } from '../../core/samples/constants.ts';
import { SAMPLE_COPY as SAY } from '../../core/samples/copy.ts';
import type { Db } from '../engine/db.ts';
import { categories } from '../schema/entries.ts';
import type { StoredPicture } from '../schema/pictures.ts';
import { products } from '../schema/products.ts';
import type { ListedOffer } from './offers.ts';
import { IS_SHOWN } from './shown.ts';

/** A choice that cannot be ordered now has a sample all the same: it is cut from what the shop has. */
function offerOf(sku: string, row: Awaited<ReturnType<typeof rowsOf>>[number]): ListedOffer | null {
  const { option: optionId, choice: choiceId } = readSample(sku) ?? {};
  const option = row.configuration?.options.find(({ id }) => id === optionId);
  const choice = option?.kind === 'choice' ? choiceOf(option, choiceId) : undefined;
  if (!option || !choice?.texture) return null;
  const { productId, slug, type, category } = row;
  const offer: Offer<StoredPicture> = {
    ...{ sku, productId, slug, name: SAY.name(choice.name), variant: SAY.of(option.name, row.name) },
    ...{ picture: choice.texture, price: 0, originalPrice: null, stock: 1, tax: taxOf({ type, category }, 0) },
    ...{ madeToOrder: false, box: SAMPLES.box, piece: null, lead: IN_STOCK },
  };
  return { ...offer, listed: 0 };
}

const rowsOf = (db: Db, bases: readonly string[]) =>
  db
    .select({
      ...{ sku: products.sku, productId: products.id, slug: products.slug, name: products.name, type: products.type },
      ...{ configuration: products.configuration, category: categories.slug },
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(products.sku, [...bases]), sql`${products.configuration} is not null`, IS_SHOWN));

/** Offers of the samples that exist, by SKU. Their price is 0. */
export async function findSamples(db: Db, skus: readonly string[]): Promise<Map<string, ListedOffer>> {
  const bases = [...new Set(skus.flatMap((sku) => readSample(sku)?.base ?? []))];
  const bySku = new Map((await rowsOf(db, bases)).map((row) => [row.sku, row]));
  const offers = skus.flatMap((sku) => {
    const row = bySku.get(readSample(sku)?.base ?? '');
    return (row && offerOf(sku, row)) ?? [];
  });
  return new Map(offers.map((offer) => [offer.sku, offer]));
}
