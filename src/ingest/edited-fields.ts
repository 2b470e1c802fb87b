/** Merges what a person set in the back office into the rows of a file: it wins field by field. */
import {
  isSame,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductField,
  VARIANT_FIELDS,
} from '../core/product/fields.ts';
import type { EntryRow } from '../db/catalogue/entries.ts';
import type { products } from '../db/schema/products.ts';
import type { variants } from '../db/schema/variants.ts';

export type StoredProduct = typeof products.$inferSelect;
export type StoredVariant = typeof variants.$inferSelect;
export type FileProduct = Omit<typeof products.$inferInsert, 'edited' | 'state' | 'publishFrom'>;
export type FileVariant = Omit<typeof variants.$inferInsert, 'edited' | 'hidden'>;

type Merged = {
  readonly product: FileProduct & { edited: string[] };
  readonly variants: (typeof variants.$inferInsert)[];
};

/** SKUs with their values, in order. */
const structureOf = (rows: readonly FileVariant[]) => rows.map(({ sku, values }) => [sku, values]);

/** Keeps the stored offer where a person set it; a mark is dropped when the file says the same. */
function mergeVariant(row: FileVariant, stored: StoredVariant | undefined): typeof variants.$inferInsert {
  if (!stored) return row;
  const kept = VARIANT_FIELDS.filter((name) => stored.edited.includes(name) && !isSame(row[name], stored[name]));
  const offer = Object.fromEntries(kept.map((name) => [name, stored[name]]));
  return { ...row, ...offer, stock: stored.stock, hidden: stored.hidden, edited: kept };
}

/** The stored set of variants, with what the file says of those that both have. */
function keepVariants(file: ReadonlyMap<string, FileVariant>, stored: readonly StoredVariant[]) {
  return stored.map((row) => {
    const fresh = file.get(row.sku);
    if (!fresh) return row;
    const { price, originalPrice, leadWeeks, arrivesOn, picture, edited, hidden, stock } = mergeVariant(fresh, row);
    return { ...row, price, originalPrice, leadWeeks, arrivesOn, picture, edited, hidden, stock };
  });
}

/**
 * Returns the rows to write for a product whose file changed. A field that a person set stays; when the file says the same,
 * its mark is dropped and the file leads again. Search texts are those of the file: see searchTextsOf().
 */
export function mergeEdits(
  product: FileProduct,
  rows: readonly FileVariant[],
  stored: StoredProduct | undefined,
  storedRows: readonly StoredVariant[],
): Merged {
  const bySku = new Map(storedRows.map((row) => [row.sku, row]));
  const isAgreed = (field: ProductField) =>
    PRODUCT_FIELDS[field].every((column) => isSame(product[column], stored?.[column])) &&
    (field !== 'options' || isSame(structureOf(rows), structureOf(storedRows)));
  const kept = PRODUCT_FIELD_NAMES.filter((field) => stored?.edited.includes(field) && !isAgreed(field));
  const columns = kept.flatMap((field) => PRODUCT_FIELDS[field].map((column) => [column, stored?.[column]] as const));
  return {
    product: { ...product, ...Object.fromEntries(columns), edited: kept },
    variants: kept.includes('options')
      ? keepVariants(new Map(rows.map((row) => [row.sku, row])), storedRows)
      : rows.map((row) => mergeVariant(row, bySku.get(row.sku))),
  };
}

/** The row of a category, collection or slide to write: what a person set stays, until the file says the same. */
export function mergeEntry<Row extends object>(
  row: Row,
  stored: EntryRow | undefined,
): Row & Pick<EntryRow, 'edited' | 'hasFile'> {
  const given = row as Readonly<Record<string, unknown>>;
  const edited = (stored?.edited ?? []).filter((column) => !isSame(given[column], stored?.[column]));
  const kept = Object.fromEntries(edited.map((column) => [column, stored?.[column]]));
  return { ...row, ...kept, edited, hasFile: true };
}
