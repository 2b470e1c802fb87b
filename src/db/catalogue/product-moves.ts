/** Writes products from the back office. Callers hold the catalogue lock; variants are locked before products. */
import { eq, inArray, sql } from 'drizzle-orm';
import {
  isSame,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductField,
  VARIANT_FIELDS,
} from '../../core/product/fields.ts';
import type { Db } from '../engine/db.ts';
import { products, productTexts } from '../schema/products.ts';
import { variants } from '../schema/variants.ts';
import { refreshAvailability } from './availability.ts';
import { changeWords } from './search-words.ts';

type ProductInsert = typeof products.$inferInsert;
type StoredProduct = typeof products.$inferSelect;
type StoredVariant = typeof variants.$inferSelect;

/** A variant to write; id null: a new one. */
export type VariantChange = Pick<
  StoredVariant,
  'sku' | 'values' | 'price' | 'originalPrice' | 'stock' | 'leadWeeks' | 'arrivesOn' | 'hidden' | 'picture'
> & {
  readonly id: string | null;
};
/** Columns that a person sets, with the state. */
export type ProductColumns = Omit<
  ProductInsert,
  'id' | 'slug' | 'price' | 'originalPrice' | 'isDiscounted' | 'stock' | 'inStock' | 'edited' | 'source' | 'createdAt'
> & { readonly createdAt?: string };

const wordsOf = (row: { state?: string | undefined; searchName: string; searchKind: string } | undefined) =>
  row?.state === 'shown' ? `${row.searchName} ${row.searchKind}` : '';

const structureOf = (rows: readonly Pick<StoredVariant, 'sku' | 'values'>[]) =>
  rows.map(({ sku, values }) => [sku, values]);

/** Fields whose columns differ from the stored ones. */
function changedFields(
  columns: ProductColumns,
  stored: StoredProduct,
  rows: readonly VariantChange[],
  offers: readonly StoredVariant[],
): ProductField[] {
  return PRODUCT_FIELD_NAMES.filter(
    (field) =>
      PRODUCT_FIELDS[field].some((column) => !isSame(columns[column as keyof ProductColumns], stored[column])) ||
      (field === 'options' && !isSame(structureOf(rows), structureOf(offers))),
  );
}

const putText = (tx: Db, productId: string, markdown: string) =>
  tx
    .insert(productTexts)
    .values({ productId, markdown })
    .onConflictDoUpdate({ target: productTexts.productId, set: { markdown } });

/** id: of the variant; ids of new ones are made by newId. */
export type NewId = (sku: string) => string;

/** Inserts a product of the merchant's own. */
export async function insertProduct(
  tx: Db,
  own: { readonly id: string; readonly slug: string; readonly markdown: string },
  columns: ProductColumns & { readonly createdAt: string },
  rows: readonly VariantChange[],
  newId: NewId,
): Promise<void> {
  const { id, slug, markdown } = own;
  const unpriced = { price: 0, originalPrice: null, isDiscounted: false, stock: 0, inStock: false };
  await tx
    .insert(products)
    .values({ ...columns, ...unpriced, id, slug, source: null, edited: [...PRODUCT_FIELD_NAMES] });
  await putText(tx, id, markdown);
  await tx.insert(variants).values(
    rows.map((row, position) => ({
      ...{ ...row, id: newId(row.sku), productId: id, position },
      edited: [...VARIANT_FIELDS],
    })),
  );
  await refreshAvailability(tx, [id]);
  await changeWords(tx, '', wordsOf(columns));
}

const SET_ASIDE = 100_000;

/** Updates kept variants in one statement, so that events of stock and prices happen as for any other change. */
async function updateVariants(
  tx: Db,
  productId: string,
  rows: readonly (VariantChange & { readonly position: number })[],
  stored: ReadonlyMap<string, StoredVariant>,
): Promise<void> {
  // Set aside first, because SKUs and positions may be swapped.
  await tx
    .update(variants)
    .set({ position: sql`${variants.position} + ${SET_ASIDE}`, sku: sql`'~' || ${variants.id}` })
    .where(eq(variants.productId, productId));
  const values = rows.map((row) => {
    const before = stored.get(row.id as string) as StoredVariant;
    const marks = VARIANT_FIELDS.filter((name) => !isSame(row[name], before[name]));
    const edited = [...new Set([...before.edited, ...marks])];
    const {
      id,
      sku,
      values: chosen,
      price,
      originalPrice,
      stock,
      leadWeeks,
      arrivesOn,
      hidden,
      picture,
      position,
    } = row;
    return {
      ...{ id, sku, chosen, price, original_price: originalPrice, stock, hidden, picture, position, edited },
      ...{ lead_weeks: leadWeeks, arrives_on: arrivesOn },
    };
  });
  await tx.execute(sql`
    update variants v set sku = c.sku, "values" = c.chosen, price = c.price, original_price = c.original_price, stock = c.stock,
      lead_weeks = c.lead_weeks, arrives_on = c.arrives_on, hidden = c.hidden, picture = c.picture, position = c.position,
      edited = c.edited
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as c(id text, sku text, chosen text[], price bigint,
      original_price bigint, stock integer, lead_weeks smallint, arrives_on date, hidden boolean, picture jsonb, position integer, edited text[])
    where v.id = c.id`);
}

/** Updates a product, whose variants and row are locked, and marks what changed as set by a person. */
export async function updateProduct(
  tx: Db,
  stored: StoredProduct,
  offers: readonly StoredVariant[],
  columns: ProductColumns,
  markdown: string,
  rows: readonly VariantChange[],
  newId: NewId,
): Promise<void> {
  const { id } = stored;
  const edited = [...new Set([...stored.edited, ...changedFields(columns, stored, rows, offers)])];
  await tx
    .update(products)
    .set({ ...columns, edited })
    .where(eq(products.id, id));
  await putText(tx, id, markdown);
  const byId = new Map(offers.map((row) => [row.id, row]));
  const placed = rows.map((row, position) => ({ ...row, position }));
  const kept = placed.filter((row) => row.id !== null && byId.has(row.id));
  const keptIds = new Set(kept.map((row) => row.id));
  const gone = offers.filter((row) => !keptIds.has(row.id)).map((row) => row.id);
  if (gone.length > 0) await tx.delete(variants).where(inArray(variants.id, gone));
  await updateVariants(tx, id, kept, byId);
  const fresh = placed.filter((row) => !keptIds.has(row.id));
  if (fresh.length > 0)
    await tx
      .insert(variants)
      .values(fresh.map((row) => ({ ...row, id: newId(row.sku), productId: id, edited: [...VARIANT_FIELDS] })));
  await refreshAvailability(tx, [id]);
  await changeWords(tx, wordsOf(stored), wordsOf(columns));
}

export type StateChange = Pick<StoredProduct, 'state' | 'publishFrom'>;

/** Sets the state of a locked product. A draft that is shown for the first time counts as new from this day on. */
export async function setState(tx: Db, stored: StoredProduct, { state, publishFrom }: StateChange): Promise<void> {
  const isFirst = stored.state === 'draft' && state === 'shown';
  await tx
    .update(products)
    .set({ state, publishFrom, ...(isFirst && { createdAt: sql`current_date` }) })
    .where(eq(products.id, stored.id));
  await changeWords(tx, wordsOf(stored), wordsOf({ ...stored, state }));
}

const IS_DUE = sql`${products.state} = 'scheduled' and ${products.publishFrom} <= now()`;

export const hasDue = async (db: Db): Promise<boolean> =>
  (await db.select({ id: products.id }).from(products).where(IS_DUE).limit(1)).length > 0;

/** Shows scheduled products whose moment has come. Returns their number. */
export async function publishDue(tx: Db): Promise<number> {
  const due = await tx
    .update(products)
    .set({ state: 'shown', publishFrom: null, createdAt: sql`current_date` })
    .where(IS_DUE)
    .returning({ searchName: products.searchName, searchKind: products.searchKind });
  for (const row of due) await changeWords(tx, '', `${row.searchName} ${row.searchKind}`);
  return due.length;
}
