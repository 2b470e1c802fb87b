/** Sales of a period and of the one before, as the browser reads them. Pure; amounts are minor units. */

import type { Picture } from '../images/picture.ts';
import type { Currency } from '../shop/money.ts';

export type Sum = { readonly orders: number; readonly revenue: number };
/** ISO date in India; every day of the period has one. */
export type SalesDay = Sum & { readonly day: string };
export type CurrencySales = {
  readonly currency: Currency;
  readonly now: Sum;
  readonly before: Sum;
  readonly days: readonly SalesDay[];
};
export type TopPiece = {
  readonly slug: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly pieces: number;
  readonly revenue: number;
  readonly currency: Currency;
};
/** Estimated views of pages, and orders of the same days; since: the first counted day, null: none. */
export type Views = { readonly since: string | null; readonly views: number; readonly orders: number };
export type Sales = {
  readonly days: number;
  readonly currencies: readonly CurrencySales[];
  readonly top: readonly TopPiece[];
  /** Of product pages. */
  readonly views: Views;
  /** Of the checkout. */
  readonly checkouts: Views;
};

/** Average order; null without orders. */
export const averageOf = ({ orders, revenue }: Sum): number | null =>
  orders === 0 ? null : Math.round(revenue / orders);

/** Change against before in percent; null when there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** Orders per 100 views; null without views. */
export const perHundred = ({ views, orders }: Views): number | null => (views === 0 ? null : (orders / views) * 100);
