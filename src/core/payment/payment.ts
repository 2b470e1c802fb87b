/** What is to be paid of an order, until when, and whether in cash. Gateways add methods with names of their own. */

import { addBusinessDays, indiaDay } from '../delivery/delivery.ts';
import { toMajor } from '../shop/money.ts';
import { PAYMENT, PAYMENT_HOLD } from './constants.ts';

/** Formats an amount for payment systems: '12990.50'. */
export function paymentAmount(minor: number): string {
  return toMajor(minor).toFixed(2);
}

/** End, in Indian time, of the business day until which a reported payment is awaited. */
export function claimDeadline(now: Date): Date {
  return new Date(`${addBusinessDays(indiaDay(now), PAYMENT_HOLD.claimDays)}T23:59:59+05:30`);
}

/** Cash on delivery is limited to an amount, so that drivers do not carry large sums. */
export function takesCash(total: number): boolean {
  return total <= PAYMENT.cashMax;
}
