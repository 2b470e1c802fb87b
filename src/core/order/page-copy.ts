/** Texts of the order page, from placing the order to its refund. */
import { RETURNS } from './constants.ts';

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

export const ORDER_PAGE_COPY = {
  title: 'Your order',
  close: 'Close',
  loading: 'Opening your order',
  noScript:
    'This page needs JavaScript. Without it, write to us with the number of your order and we answer the same day.',
  order: (number: string) => `Order ${number}`,
  placedOn: (day: string) => `Placed on ${day}`,
  copy: 'Copy',
  copyOf: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
  copiedOf: (what: string) => `${what} is copied`,
  copyByHand: 'This browser would not copy. Press and hold the text instead.',

  away: {
    title: 'The shop is not answering',
    line: 'Your order is safe. Check your connection, then try again.',
    stale: 'What you see is from a moment ago: the shop is not answering.',
  },

  thanks: (name: string) => (name ? `Thank you, ${name}.` : 'Thank you.'),
  thanksLine: (email: string) => `A letter with everything on this page is on its way to ${email}.`,
  /** Replaces the stage's title right after the order was placed. */
  fresh: { pay: 'One thing is left: the payment.', confirm: 'One thing is left: please confirm your order.' },

  listed: { pay: 'Waiting for your payment', claimed: 'Payment being checked' },
  arrives: 'Arrives',
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  rangeLong: (from: string, to: string) => (from === to ? `on ${from}` : `between ${from} and ${to}`),
  deliveredOn: (day: string) => `Delivered on ${day}`,
  steps: 'How far it is',
  parcel: 'Parcel number',
  parcelLine: 'The carrier’s website shows where it is today.',

  refunded: 'Refunded',
  refund: {
    title: 'Your refund',
    due: (day: string) => `With you by ${day}`,
    dueLine: (amount: string) =>
      `${amount} goes back the way it came, within ${RETURNS.refundWorkingDays} working days.`,
    cashLine: (amount: string) =>
      `${amount} comes by UPI or bank transfer, within ${RETURNS.refundWorkingDays} working days. Write to us where it should go.`,
    done: 'The money went back to you.',
    claimed: 'You told us of a payment. If we find it, the whole amount goes back to you.',
  },

  parcels: {
    there: 'At the store',
    part: (arrived: number, all: number) => `${arrived} of ${all} parcels have arrived`,
  },

  pieces: 'Pieces',
  count: pieces,
  quantity: (quantity: number, price: string) => `${quantity} × ${price}`,
  madeToOrder: 'Made to order',
  review: 'Write a review',
  reviewOf: (name: string) => `Write a review of ${name}`,
  subtotal: 'Pieces',
  discount: 'Discount',
  coupon: (code: string) => `Discount, ${code}`,
  free: 'Free',
  total: 'Total',
  gst: (amount: string) => `${amount} of it is GST.`,
  to: 'Delivery address',
  payment: 'Payment',
  papers: 'Papers',
  invoice: (number: string) => `Invoice ${number} (PDF)`,
  summary: 'Order summary (PDF)',
  summaryLine: 'It becomes the GST invoice when your order is packed.',
  print: 'Print this page',
  history: 'History',
  help: {
    title: 'Something else?',
    line: 'Write or ring, and have the number of your order at hand.',
    faq: 'Questions and answers',
  },

  confirm: {
    title: 'Confirm this order',
    until: (moment: string, left: string) => `Confirm it by ${moment}, ${left} from now. After that the order ends.`,
    letter: (email: string) =>
      `We sent a letter to ${email}. Open the link in it and press ‘Confirm this order’, or ring us and we confirm it for you.`,
    ready: 'You opened the link of our letter. One press is left.',
    button: 'Confirm this order',
    busy: 'Confirming...',
  },
  claimedUntil: (moment: string) => `We look for it until ${moment}. If we do not find it by then, the order ends.`,
  renew: {
    button: 'Email me a new link',
    busy: 'Sending...',
    line: 'Links end 90 days after an order has ended.',
  },

  reorder: {
    button: 'Order it again',
    busy: 'Looking...',
    added: (count: number) => `${pieces(count)} ${count === 1 ? 'is' : 'are'} in your cart.`,
    none: 'Nothing could be added.',
    gone: (name: string) => `${name} is no longer in the shop.`,
    soldOut: (name: string) => `${name} is sold out for now.`,
    fewer: (name: string, count: number) => `Of ${name} only ${count} could be added.`,
    inCart: (name: string) => `All that we have of ${name} is in your cart already.`,
    open: 'Open the cart',
  },
} as const;
