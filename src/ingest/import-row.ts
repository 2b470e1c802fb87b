/** What one row of a product file asks of a variant that exists: pure, so that it can be asked again under a lock. */

import { MERCHANT_COPY as SAY } from '../core/merchant/copy.ts';
import { IMPORT, MONEY } from '../core/shop/constants.ts';
import { majorPrice, PRICE_RULE } from '../core/shop/price-shapes.ts';
import type { Fault, ProductRecord } from './product-file.ts';

/** A variant as it is stored, with the facts of its product that a file can change. */
export type StoredVariant = {
  readonly sku: string;
  readonly productId: string;
  readonly slug: string;
  readonly price: number;
  readonly originalPrice: number | null;
  readonly stock: number;
} & ProductFacts;
export type ProductFacts = {
  readonly name: string;
  readonly short: string;
  readonly care: string;
  readonly isNew: boolean;
  readonly isFeatured: boolean;
  readonly madeToOrder: boolean;
};
/** Prices and stock as they will be; facts are those that the row gives. */
export type RowChange = {
  readonly price: number;
  readonly originalPrice: number | null;
  readonly stock: number;
  readonly facts: Partial<ProductFacts>;
};

const WHOLE = /^\d{1,9}$/;
const SIGNED = /^[+-]?\d{1,9}$/;
const FLAG = /^(yes|true|1|no|false|0)$/i;
const isYes = (text: string) => /^(yes|true|1)$/i.test(text);

type Cells = ProductRecord['cells'];
type Bad = (column: string, message: string) => undefined;

function readWhole(cells: Cells, column: 'stock' | 'stockSeen', max: number, bad: Bad) {
  const text = cells[column]?.replaceAll(',', '');
  if (text === undefined) return undefined;
  if (WHOLE.test(text) && Number(text) <= max) return Number(text);
  return bad(column, `'${cells[column]}' is no whole number up to ${max}.`);
}

/** In minor units. An original price of 0 removes it. */
function readPrice(cells: Cells, column: 'price' | 'originalPrice', bad: Bad) {
  const text = cells[column]?.replaceAll(',', '');
  if (text === undefined) return undefined;
  const major = WHOLE.test(text) ? Number(text) : Number.NaN;
  if (majorPrice.safeParse(major).success || (major === 0 && column === 'originalPrice'))
    return major * MONEY.minorPerMajor;
  return bad(column, `'${cells[column]}' is no price: it ${PRICE_RULE}.`);
}

/** The stock as it will be. A stock that equals the one that was seen is no change, whatever the stock is now. */
function readStock(cells: Cells, now: number, bad: Bad): number {
  const stock = readWhole(cells, 'stock', IMPORT.maxStock, bad);
  const seen = readWhole(cells, 'stockSeen', IMPORT.maxStock, bad);
  const text = cells.stockAdd?.replaceAll(',', '') ?? '0';
  if (!SIGNED.test(text)) bad('stockAdd', `'${cells.stockAdd}' is no whole number.`);
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

function readFacts(cells: Cells, bad: Bad): Partial<ProductFacts> {
  const flag = (column: 'isNew' | 'isFeatured' | 'madeToOrder') => {
    const text = cells[column];
    if (text === undefined) return undefined;
    return FLAG.test(text) ? isYes(text) : bad(column, `'${text}' is neither yes nor no.`);
  };
  const facts = {
    name: cells.name,
    short: cells.short,
    care: cells.care,
    isNew: flag('isNew'),
    isFeatured: flag('isFeatured'),
    madeToOrder: flag('madeToOrder'),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** Empty cells change nothing. */
export function readRow({ line, cells }: ProductRecord, now: StoredVariant): RowChange | Fault[] {
  const faults: Fault[] = [];
  const bad: Bad = (column, message) => void faults.push({ line, column, message });
  const price = readPrice(cells, 'price', bad) ?? now.price;
  const original = readPrice(cells, 'originalPrice', bad);
  const stock = readStock(cells, now.stock, bad);
  const originalPrice = original === undefined ? now.originalPrice : original || null;
  if (originalPrice !== null && originalPrice <= price) bad('originalPrice', SAY.reduced);
  if (cells.slug !== undefined && cells.slug !== now.slug)
    bad('slug', `${now.sku} belongs to '${now.slug}', and a piece cannot move.`);
  const facts = readFacts(cells, bad);
  return faults.length > 0 ? faults : { price, originalPrice, stock, facts };
}
