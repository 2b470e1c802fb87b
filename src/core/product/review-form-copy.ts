/** Texts of the product page's reviews and of the review form. */
import { groupDigits } from '../shop/digits.ts';

const reviews = (count: number) => `${groupDigits(count)} ${count === 1 ? 'review' : 'reviews'}`;

export const REVIEW_FORM_COPY = {
  title: 'Reviews',
  line: 'By buyers whose piece has arrived. Nobody is paid for one, and none is left out because it is critical.',
  empty: 'No reviews yet',
  emptyHint: 'Only those whose piece has arrived can write here. The first of them will be read closely.',
  sample: 'Until the first review, the rating above is an example.',
  from: (count: number) => `From ${reviews(count)}`,
  average: (rating: string, max: number) => `${rating} out of ${max} stars on average`,
  given: (rating: number, max: number) => `${rating} out of ${max} stars`,
  spread: 'How they are spread',
  stars: (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`,
  many: reviews,
  reply: 'Reply from the shop',
  more: 'Show more',
  loading: 'Loading...',
  failed: 'More reviews could not be loaded',
  write: 'Write a review',
  who: 'Bought it? Sign in, or open your order from the link in your letter, and write from there.',
  signIn: 'Sign in',
  find: 'Find your order',
  of: (name: string) => `Your review of ${name}`,
  rating: 'How do you like it?',
  words: ['Poor', 'Not quite', 'Good', 'Very good', 'Wonderful'],
  heading: 'In a few words (optional)',
  text: 'Your review',
  textHint: 'How it looks, feels and holds up; what you would tell a friend.',
  left: (left: number) => `${groupDigits(left)} characters left`,
  name: 'Your name, as it is shown (optional)',
  nameHint: 'Left empty, your first name and an initial',
  moderation:
    'It is shown at once as a verified buyer’s. One with links, email addresses or telephone numbers is read by us first.',
  send: 'Send the review',
  sending: 'Sending...',
  close: 'Close',
} as const;
