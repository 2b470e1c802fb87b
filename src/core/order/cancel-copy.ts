/** Texts of cancelling an order, or a part of it. */
import { RETURNS } from './constants.ts';

export const CANCEL_COPY = {
  button: 'Cancel the order',
  title: 'Cancel this order?',
  free: 'Your pieces go back on the shelf at once. Nothing was paid, so nothing is owed.',
  paid: (amount: string) =>
    `Your pieces go back on the shelf at once, and ${amount} goes back to you within ${RETURNS.refundWorkingDays} working days.`,
  claimed: `Your pieces go back on the shelf at once. If the payment you told us of is found, it goes back to you within ${RETURNS.refundWorkingDays} working days.`,
  confirm: 'Yes, cancel it',
  busy: 'Cancelling...',
  keep: 'Keep the order',
  what: 'What do you want to cancel?',
  whole: 'The whole order',
  part: 'Only some pieces',
  which: 'Which pieces?',
  quantityOf: (name: string) => `How many of ${name} to cancel`,
  reckoning: 'Calculating what goes back …',
  back: (amount: string) => `${amount} goes back to you within ${RETURNS.refundWorkingDays} working days.`,
  nothingBack: 'Nothing was paid yet for these pieces, so nothing goes back.',
  newTotal: (total: string, was: string) => `The order then costs ${total} instead of ${was}.`,
  confirmPart: 'Cancel these pieces',
} as const;
