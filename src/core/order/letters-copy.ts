/** Texts of letters about orders, payments and returns. */
import { PARCEL_COPY } from '../delivery/parcel-copy.ts';
import { paymentMethodName } from '../payment/copy.ts';
import { RETURNS } from './constants.ts';
import { ORDER_PAGE_COPY } from './page-copy.ts';

const { stage, rangeLong, pickup } = ORDER_PAGE_COPY;
const withReference = (reference: string) => reference && `, reference ${reference}`;

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
  /** Of orders in several parcels, or for a store. */
  parcels: {
    title: PARCEL_COPY.title,
    pieces: 'Your pieces',
    arrives: (time: string) => `Arrives ${time}`,
    ready: (time: string) => `At the store ${time}`,
    rest: 'The page of your order shows where the other parcels are.',
    /** Of an order whose parcels arrived on different days. */
    earlier:
      'The days of pieces that arrived before count from their own parcel; the page of your order says until when.',
    shipped: {
      subject: (number: string, parcel: number, all: number) =>
        `On its way: parcel ${parcel} of ${all} of your order ${number}`,
      heading: (parcel: number, all: number) => `Parcel ${parcel} of ${all} is on its way to you.`,
    },
    delivered: {
      subject: (number: string, parcel: number, all: number) =>
        `Delivered: parcel ${parcel} of ${all} of your order ${number}`,
      heading: (parcel: number, all: number) => `Parcel ${parcel} of ${all} has arrived.`,
    },
    collected: {
      subject: (number: string, parcel: number, all: number) =>
        `Collected: parcel ${parcel} of ${all} of your order ${number}`,
      heading: (parcel: number, all: number) => `You have collected parcel ${parcel} of ${all}.`,
    },
    isReady: {
      subject: (number: string) => `Ready to be collected: your order ${number}`,
      heading: (store: string) => (store ? `It is ready for you in ${store}.` : 'It is ready for you at the store.'),
      line: 'Show the code at the store, on your phone or on paper: we hand the pieces over against it. You can send someone else with it.',
      code: 'Your code',
      parcel: 'Parcel',
      where: 'The store',
      hours: 'Open',
    },
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
  received: {
    subject: (number: string) => `We have your payment for order ${number}`,
    heading: 'Your payment has arrived.',
    line: 'Thank you. Your order is confirmed, and your pieces are being made ready.',
    part: (rest: string) =>
      `Thank you. ${rest} is left to pay since your order was changed; it is packed once that has arrived.`,
  },
  excess: {
    subject: (number: string) => `A payment for order ${number} goes back to you`,
    heading: 'This payment goes back to you.',
    line: (amount: string, reference: string) =>
      `We received ${amount}${withReference(reference)}, which your order does not need.`,
  },
  failed: {
    subject: (number: string) => `Your payment for order ${number}`,
    heading: 'Your payment did not arrive.',
    unfound:
      'We looked for the payment you told us of and did not find it. Compare the reference with your app or bank, and send it again on the page of your order. If you have not paid yet, you can do so there.',
    declined:
      'The payment did not go through, and no money has reached us. Try again on the page of your order, with the same or another card or app.',
    until: (moment: string) => `Your pieces are set aside until ${moment}.`,
    ended:
      'We looked for the payment you told us of and did not find it. Your order has ended. If you have paid, write to us with a picture of the payment, and we look again.',
    button: 'Pay for this order',
  },
  refunded: {
    subject: (number: string) => `Your refund for order ${number}`,
    heading: 'Your money is on its way back.',
    line: (amount: string) => `We have sent ${amount} back to you. Banks may take some days to show it.`,
    returned: 'With this your return is complete.',
  },
  requested: {
    subject: (number: string) => `Your return for order ${number}`,
    heading: 'We have your request.',
    line: 'We look at what you wrote and sent, and answer within two working days. Please keep the pieces and their packing until then.',
    amount: (amount: string) => `${amount} goes back to you once the return is agreed.`,
    off: (amount: string) => `Once the return is agreed, you pay ${amount} less when the rest is delivered.`,
  },
  approved: {
    subject: (number: string) => `Your return for order ${number} is agreed`,
    heading: 'Your return is agreed.',
    line: 'Put these pieces back into their own packing, unused and with all their parts. The carrier collects them at your address; you need not send anything yourself.',
    collected: 'Collected at',
    /** Of an order that was collected at a store. */
    bring:
      'Put these pieces back into their own packing, unused and with all their parts, and bring them to the store where you collected them. If you cannot, write to us, and a carrier collects them.',
    broughtTo: 'Bring them to',
  },
  /** Of cash that is still to be paid. */
  off: (amount: string) => `You pay ${amount} less when the rest of your order is delivered.`,
  refused: {
    subject: (number: string) => `Your return for order ${number}`,
    heading: 'We cannot take this back.',
    line: 'We looked at your return with care, and cannot agree to it.',
    why: 'Why',
    answer: 'Do you see it differently? Write to us with the number of your order, and a person looks at it again.',
  },
  link: {
    subject: (number: string) => `A new link to your order ${number}`,
    text: (number: string) =>
      `A new link to your order ${number} was requested. If it was not you, there is nothing to do.`,
  },
} as const;
