/** Writes the changed rows of an import: one statement for variants, one for products. */
import { sql } from 'drizzle-orm';
import { fold } from '../core/catalogue/search.ts';
import type { Db } from '../db/engine/db.ts';
import type { ProductFields, RowChange, StoredVariant } from './import-row.ts';
import type { ProductRecord } from './product-file.ts';

export type PlannedRow = {
  readonly record: ProductRecord;
  readonly now: StoredVariant;
  readonly change: RowChange;
};

export const changedVariants = (rows: readonly PlannedRow[]): PlannedRow[] =>
  rows.filter(
    ({ now, change }) =>
      now.price !== change.price || now.originalPrice !== change.originalPrice || now.stock !== change.stock,
  );

export type ChangedProduct = {
  readonly id: string;
  readonly fields: ProductFields;
  /** Names of the fields that change; a seed keeps them from now on. */
  readonly edited: readonly string[];
  /** Set when the name changes. */
  readonly searchName: string | undefined;
};

const FIELDS = ['name', 'short', 'care', 'includes', 'isNew', 'isFeatured', 'madeToOrder'] as const;

/** Returns the changed products. Of several rows of one product, the first that sets a field counts. */
export function changedProducts(rows: readonly PlannedRow[]): ChangedProduct[] {
  return [...Map.groupBy(rows, ({ now }) => now.productId)].flatMap(([id, own]) => {
    const [{ now }] = own as [PlannedRow];
    const stored: ProductFields = now;
    const fields: ProductFields = Object.assign(
      Object.fromEntries(FIELDS.map((name) => [name, stored[name]])),
      ...own.map(({ change }) => change.fields).reverse(),
    );
    if (FIELDS.every((name) => fields[name] === stored[name])) return [];
    const edited = FIELDS.filter((name) => fields[name] !== stored[name]);
    return [{ id, fields, edited, searchName: fields.name === stored.name ? undefined : fold(fields.name) }];
  });
}

/** The variants must be locked. */
export async function writeVariants(tx: Db, rows: readonly PlannedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ now, change: { price, originalPrice, stock } }) => ({
    sku: now.sku,
    price,
    original_price: originalPrice,
    stock,
  }));
  await tx.execute(sql`
    update variants v set price = c.price, original_price = c.original_price, stock = c.stock,
      edited = array(select unnest(v.edited) union select 'price' where v.price <> c.price
        union select 'originalPrice' where v.original_price is distinct from c.original_price)
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as c(sku text, price bigint, original_price bigint, stock integer)
    where v.sku = c.sku`);
}

/** The products must be locked. */
export async function writeProducts(tx: Db, changes: readonly ChangedProduct[]): Promise<void> {
  if (changes.length === 0) return;
  const values = changes.map(({ id, fields, edited, searchName }) => ({
    ...{ id, edited },
    ...{ name: fields.name, short: fields.short, care: fields.care, includes: fields.includes },
    ...{ search_name: searchName ?? null },
    ...{ is_new: fields.isNew, is_featured: fields.isFeatured, made_to_order: fields.madeToOrder },
  }));
  await tx.execute(sql`
    update products p set name = c.name, short = c.short, care = c.care, includes = c.includes,
      is_new = c.is_new, is_featured = c.is_featured, made_to_order = c.made_to_order, search_name = coalesce(c.search_name, p.search_name),
      edited = array(select unnest(p.edited) union select unnest(c.edited))
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as c(id text, name text, short text, care text, includes text, is_new boolean, is_featured boolean, made_to_order boolean,
        search_name text, edited text[])
    where p.id = c.id`);
}
