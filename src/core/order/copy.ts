/** Texts about quotes, checkouts, orders, payments and returns. */
import { PAYMENT_COPY } from '../payment/copy.ts';
import { RETURNS } from './constants.ts';

export const ORDER_COPY = {
  changed: 'Something in your cart has changed. Please look at it once more before you order.',
  noKey: 'An order needs an Idempotency-Key: 16 to 200 letters, digits or hyphens, new for each order.',
  keyTaken: 'This Idempotency-Key belongs to another order. Please send a new one.',
  busy: 'Many people are ordering right now. Please try again in a moment.',
  linkSent: 'If number and email address belong together, a letter with a new link is on its way.',
  manyOrders:
    'Too many orders were placed with this email address, phone number or network today. Try again tomorrow, or ring us and we take the order by telephone.',
  manyPieces:
    'This order would hold more pieces than we can set aside without a payment or a confirmation. Pay or confirm your open orders, order fewer pieces, or ring us.',
  notFound: 'Order not found',
  noStore: 'This store does not hand out orders. Choose another one, or have the pieces delivered.',
  noPin: 'We need a PIN code that we deliver to.',
  gatewayAway: 'The payment provider is not answering. Your order is kept; please try again in a moment.',
  noPayment: 'This way to pay is not available for this order.',
  badPayLink: 'This link does not open a payment. Open your order and pay from there.',
  fixedMethod: 'The payment of this order can no longer be changed.',
  bankDecides: 'Your bank has not decided on the last payment yet. Please wait for it, so that you do not pay twice.',
  tooMany: 'Please wait a few minutes before you look for another order.',
  badContact: 'Please give your name, email address and an Indian mobile number.',
  badAddress: 'Please give a street, a town, a state and a PIN code in India.',
  badReference:
    'This is not a reference of a payment. It has 12 digits (UPI), or 16 or 22 letters and digits (bank): copy it from your app or bank.',
  usedReference:
    'This reference belongs to another order. Copy the one of this payment from your app or bank, or ring us.',
  notConfirmable: 'This order has ended, so it cannot be confirmed. Please order again.',
  badConfirmation: 'This link does not confirm the order. Open the newest letter about it, or ring us.',
  noCancel: 'This order is packed already and cannot be cancelled. You can return it after it has arrived.',
  part: {
    packed: 'This order is packed already, so no piece of it can be cancelled. You can return it after it has arrived.',
    ended: 'This order has ended.',
    everything: 'Please choose pieces of this order, and leave at least one. To cancel all of it, cancel the order.',
    claimed:
      'We are still looking for the payment that you told us of. Once we have found it you can cancel pieces; the whole order you can cancel now.',
    refunding: 'A refund of this order is on its way. Once it has arrived you can cancel pieces, or write to us.',
    dearer: (amount: string) =>
      `Without these pieces the order costs ${amount} more: a discount or free delivery ends with them. Cancel fewer pieces or others, or the whole order.`,
  },
  noReference: 'This order is not waiting for a payment.',
  returns: {
    'not-delivered': 'Only what has arrived can be returned.',
    'too-late': `Returns are possible for ${RETURNS.windowDays} calendar days after delivery, and those have passed.`,
    'not-bought': 'Please choose pieces of this order.',
    returned: 'A return of these pieces has been asked for already.',
    sample: 'Samples cost nothing and are yours to keep.',
    'made-to-order': 'Custom and made-to-order pieces can be returned only if they arrived damaged.',
  },
  evidence: 'Please add your unboxing video or photos, or a link to them: an https address.',
  mode: PAYMENT_COPY.name,
  state: {
    placed: 'Placed',
    confirmed: 'Confirmed',
    packed: 'Packed',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    'return-requested': 'Return requested',
    'return-approved': 'Return approved',
    refunded: 'Refunded',
  },
  event: {
    expired: 'The payment did not arrive in time, so the pieces went back on the shelf.',
    unfound: 'The reported payment was not found in time, so the pieces went back on the shelf.',
    unconfirmed: 'The order was not confirmed in time, so the pieces went back on the shelf.',
    byPhone: (name: string) => `Taken by phone${name && `, by ${name}`}.`,
    confirmed: 'Confirmed by the shopper.',
    claimed: (reference: string) => `Reported as paid, reference ${reference}.`,
    paid: (reference: string) => `Payment received${reference && `, reference ${reference}`}.`,
    rejected: 'The payment could not be found.',
    mismatch: 'A payment arrived that does not match the order. Nothing was changed.',
    excess: (amount: string, reference: string) =>
      `A payment of ${amount}${reference && `, reference ${reference},`} was received that this order does not need. It goes back.`,
    refundedPart: (amount: string, reference: string) =>
      `${amount} went back${reference && `, reference ${reference}`}.`,
    refundFailed: (amount: string) => `The refund of ${amount} did not go through yet. It is tried again.`,
    disputed: (amount: string, reason: string) =>
      `The bank has reported a dispute about ${amount}${reason && `: ${reason}`}.`,
    disputeEnded: (amount: string, reason: string) => `The dispute about ${amount} has ended: ${reason}.`,
    method: (mode: string) => `To be paid in another way: ${mode}.`,
    refundUnknown: 'The payment of this refund is not known yet. Please send the message again later.',
    refundTooMuch: 'The refund is more than is left of its payment. Nothing was recorded.',
    late: 'The payment arrived after the order had ended, and goes back.',
    refunded: (reference: string) => `The money went back${reference && `, reference ${reference}`}.`,
    returnRequested: 'A return was asked for.',
    returnApproved: 'The return was approved.',
    returnRefused: 'The return was refused.',
    tracking: (number: string) => `Parcel number ${number}.`,
    sentWith: (carrier: string) => `Sent with ${carrier}.`,
    ready: 'Ready to be collected.',
    /** part: the parcel's number, or several. */
    parcel: {
      packed: (part: string, all: number) => `Parcel ${part} of ${all} packed.`,
      shipped: (part: string, all: number) => `Parcel ${part} of ${all} shipped.`,
      ready: (part: string, all: number) => `Parcel ${part} of ${all} ready to be collected.`,
      delivered: (part: string, all: number) => `Parcel ${part} of ${all} delivered.`,
    },
  },
} as const;
