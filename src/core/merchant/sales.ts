/** Sales of a period and of the one before, as the browser reads them. Pure; amounts are minor units. */

import { type Picture, readPicture } from '../images/picture.ts';
import { number, text } from '../order/line-reader.ts';
import { type Currency, readCurrency } from '../shop/money.ts';
import { asNumber, asObject, type Json, type Report, readList } from '../shop/read.ts';

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

const sumOf = (value: unknown): Sum => {
  const object = asObject(value) ?? {};
  return { orders: number(object, 'orders'), revenue: number(object, 'revenue') };
};

function readDay(value: unknown): SalesDay | null {
  const object = asObject(value);
  const day = object && text(object, 'day');
  return day ? { day, ...sumOf(object) } : null;
}

function readTop(value: unknown): TopPiece | null {
  const object = asObject(value);
  if (!object || !text(object, 'slug')) return null;
  return {
    slug: text(object, 'slug'),
    name: text(object, 'name') || text(object, 'slug'),
    picture: readPicture(object.image, ''),
    pieces: number(object, 'pieces'),
    revenue: number(object, 'revenue'),
    currency: readCurrency(object.currency),
  };
}

function readViews(value: unknown): Views {
  const views: Json = asObject(value) ?? {};
  return { since: text(views, 'since') || null, views: number(views, 'views'), orders: number(views, 'orders') };
}

/** Orders per 100 views; null without views. */
export const perHundred = ({ views, orders }: Views): number | null => (views === 0 ? null : (orders / views) * 100);

export function readSales(body: unknown, report: Report): Sales | null {
  const object = asObject(body);
  if (!object || !Array.isArray(object.currencies) || !Array.isArray(object.top)) return null;
  return {
    days: asNumber(object.days) ?? 0,
    currencies: readList(
      object.currencies,
      'currencies',
      (one) => {
        const row = asObject(one);
        if (!row || !Array.isArray(row.days)) return null;
        const days = readList(row.days, 'days', readDay, report);
        return { currency: readCurrency(row.currency), now: sumOf(row.now), before: sumOf(row.before), days };
      },
      report,
    ),
    top: readList(object.top, 'top', readTop, report),
    views: readViews(object.views),
    checkouts: readViews(object.checkouts),
  };
}

export type Miss = { readonly term: string; readonly times: number };

/** Reads the searches that found nothing. */
export function readMisses(body: unknown, report: Report): readonly Miss[] | null {
  const { misses } = asObject(body) ?? {};
  if (!Array.isArray(misses)) return null;
  return readList(
    misses,
    'misses',
    (one) => {
      const object = asObject(one);
      const term = object && text(object, 'term');
      return term ? { term, times: number(object, 'times') } : null;
    },
    report,
  );
}
