import { describe, expect, it } from 'vitest';
import {
  EMPTY_REVIEW,
  needsModeration,
  reviewFaults,
  shortName,
  spreadBars,
} from '../../../src/core/product/review.ts';
import { REVIEW_COPY } from '../../../src/core/product/review-copy.ts';

describe('a review draft', () => {
  it('needs only stars and text', () => {
    expect(reviewFaults(EMPTY_REVIEW)).toEqual({ rating: REVIEW_COPY.badRating, text: REVIEW_COPY.missing });
    expect(reviewFaults({ ...EMPTY_REVIEW, rating: 6, text: ' ' })).toEqual({
      rating: REVIEW_COPY.badRating,
      text: REVIEW_COPY.missing,
    });
    expect(reviewFaults({ ...EMPTY_REVIEW, rating: 1, text: 'Fine.' })).toEqual({});
  });

  it('counts towards a bar relative to the most frequent rating', () => {
    expect(spreadBars([0, 1, 0, 2, 4])).toEqual([0, 25, 0, 50, 100]);
    expect(spreadBars([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a review', () => {
  it.each(['Buy at https://x.example', 'see www.shop', 'mail me: a@b.in', 'call 98450 12345', 'cheap-lamps.com!'])(
    'such as %j is moderated',
    (text) => {
      expect(needsModeration(text)).toBe(true);
    },
  );
  it.each(['Warm light. I like it.', 'It is 120 cm high, 4.5 kg, and cost 4990.', 'Came in 3-5 days.'])(
    'such as %j is not moderated',
    (text) => {
      expect(needsModeration(text)).toBe(false);
    },
  );

  it('shows a shortened name', () => {
    expect(['Meera Rao', ' meera  k. rao ', 'Meera', ''].map(shortName)).toEqual(['Meera R.', 'meera R.', 'Meera', '']);
  });
});
