/** Reads the sales of a period. */
import { readPicture } from '../images/reader.ts';
import { number, text } from '../order/line-reader.ts';
import { readCurrency } from '../shop/money.ts';
import { asNumber, asObject, type Json, type Report, readList } from '../shop/read.ts';
import type { Sales, SalesDay, Sum, TopPiece, Views } from './sales.ts';

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
