/** What the list of stock shows, as its address says it. Pure. */
import { STOCK_SORTS, type StockSort } from './stock.ts';

export type StockView = {
  readonly q: string;
  /** Only variants with less stock; '' for all. */
  readonly below: string;
  readonly sort: StockSort;
  readonly page: number;
};

export const ALL_STOCK: StockView = { q: '', below: '', sort: 'name', page: 1 };

export function readStockView(search: string): StockView {
  const given = new URLSearchParams(search);
  const below = given.get('below') ?? '';
  return {
    q: (given.get('q') ?? '').slice(0, 100),
    below: /^\d{1,6}$/.test(below) ? below : '',
    sort: STOCK_SORTS.find((sort) => sort === given.get('sort')) ?? ALL_STOCK.sort,
    page: Math.max(1, Math.floor(Number(given.get('page'))) || 1),
  };
}

/** The parameters that differ from the whole list's. */
export function stockParameters({ q, below, sort, page }: StockView): Record<string, string> {
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(below && { below }),
    ...(sort !== ALL_STOCK.sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  };
}

export const stockPath = (view: StockView): string => {
  const query = new URLSearchParams(stockParameters(view)).toString();
  return `/merchant/stock${query && `?${query}`}`;
};
