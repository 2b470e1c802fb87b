/** New variants of a known product, from rows whose SKU is new. Pure. */
import { PRODUCT_LIMITS } from '../core/merchant/constants.ts';
import { MERCHANT_COPY as SAY } from '../core/merchant/copy.ts';
import type { EditedProduct } from '../core/merchant/edited-product-shapes.ts';
import { type CellChange, type Offer, offerChanges, readOffer } from './import-row.ts';
import { type Fault, type ProductRecord, splitCell } from './product-file.ts';

export type AddedVariant = Offer & { readonly sku: string; readonly values: string[] };
type Added = {
  readonly options: EditedProduct['options'];
  readonly variants: readonly AddedVariant[];
  readonly changes: ReadonlyMap<number, readonly CellChange[]>;
  readonly faults: readonly Fault[];
};

const NOTHING: Offer = {
  ...{ price: 0, originalPrice: null, stock: 0, hidden: false },
  ...{ leadWeeks: null, arrivesOn: null },
};

/** Options with further values at their ends. */
const extended = (options: EditedProduct['options'], values: readonly string[]) =>
  options.map((option, at) => {
    const name = values[at] as string;
    return option.values.some((value) => value.name === name)
      ? option
      : { ...option, values: [...option.values, { name, swatch: null }] };
  });

/** Values that no option has yet are added to it; the price is needed, the stock is 0 by default. */
export function planVariants(product: EditedProduct, records: readonly ProductRecord[]): Added {
  const faults: Fault[] = [];
  const variants: AddedVariant[] = [];
  const changes = new Map<number, CellChange[]>();
  let { options } = product;
  for (const record of records) {
    const { line, cells } = record;
    const bad = (column: string, message: string) => void faults.push({ line, column, message });
    const values = splitCell(cells.values ?? '');
    if (options.length === 0) {
      bad('sku', `${product.name} has no options: add one in the back office before it can have variants.`);
      continue;
    }
    if (values.length !== options.length) {
      bad('values', `A value is needed for each option: ${options.map(({ name }) => name).join(' | ')}.`);
      continue;
    }
    if (cells.price === undefined) bad('price', 'A new variant needs a price.');
    if (cells.stockAdd !== undefined) bad('stockAdd', SAY.newStock);
    // There is no stock yet that could have been seen.
    const { stockSeen: _, stockAdd: __, ...rest } = cells;
    const offer = readOffer({ line, cells: { ...rest, ...(rest.stock && { stockSeen: '0' }) } }, NOTHING);
    if (Array.isArray(offer)) {
      faults.push(...offer);
      continue;
    }
    options = extended(options, values);
    variants.push({ ...offer, sku: cells.sku as string, values });
    changes.set(line, [
      { column: 'values', before: '', after: values.join(' | ') },
      ...offerChanges({ line, cells: rest }, NOTHING, offer),
    ]);
  }
  const total = product.variants.length + variants.length;
  if (total > PRODUCT_LIMITS.variants)
    faults.push({
      ...{ line: records[0]?.line ?? 1, column: 'sku' },
      message: `A product may have ${PRODUCT_LIMITS.variants} variants; with these rows it would have ${total}.`,
    });
  return { options, variants, changes, faults };
}
