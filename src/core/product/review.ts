/** Which reviews are read by the merchant before they are shown, and how a buyer is named. */

import { nameFault } from '../account/name.ts';
import { RATING } from '../shop/constants.ts';
import { REVIEW_COPY } from './review-copy.ts';

const LINK = /https?:|www\.|\b[\w-]+\.(com|in|net|org|io|co|shop|store|xyz|info|biz)\b/i;
const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/;
const TELEPHONE = /(?:\d[\s().-]?){9,}/;

/** Links, addresses and telephone numbers: advertising, or somebody's own data. */
export function needsReading(text: string): boolean {
  return LINK.test(text) || ADDRESS.test(text) || TELEPHONE.test(text);
}

/** 'Meera R.' of 'Meera Rao': a whole name is nobody else's business. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = Array.from(rest.at(-1) ?? '')[0];
  return last ? `${first} ${last.toUpperCase()}.` : first;
}

/** What a buyer has filled in; rating 0: no stars chosen yet. */
export type ReviewDraft = {
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
};

export const EMPTY_REVIEW: ReviewDraft = { rating: 0, title: '', text: '', name: '' };

/** What is wrong with it, by field; empty when it can be sent. */
export function reviewFaults({ rating, text, name }: ReviewDraft): {
  readonly rating?: string;
  readonly text?: string;
  readonly name?: string;
} {
  const fault = nameFault(name);
  return {
    ...(!(rating >= 1 && rating <= RATING.max) && { rating: REVIEW_COPY.badRating }),
    ...(text.trim() === '' && { text: REVIEW_COPY.missing }),
    ...(fault && { name: fault }),
  };
}

/** How much of all reviews gave so many stars, in whole percent of the most frequent choice. */
export function spreadBars(spread: readonly number[]): number[] {
  const most = Math.max(1, ...spread);
  return spread.map((count) => Math.round((count / most) * 100));
}
