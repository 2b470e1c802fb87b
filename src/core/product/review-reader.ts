/** Reads reviews from API responses. */

import { text, within } from '../order/line-reader.ts';
import { asNumber, asObject, findList, firstText, type Report, readList } from '../shop/read.ts';

export type ReviewView = {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly verified: string;
  readonly createdAt: string;
  /** The shop's reply; '' for none. */
  readonly reply: string;
};

export type ReviewPage = {
  readonly average: number | null;
  readonly count: number;
  readonly spread: readonly number[];
  readonly reviews: readonly ReviewView[];
};

export function readReview(value: unknown): ReviewView | null {
  const object = asObject(value);
  const rating = asNumber(object?.rating);
  if (!object || rating === null || rating < 1 || rating > 5) return null;
  return {
    id: firstText(object, 'id', '_id') ?? '',
    name: text(object, 'name'),
    rating,
    title: text(object, 'title'),
    text: text(object, 'text'),
    verified: text(object, 'verified'),
    createdAt: text(object, 'createdAt'),
    reply: text(asObject(object.reply) ?? {}, 'text'),
  };
}

export function readReviews(body: unknown, report: Report): ReviewPage | null {
  const items = findList(body, 'reviews');
  const object = within(body);
  if (!items) return null;
  const reviews = readList(items, 'reviews', readReview, report);
  const spread = Array.isArray(object?.spread) ? object.spread.map((value) => asNumber(value) ?? 0) : [];
  return {
    average: asNumber(object?.average),
    count: asNumber(object?.count) ?? reviews.length,
    spread: spread.length === 5 ? spread : [0, 0, 0, 0, 0],
    reviews,
  };
}
