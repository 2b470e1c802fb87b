/** Texts of a cart that is restored from a letter. */
import { SAVED_CART } from './constants.ts';

export const RESTORE_COPY = {
  busy: 'Bringing your cart back',
  restored: { title: 'Your cart is back', text: 'Everything from your letter is in the cart.' },
  partly: { title: 'Your cart is back', text: 'Some of it has changed since:' },
  nothing: { title: 'Nothing of that cart is left', text: 'What was in it has changed since:' },
  expired: {
    title: 'This link has expired',
    text: `A saved cart is deleted when it is ordered, and after ${SAVED_CART.keepDays} days. What is in your cart here stays.`,
  },
  failed: { title: 'Your saved cart could not be loaded', text: 'The shop did not answer. The cart is still saved.' },
  retry: 'Try again',
  soldOut: (name: string) => `${name} is sold out`,
  fewer: (name: string, count: number) => `${name}: only ${count} left`,
  gone: (count: number) =>
    count === 1 ? 'One piece is no longer in the shop' : `${count} pieces are no longer in the shop`,
} as const;
