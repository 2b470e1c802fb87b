/** Which letter the merchant gets for each type of event; null: none. */
import type { EventType } from '../../core/events/event.ts';
import type { MerchantLetter } from './merchant-letter.ts';
import { newOrder, returnToDecide } from './merchant-order-letters.ts';
import { paymentDisputed, paymentToCheck, paymentToReturn, refundFailed } from './merchant-payment-letters.ts';
import { messageReceived, reviewHeld, webhookDisabled } from './merchant-shop-letters.ts';
import { stockLow, stockOut } from './merchant-stock-letters.ts';

export const MERCHANT_LETTERS: { readonly [Type in EventType]: MerchantLetter<Type> | null } = {
  'order.placed': newOrder,
  'payment.claimed': paymentToCheck,
  'payment.excess': paymentToReturn,
  'payment.refund-failed': refundFailed,
  'payment.disputed': paymentDisputed,
  'return.requested': returnToDecide,
  'message.received': messageReceived,
  'review.submitted': reviewHeld,
  'stock.low': stockLow,
  'stock.out': stockOut,
  'webhook.disabled': webhookDisabled,
  // Go to people of the back office, not to the shop's inbox: see office-letters.ts.
  'settings.payments-changed': null,
  'staff.signed-in': null,
  // Steps that the merchant takes, or that need nothing from the merchant.
  'order.held': null,
  'order.confirmed': null,
  'order.changed': null,
  'order.rescheduled': null,
  'order.packed': null,
  'order.shipped': null,
  'order.delivered': null,
  'order.cancelled': null,
  'order.expired': null,
  'parcel.packed': null,
  'parcel.shipped': null,
  'parcel.ready': null,
  'parcel.delivered': null,
  'payment.received': null,
  'payment.failed': null,
  'payment.refunded': null,
  'return.approved': null,
  'return.refused': null,
  'return.refunded': null,
  'message.answered': null,
  'stock.back': null,
  'stock.offered': null,
  'price.dropped': null,
  'cart.left': null,
  'account.created': null,
  'account.email-changed': null,
  'account.password-changed': null,
};
