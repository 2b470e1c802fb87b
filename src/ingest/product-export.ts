/** Exports all products as CSV rows that the import accepts. */

import { readManyEdited, type StoredEdited } from '../db/catalogue/edited-product.ts';
import { storeStockOf } from '../db/catalogue/store-stock.ts';
import type { Db } from '../db/engine/db.ts';
import type { Media } from '../media/media.ts';
import { writeCsv } from './csv.ts';
import { FIELD_COLUMN_NAMES, joined, writeFlag } from './field-columns.ts';
import { fieldCell } from './import-fields.ts';
import { priceCell, type VariantOffer, weeksCell } from './import-row.ts';
import { storesCell } from './import-stores.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from './product-file.ts';

function cellsOf(
  { product, createdAt }: StoredEdited,
  variant: VariantOffer,
  stores: string,
  media: Media | undefined,
) {
  const fields = Object.fromEntries(FIELD_COLUMN_NAMES.map((name) => [name, fieldCell(product, name)]));
  return {
    ...fields,
    slug: product.slug,
    currency: product.currency,
    options: joined(product.options.map(({ name, values }) => `${name}: ${values.map((one) => one.name).join(', ')}`)),
    sku: variant.sku,
    values: joined(variant.values),
    price: priceCell(variant.price),
    originalPrice: priceCell(variant.originalPrice),
    stock: String(variant.stock),
    stockSeen: String(variant.stock),
    stores,
    storesSeen: stores,
    leadWeeks: weeksCell(variant),
    arrivesOn: variant.arrivesOn ?? '',
    createdAt,
    pictures: joined(
      product.pictures.flatMap(({ hash, alt }) => {
        const original = media?.byHash(hash);
        return original ? [`${original.file}: ${alt}`] : [];
      }),
    ),
    offered: writeFlag(!variant.hidden),
  } satisfies Partial<Record<ProductColumn, string>> as Partial<Record<ProductColumn, string>>;
}

export async function exportProducts(db: Db, media: Media | undefined): Promise<string> {
  const all = await readManyEdited(db);
  const kept = await storeStockOf(
    db,
    all.flatMap(({ product }) => product.variants.map(({ sku }) => sku)),
  );
  const lines = all.flatMap((stored) =>
    stored.product.variants.map((variant) => {
      const cells = cellsOf(stored, variant, storesCell(kept.get(variant.sku) ?? []), media);
      return PRODUCT_COLUMNS.map((name) => cells[name] ?? '');
    }),
  );
  return writeCsv([[...PRODUCT_COLUMNS], ...lines]);
}
