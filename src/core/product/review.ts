/** Reviews: moderation rule, display names and validation of the form. */

import { nameFault } from '../account/name.ts';
import { RATING } from './constants.ts';
import { REVIEW_COPY } from './review-copy.ts';

const LINK = /https?:|www\.|\b[\w-]+\.(com|in|net|org|io|co|shop|store|xyz|info|biz)\b/i;
const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/;
const TELEPHONE = /(?:\d[\s().-]?){9,}/;

/** True for texts with links, email addresses or phone numbers, which are moderated before publication. */
export function needsModeration(text: string): boolean {
  return LINK.test(text) || ADDRESS.test(text) || TELEPHONE.test(text);
}

/** 'Meera R.' for 'Meera Rao', to protect the buyer's privacy. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = Array.from(rest.at(-1) ?? '')[0];
  return last ? `${first} ${last.toUpperCase()}.` : first;
}

/** The form's draft; rating 0: none chosen. */
export type ReviewDraft = {
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
};

export const EMPTY_REVIEW: ReviewDraft = { rating: 0, title: '', text: '', name: '' };

/** Validation errors by field; empty when valid. */
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

/** Bar lengths by star rating, in whole percent of the most frequent rating. */
export function spreadBars(spread: readonly number[]): number[] {
  const most = Math.max(1, ...spread);
  return spread.map((count) => Math.round((count / most) * 100));
}
