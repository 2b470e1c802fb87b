/** Variants with stock and price, as the browser reads them. Pure; prices are minor units. */
import type { Picture } from '../images/picture.ts';
import type { Currency } from '../shop/money.ts';

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
