/** Texts of letters about orders, payments and returns. */

import { paymentMethodName } from '../payment/copy.ts';
import { RETURNS } from './constants.ts';
import { ORDER_PAGE_COPY } from './page-copy.ts';
import { PICKUP_COPY as pickup } from './pickup-copy.ts';
import { STAGE_COPY } from './stage-copy.ts';

const { rangeLong } = ORDER_PAGE_COPY;
const stage = STAGE_COPY;

export const ORDER_LETTERS = {
  order: (number: string) => `Order ${number}`,
  button: 'See your order',
  note: 'A note from the shop',
  yourNote: 'What you wrote',
  to: 'Delivery address',
  pieces: 'Pieces',
  discount: 'Discount',
  free: 'Free',
  total: 'Total, GST included',
  arrives: 'Arrives',
  payment: 'Payment',
  amount: 'Amount',
  reference: 'Reference',
  refund: 'Refund',
  parcel: 'Parcel number',
  refundBy: 'With you by',
  returnUntil: 'Returns until',
  reason: 'Reason',
  mode: paymentMethodName,
  placed: {
    subject: (number: string) => `Your order ${number}`,
    heading: (name: string) => (name ? `Thank you, ${name}.` : 'Thank you.'),
    line: 'We have your order.',
    arrives: (from: string, to: string) => `It arrives ${rangeLong(from, to)}.`,
    arrivesAt: (time: string) => `It arrives on ${time}.`,
    divided: (parcels: number, from: string, to: string) => `It comes in ${parcels} parcels, ${rangeLong(from, to)}.`,
    pickup: (from: string, to: string) =>
      `It is ready at the store ${rangeLong(from, to)}. We write as soon as it is, with the code that you show there.`,
    cashAtStore: pickup.cash,
    cash: (amount: string) =>
      `Please have ${amount} ready in cash: the carrier takes it at your door and gives you a receipt.`,
    confirmBy: (moment: string) =>
      `This is a large order to be paid in cash. Confirm it by ${moment}, or it ends, and the pieces go back on the shelf.`,
    confirm: 'Confirm this order',
    pay: 'Pay for this order',
    unpaid: (amount: string, until: string) =>
      `One thing is left: the payment of ${amount}. Your pieces are set aside until ${until || 'it arrives'}.`,
    how: {
      upi: 'Pay by UPI on the page of your order: it has the code to scan and the link to your app, and takes the reference afterwards.',
      neft: 'Transfer the amount by NEFT: account, IFSC and the reference to write are on the page of your order.',
    } as Readonly<Record<string, string>>,
    howOnline: 'The payment page opens from the page of your order.',
  },
  confirmed: {
    subject: (number: string) => `Confirmed: your order ${number}`,
    heading: 'Your order is confirmed.',
    line: stage.confirmed.line,
  },
  changed: {
    subject: (number: string) => `Changed: your order ${number}`,
    heading: 'Your order has changed.',
    line: 'We changed your order as agreed with you.',
    byShopper: 'You cancelled pieces of your order; the others are sent as planned.',
    rest: (amount: string) =>
      `What you paid counts. ${amount} is left to pay; your pieces stay set aside, and are packed once it has arrived.`,
    payRest: 'Pay the rest',
    wrong: 'Is this not what you agreed to? Write to us before it is packed, and we put it right.',
  },
  rescheduled: {
    subject: (number: string) => `Delivery time of your order ${number}`,
    heading: 'Your delivery time has changed.',
    line: 'On the page of your order you can change it again until shortly before.',
  },
  packed: {
    subject: (number: string) => `Packed: your order ${number}`,
    heading: 'Packed, and ready to leave.',
    line: 'The carrier collects your order next. Its invoice is on its page.',
  },
  shipped: {
    subject: (number: string) => `On its way: your order ${number}`,
    heading: 'It is on its way to you.',
    line: stage.shipped.line,
    parcelLine: ORDER_PAGE_COPY.parcelLine,
  },
  delivered: {
    subject: (number: string) => `Delivered: your order ${number}`,
    heading: 'It has arrived.',
    collected: 'It is yours now.',
    line: 'We hope that you like it. A short review helps other people to choose.',
    button: 'Write a review',
    returns: (day: string) =>
      `Something is not as it should be? Ask for a return on the page of your order until ${day}, with the pieces unused and in their own packing.`,
  },

  cancelled: {
    subject: (number: string) => `Cancelled: your order ${number}`,
    heading: 'Your order is cancelled.',
    by: {
      shopper: 'You cancelled it, and nothing will be sent.',
      merchant: 'We had to cancel it, and nothing will be sent.',
      shop: 'Nothing will be sent.',
    },
    free: 'Nothing was paid, so nothing is owed.',
    claimed: `If the payment you told us of is found, it goes back to you within ${RETURNS.refundWorkingDays} working days.`,
    back: 'The money went back to you.',
  },
  /** How a refund reaches the shopper. */
  owed: {
    same: (amount: string, day: string) => `${amount} goes back the way it came, and is with you by ${day}.`,
    cash: (amount: string, day: string) =>
      `${amount} comes by UPI or bank transfer, and is with you by ${day}. Write to us where it should go.`,
  },
  expired: {
    subject: (number: string) => `Your order ${number} has ended`,
    expired: stage.expired,
    unfound: stage.unfound,
    unconfirmed: stage.unconfirmed,
    button: 'Order it again',
  },

  link: {
    subject: (number: string) => `A new link to your order ${number}`,
    text: (number: string) =>
      `A new link to your order ${number} was requested. If it was not you, there is nothing to do.`,
  },
} as const;
