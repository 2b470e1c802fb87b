/** Computes the new offer of a known variant from its row. Pure, so that it can be repeated under a lock. */

import { LEAD } from '../core/delivery/constants.ts';
import { IMPORT } from '../core/merchant/constants.ts';
import { MERCHANT_COPY as SAY } from '../core/merchant/copy.ts';
import type { EditedProduct } from '../core/merchant/edited-product-shapes.ts';
import { toMajor, toMinor } from '../core/shop/money.ts';
import { majorPrice, PRICE_RULE } from '../core/shop/price-shapes.ts';
import { isoDate } from './content-parts.ts';
import { isNo, readFlag, writeFlag } from './field-columns.ts';
import type { Fault, ProductRecord } from './product-file.ts';

export type VariantOffer = EditedProduct['variants'][number];
/** Prices in minor units. */
export type Offer = Pick<VariantOffer, 'price' | 'originalPrice' | 'stock' | 'leadWeeks' | 'arrivesOn' | 'hidden'>;
export type CellChange = { readonly column: string; readonly before: string; readonly after: string };

const WHOLE = /^\d{1,9}$/;
const SIGNED = /^[+-]?\d{1,9}$/;

type Cells = ProductRecord['cells'];
type ReportFault = (column: string, message: string) => undefined;

/** A price as the file has it. */
export const priceCell = (minor: number | null): string => (minor === null ? '' : String(toMajor(minor)));

/** Lead time as the file has it. */
export const weeksCell = ({ leadWeeks }: Pick<Offer, 'leadWeeks'>): string =>
  leadWeeks === null ? '' : String(leadWeeks);

function readWhole(cells: Cells, column: 'stock' | 'stockSeen', max: number, bad: ReportFault) {
  const text = cells[column]?.replaceAll(',', '');
  if (text === undefined) return undefined;
  if (WHOLE.test(text) && Number(text) <= max) return Number(text);
  return bad(column, `'${cells[column]}' is not a whole number up to ${max}.`);
}

/** In minor units; 0 removes an original price. A draft's price of 0 may stay. */
export function readPrice(cells: Cells, column: 'price' | 'originalPrice', now: number | null, bad: ReportFault) {
  const text = cells[column]?.replaceAll(',', '');
  if (text === undefined || text === priceCell(now)) return undefined;
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

function readOffered({ offered }: Cells, now: boolean, bad: ReportFault): boolean {
  if (offered === undefined) return now;
  const read = readFlag(offered);
  return 'value' in read ? !read.value : (bad('offered', read.fault) ?? now);
}

/** 0 takes the weeks away. */
function readWeeks({ leadWeeks }: Cells, now: number | null, bad: ReportFault): number | null {
  if (leadWeeks === undefined) return now;
  if (WHOLE.test(leadWeeks) && Number(leadWeeks) <= LEAD.maxWeeks) return Number(leadWeeks) || null;
  return bad('leadWeeks', `'${leadWeeks}' is not a number of weeks up to ${LEAD.maxWeeks}.`) ?? now;
}

/** no takes the day away. */
function readArrival({ arrivesOn }: Cells, now: string | null, bad: ReportFault): string | null {
  if (arrivesOn === undefined) return now;
  if (isNo(arrivesOn)) return null;
  if (isoDate.safeParse(arrivesOn).success) return arrivesOn;
  return bad('arrivesOn', `'${arrivesOn}' is not a date such as 2026-12-20, or no.`) ?? now;
}

/** Parses the offer of a row; empty cells keep the current value. */
export function readOffer({ line, cells }: ProductRecord, now: Offer): Offer | Fault[] {
  const faults: Fault[] = [];
  const bad: ReportFault = (column, message) => void faults.push({ line, column, message });
  const price = readPrice(cells, 'price', now.price, bad) ?? now.price;
  const original = readPrice(cells, 'originalPrice', now.originalPrice, bad);
  const stock = readStock(cells, now.stock, bad);
  const leadWeeks = readWeeks(cells, now.leadWeeks, bad);
  const arrivesOn = readArrival(cells, now.arrivesOn, bad);
  const hidden = readOffered(cells, now.hidden, bad);
  const originalPrice = original === undefined ? now.originalPrice : original || null;
  const isPriced = price !== now.price || originalPrice !== now.originalPrice;
  if (isPriced && originalPrice !== null && originalPrice <= price) bad('originalPrice', SAY.reduced);
  return faults.length > 0 ? faults : { price, originalPrice, stock, leadWeeks, arrivesOn, hidden };
}

/** What a row changes of an offer. An addition stays one, because sales go on while the plan is read. */
export function offerChanges({ cells }: ProductRecord, now: Offer, next: Offer): CellChange[] {
  const changes: CellChange[] = [];
  const add = (column: string, before: string, after: string) => changes.push({ column, before, after });
  if (next.price !== now.price) add('price', priceCell(now.price), priceCell(next.price));
  if (next.originalPrice !== now.originalPrice)
    add('originalPrice', priceCell(now.originalPrice), priceCell(next.originalPrice));
  if (next.stock !== now.stock) {
    const isAdded = cells.stockAdd !== undefined && Number(cells.stockAdd.replaceAll(',', '')) !== 0;
    const by = next.stock - now.stock;
    if (isAdded) add('stockAdd', '', by > 0 ? `+${by}` : String(by));
    else add('stock', String(now.stock), String(next.stock));
  }
  if (next.leadWeeks !== now.leadWeeks) add('leadWeeks', weeksCell(now), weeksCell(next));
  if (next.arrivesOn !== now.arrivesOn) add('arrivesOn', now.arrivesOn ?? '', next.arrivesOn ?? '');
  if (next.hidden !== now.hidden) add('offered', writeFlag(!now.hidden), writeFlag(!next.hidden));
  return changes;
}
