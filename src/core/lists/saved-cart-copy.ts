/** Texts of the box that saves a cart at the checkout. */
import { SAVED_CART } from './constants.ts';

export const SAVED_CART_COPY = {
  label: 'Send me my cart if I do not finish',
  hint: `One letter after a day, with a link that brings this cart to any device. We delete it when you order, or after ${SAVED_CART.keepDays} days.`,
  failed: 'Your cart could not be saved for the letter.',
  retry: 'Try again',
} as const;
