/** Reads the back office's list of stock. */
import { readPicture } from '../images/reader.ts';
import { listOf, number, text } from '../order/line-reader.ts';
import { readCurrency } from '../shop/money.ts';
import { asNumber, asObject, type Report, readList } from '../shop/read.ts';
import type { StockItem, StockList } from './stock.ts';

function readPieces(value: unknown) {
  const object = asObject(value);
  const store = object && text(object, 'store');
  return store ? { store, stock: number(object, 'stock') } : null;
}

function readPlace(value: unknown) {
  const object = asObject(value);
  const slug = object && text(object, 'slug');
  return slug ? { slug, name: text(object, 'name') || slug } : null;
}

export function readStockItem(value: unknown): StockItem | null {
  const object = asObject(value);
  const price = asNumber(object?.price);
  const stock = asNumber(object?.stock);
  if (!object || !text(object, 'sku') || price === null || stock === null) return null;
  return {
    sku: text(object, 'sku'),
    slug: text(object, 'slug'),
    name: text(object, 'name') || text(object, 'sku'),
    variant: text(object, 'variant'),
    picture: readPicture(object.image),
    price,
    originalPrice: asNumber(object.originalPrice),
    currency: readCurrency(object.currency),
    stock,
    stores: listOf(object.stores, 'stores', readPieces, () => {}),
  };
}

export function readStockList(body: unknown, report: Report): StockList | null {
  const object = asObject(body);
  if (!object || !Array.isArray(object.rows)) return null;
  const rows = readList(object.rows, 'rows', readStockItem, report);
  return {
    rows,
    stores: listOf(object.stores, 'stores', readPlace, () => {}),
    total: number(object, 'total') || rows.length,
    page: number(object, 'page') || 1,
    pageSize: number(object, 'pageSize') || Math.max(1, rows.length),
  };
}
