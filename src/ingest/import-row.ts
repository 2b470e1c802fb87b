/** Computes the changes of one import row for an existing variant. Pure, so that it can be repeated under a lock. */

import { IMPORT } from '../core/merchant/constants.ts';
import { MERCHANT_COPY as SAY } from '../core/merchant/copy.ts';
import { INCLUDES_MAX } from '../core/product/constants.ts';
import { toMinor } from '../core/shop/money.ts';
import { majorPrice, PRICE_RULE } from '../core/shop/price-shapes.ts';
import type { Fault, ProductRecord } from './product-file.ts';

/** A stored variant with the importable fields of its product. */
export type StoredVariant = {
  readonly sku: string;
  readonly productId: string;
  readonly slug: string;
  readonly price: number;
  readonly originalPrice: number | null;
  readonly stock: number;
} & ProductFields;
export type ProductFields = {
  readonly name: string;
  readonly short: string;
  readonly care: string;
  readonly includes: string;
  readonly isNew: boolean;
  readonly isFeatured: boolean;
  readonly madeToOrder: boolean;
};
/** New prices and stock; fields are the product fields given in the row. */
export type RowChange = {
  readonly price: number;
  readonly originalPrice: number | null;
  readonly stock: number;
  readonly fields: Partial<ProductFields>;
};

const WHOLE = /^\d{1,9}$/;
const SIGNED = /^[+-]?\d{1,9}$/;
const FLAG = /^(yes|true|1|no|false|0)$/i;
const isYes = (text: string) => /^(yes|true|1)$/i.test(text);

type Cells = ProductRecord['cells'];
type ReportFault = (column: string, message: string) => undefined;

function readWhole(cells: Cells, column: 'stock' | 'stockSeen', max: number, bad: ReportFault) {
  const text = cells[column]?.replaceAll(',', '');
  if (text === undefined) return undefined;
  if (WHOLE.test(text) && Number(text) <= max) return Number(text);
  return bad(column, `'${cells[column]}' is not a whole number up to ${max}.`);
}

/** In minor units. An original price of 0 removes it. */
function readPrice(cells: Cells, column: 'price' | 'originalPrice', bad: ReportFault) {
  const text = cells[column]?.replaceAll(',', '');
  if (text === undefined) return undefined;
  const major = WHOLE.test(text) ? Number(text) : Number.NaN;
  if (majorPrice.safeParse(major).success || (major === 0 && column === 'originalPrice')) return toMinor(major);
  return bad(column, `'${cells[column]}' is not a price: it ${PRICE_RULE}.`);
}

/** Returns the new stock. A stock equal to the exported one means no change, whatever the current stock. */
function readStock(cells: Cells, now: number, bad: ReportFault): number {
  const stock = readWhole(cells, 'stock', IMPORT.maxStock, bad);
  const seen = readWhole(cells, 'stockSeen', IMPORT.maxStock, bad);
  const text = cells.stockAdd?.replaceAll(',', '') ?? '0';
  if (!SIGNED.test(text)) bad('stockAdd', `'${cells.stockAdd}' is not a whole number.`);
  const add = Number(text) || 0;
  const sets = stock !== undefined && stock !== (seen ?? now);
  if (add !== 0) {
    if (sets) bad('stockAdd', SAY.setOrAdd);
    else if (now + add < 0) bad('stockAdd', SAY.belowBy(now, add));
    else if (now + add > IMPORT.maxStock) bad('stockAdd', SAY.aboveBy(IMPORT.maxStock));
    return now + add;
  }
  if (!sets) return now;
  if (seen === undefined) bad('stock', SAY.noStockSeen);
  else if (seen !== now) bad('stock', SAY.stockMoved(seen, now));
  return stock;
}

function readFields(cells: Cells, bad: ReportFault): Partial<ProductFields> {
  const flag = (column: 'isNew' | 'isFeatured' | 'madeToOrder') => {
    const text = cells[column];
    if (text === undefined) return undefined;
    return FLAG.test(text) ? isYes(text) : bad(column, `'${text}' must be yes or no.`);
  };
  if ((cells.includes?.length ?? 0) > INCLUDES_MAX) bad('includes', `It has more than ${INCLUDES_MAX} characters.`);
  const fields = {
    name: cells.name,
    short: cells.short,
    care: cells.care,
    includes: cells.includes,
    isNew: flag('isNew'),
    isFeatured: flag('isFeatured'),
    madeToOrder: flag('madeToOrder'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Parses a row; empty cells keep the current value. */
export function readRow({ line, cells }: ProductRecord, now: StoredVariant): RowChange | Fault[] {
  const faults: Fault[] = [];
  const bad: ReportFault = (column, message) => void faults.push({ line, column, message });
  const price = readPrice(cells, 'price', bad) ?? now.price;
  const original = readPrice(cells, 'originalPrice', bad);
  const stock = readStock(cells, now.stock, bad);
  const originalPrice = original === undefined ? now.originalPrice : original || null;
  if (originalPrice !== null && originalPrice <= price) bad('originalPrice', SAY.reduced);
  if (cells.slug !== undefined && cells.slug !== now.slug)
    bad('slug', `${now.sku} belongs to '${now.slug}' and cannot move to another product.`);
  const fields = readFields(cells, bad);
  return faults.length > 0 ? faults : { price, originalPrice, stock, fields };
}
