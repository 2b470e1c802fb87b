/** Messages about reviews. */

export const REVIEW_COPY = {
  verified: 'Verified buyer',
  notBought: 'Only buyers whose piece has been delivered can review it.',
  twice: 'You have reviewed this piece already.',
  held: 'Thank you. We will read your review before it is shown.',
  shown: 'Thank you for your review.',
  badRating: 'Please choose one to five stars.',
  missing: 'Please write a few words.',
} as const;
