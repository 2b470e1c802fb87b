/** Variants with stock and price, as the browser reads them. Pure; prices are minor units. */
import { type Picture, readPicture } from '../images/picture.ts';
import { listOf, number, text } from '../order/line-reader.ts';
import { type Currency, readCurrency } from '../shop/money.ts';
import { asNumber, asObject, type Report, readList } from '../shop/read.ts';

/** A minus means the largest first. */
export const STOCK_SORTS = ['name', 'sku', 'stock', '-stock', 'price', '-price'] as const;
export type StockSort = (typeof STOCK_SORTS)[number];

export type StockItem = {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly variant: string;
  readonly picture: Picture | null;
  readonly price: number;
  readonly originalPrice: number | null;
  readonly currency: Currency;
  readonly stock: number;
  /** Of it in stores, by their slugs. */
  readonly stores: readonly { readonly store: string; readonly stock: number }[];
};
export type StockList = {
  readonly rows: readonly StockItem[];
  /** Stores that keep pieces. */
  readonly stores: readonly { readonly slug: string; readonly name: string }[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
};

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
