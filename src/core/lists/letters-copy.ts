/** Texts of the letters and linked pages of waiting lists, price alerts and saved carts. Only the server needs them. */
import { SAVED_CART, WAITING_LIST } from './constants.ts';

/** 'Juniper armchair (Olive linen)'. */
export const pieceName = (name: string, variant: string): string => (variant ? `${name} (${variant})` : name);

export const LIST_LETTERS = {
  confirm: (piece: string) => ({
    subject: `Shall we tell you when ${piece} is back?`,
    text: `{shop} was asked to write to this address when ${piece} is back in stock. Press the button within ${WAITING_LIST.confirmHours} hours and you are on the list. If it was not you, do nothing and nothing more comes.`,
    button: 'Yes, tell me',
  }),
  already: (piece: string) => ({
    subject: `You are on the list for ${piece}`,
    text: `This address is on the list for ${piece} already. We write once, when it is back in stock.`,
    button: 'See it',
  }),
  back: (piece: string, price: string) => ({
    subject: `${piece} is back in stock`,
    text: `You asked us to tell you: ${piece} is back, at ${price}. We write to no more people than there are pieces, but we do not reserve one.`,
    button: 'See it',
  }),
  drop: (piece: string, now: string, before: string) => ({
    subject: `${piece} is now ${now}`,
    text: `The price of ${piece} on your wishlist has dropped from ${before} to ${now}.`,
    button: 'See it',
  }),
  cart: (pieces: readonly string[]) => ({
    subject: 'Your cart at {shop}',
    text: `You asked us to send you your cart if you did not finish: ${pieces.join(', ')}. The link brings it to any device for ${SAVED_CART.keepDays} days. Nothing in it is reserved. This is the only letter about it.`,
    button: 'Bring my cart back',
  }),
} as const;

/** '2 × Juniper armchair (Olive linen)'. */
export const cartPiece = (quantity: number, piece: string): string => (quantity > 1 ? `${quantity} × ${piece}` : piece);

export const LIST_PAGES = {
  confirm: {
    title: 'Shall we tell you?',
    text: 'One press puts you on the list for this piece. Without it, nothing more comes.',
    button: 'Yes, tell me when it is back',
    done: { title: 'You are on the list', text: 'We write once, when it is back in stock.' },
  },
  leave: {
    title: 'Off this list?',
    text: 'One press takes you off the list for this piece.',
    button: 'Take me off the list',
    done: { title: 'You are off the list', text: 'We will not write to you about this piece.' },
  },
  stopAlerts: {
    title: 'No more letters about prices?',
    text: 'One press ends letters about dropped prices on your wishlist. You can turn them on there again.',
    button: 'End these letters',
    done: { title: 'No more letters about prices', text: 'You can turn them on again on your wishlist.' },
  },
  forgetCart: {
    title: 'Delete the saved cart?',
    text: 'One press deletes the cart that you asked us to keep. The cart in your browser stays.',
    button: 'Delete the saved cart',
    done: { title: 'The saved cart is deleted', text: 'We will not write to you about it.' },
  },
  expired: {
    title: 'This link has expired',
    text: `A link confirms within ${WAITING_LIST.confirmHours} hours. Ask again on the page of the piece and a new letter brings a new one.`,
  },
  back: 'Back to the shop',
} as const;

export const LIST_ERRORS = {
  noMail: 'This shop sends no email yet.',
  noEmail: 'must be an email address such as name@example.com',
  unknownSku: 'There is no such variant.',
  unverified: 'Confirm your email address first.',
  noCart: 'This link has expired.',
  forgotten: 'The saved cart is deleted.',
  busy: 'Too many requests. Please try again later.',
} as const;
