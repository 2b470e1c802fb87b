/** Texts of waiting lists, price alerts and saved carts in the browser. */
import { WAITING_LIST } from './constants.ts';
import type { WatchState } from './lists.ts';

export const WATCH_COPY = {
  title: 'Tell me when it is back',
  hint: 'One letter to this address when it is back in stock, and nothing else.',
  hintMember: (email: string) => `One letter to ${email} when it is back in stock.`,
  email: 'Email',
  button: 'Tell me',
  sending: 'Sending …',
  trap: 'Leave this field empty',
  other: 'Use another address',
  retry: 'Try again',
  reload: 'Show it in stock',
  states: {
    sent: {
      title: 'Check your inbox',
      text: `Press the link in our letter within ${WAITING_LIST.confirmHours} hours and you are on the list. Not there? Look among the spam.`,
    },
    waiting: { title: 'You are on the list', text: 'We write once, when it is back in stock.' },
    already: { title: 'You are on the list already', text: 'We write once, when it is back in stock.' },
    inStock: { title: 'It is back in stock', text: 'Load the page again to order it.' },
    invalid: { title: 'That is not an email address', text: 'It should look like name@example.com.' },
    busy: { title: 'Too many requests', text: 'Many came from your network. Please try again in ten minutes.' },
    gone: { title: 'This piece is no longer in the shop', text: 'It will not come back in this form.' },
    failed: { title: 'That did not work', text: 'The shop did not answer. Your address was not taken.' },
  } satisfies Record<WatchState, { readonly title: string; readonly text: string }>,
} as const;

export const PRICE_ALERT_COPY = {
  label: 'Email me when a price on this list drops',
  hint: 'At most one letter a day for each piece. Every letter has a link that ends them.',
  guest: 'Sign in to get an email when a price on this list drops.',
  signIn: 'Sign in',
  unverified: 'Confirm your email address first, then we can write to it.',
  verify: 'Go to settings',
  on: 'You get an email when a price on this list drops',
  off: 'No more emails about prices',
  failed: 'The setting could not be saved.',
  unknown: 'The setting could not be loaded.',
  retry: 'Try again',
} as const;

export const SAVED_CART_COPY = {
  label: 'Email me my cart if I do not finish',
  hint: 'One letter after a day, with a link that brings this cart to any device. We delete it when you order, or after 30 days.',
  failed: 'Your cart could not be saved for the letter.',
  retry: 'Try again',
  restoring: 'Bringing your cart back',
  restored: 'Your cart is back',
  expired: 'This link has expired',
  expiredHint: 'A saved cart is deleted when it was ordered, and after 30 days.',
  lost: 'Your saved cart could not be loaded',
  lostHint: 'The shop did not answer. Your cart is safe.',
  changed: 'Some of it has changed',
  close: 'Close',
} as const;
