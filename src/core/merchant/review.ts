/** Reviews as the back office reads them. Pure. */
import { number, text } from '../order/line-reader.ts';
import { type ReviewView, readReview } from '../product/review-reader.ts';
import { asObject, type Report, readList } from '../shop/read.ts';

/** held: waits for moderation. */
export const REVIEW_STATES = ['held', 'shown', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export type OfficeReview = ReviewView & {
  readonly slug: string;
  readonly product: string;
  readonly state: ReviewState;
};
export type ReviewList = {
  readonly reviews: readonly OfficeReview[];
  readonly counts: Readonly<Record<ReviewState, number>>;
  readonly page: number;
  readonly pageSize: number;
};

function readOne(value: unknown): OfficeReview | null {
  const review = readReview(value);
  const object = asObject(value);
  const state = REVIEW_STATES.find((one) => one === object?.state);
  if (!review || !object || !state) return null;
  return { ...review, slug: text(object, 'slug'), product: text(object, 'product') || text(object, 'slug'), state };
}

export function readReviewList(body: unknown, report: Report): ReviewList | null {
  const object = asObject(body);
  if (!object || !Array.isArray(object.reviews)) return null;
  const counts = asObject(object.counts) ?? {};
  return {
    reviews: readList(object.reviews, 'reviews', readOne, report),
    counts: { held: number(counts, 'held'), shown: number(counts, 'shown'), hidden: number(counts, 'hidden') },
    page: number(object, 'page') || 1,
    pageSize: number(object, 'pageSize') || 1,
  };
}
