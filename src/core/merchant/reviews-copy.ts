/** Texts of the merchant's reviews. */
import { groupDigits } from '../shop/digits.ts';
import type { ReviewState } from './review.ts';

export const REVIEWS_COPY = {
  states: { held: 'Held', shown: 'Shown', hidden: 'Hidden' } satisfies Record<ReviewState, string>,
  stateName: 'State',
  tab: (name: string, count: number) => `${name} (${groupDigits(count)})`,
  show: 'Show',
  hide: 'Hide',
  showOf: (name: string) => `Show the review by ${name}`,
  hideOf: (name: string) => `Hide the review by ${name}`,
  given: (rating: number, most: number) => `${rating} out of ${most} stars`,
  fromShop: 'Reply from the shop',
  reply: 'Reply',
  replyOf: (name: string) => `Reply to ${name}`,
  edit: 'Change the reply',
  replyLabel: 'Reply from the shop, shown under the review',
  left: (left: number) => `${groupDigits(left)} characters left`,
  save: 'Publish the reply',
  remove: 'Remove the reply',
  cancel: 'Cancel',
  saving: 'Saving …',
  moved: {
    shown: 'Shown on the product page.',
    hidden: 'Hidden from the product page.',
    held: 'Held again.',
  } satisfies Record<ReviewState, string>,
  undo: 'Undo',
  failed: 'The reviews could not be loaded',
  notSaved: 'This was not saved. Try again in a moment.',
  offline: 'You are offline. Nothing was changed.',
  none: {
    held: 'No review is waiting',
    shown: 'No review is shown yet',
    hidden: 'No review is hidden',
  } satisfies Record<ReviewState, string>,
  noneHint: 'Reviews with links, email addresses or telephone numbers wait here before they are shown.',
  keys: [
    ['s', 'Show the review in focus'],
    ['h', 'Hide the review in focus'],
    ['r', 'Reply to the review in focus'],
  ],
} as const;
