/** Texts of the payment step of checkout. */
import { PAYMENT_HOLD } from '../payment/constants.ts';

/** The steps with a provider's page. */
const onPage = (provider: string) => [
  'Place the order.',
  `Pay on the page of ${provider}. We keep your pieces for ${PAYMENT_HOLD.gatewayMinutes} minutes.`,
  'You come back to the page of the order, which is confirmed at once.',
];

export const PAYMENT_STEP_COPY = {
  line: 'Nothing is paid before the last page, and no card or bank detail is ever asked for here.',
  ways: 'Ways to pay',
  more: {
    cod: ['Place the order.', 'We pack it and send it.', 'Pay in cash when it is handed over.'],
    upi: [
      'Place the order.',
      `Scan the code or open your app; the amount is filled in. We keep your pieces for ${PAYMENT_HOLD.upiMinutes} minutes.`,
      'Copy the 12-digit reference from your app to the page of the order.',
    ],
    neft: [
      'Place the order.',
      `Transfer the amount with the order number as reference. We keep your pieces for ${PAYMENT_HOLD.bankMinutes / 1440} days.`,
      'Write the bank’s reference on the page of the order. We pack when the money is there.',
    ],
    razorpay: onPage('Razorpay'),
    stripe: onPage('Stripe'),
  } as Readonly<Record<string, readonly string[]>>,
  /** What differs when the order is collected at a store. */
  moreAtStore: {
    cod: ['Place the order.', 'We write as soon as everything is ready.', 'Pay in cash when you collect it.'],
  } as Readonly<Record<string, readonly string[]>>,
  cashLimit: (amount: string) => `Orders up to ${amount} can be paid in cash.`,
  none: 'This order cannot be paid online',
  noneHint: 'Please ring or write to us, and we arrange it by hand.',
  asking: 'Loading the ways to pay',
} as const;
