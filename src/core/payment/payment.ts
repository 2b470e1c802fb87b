/** Payment methods and the step each requires from the shopper. Gateways add methods with names of their own. */

import { addBusinessDays, indiaDay } from '../delivery/delivery.ts';
import { toMajor } from '../shop/money.ts';
import { asNumber, asObject, asText, firstText } from '../shop/read.ts';
import { PAYMENT, PAYMENT_HOLD } from './constants.ts';

/** Amounts are in minor units. qr is an SVG document. */
export type PaymentStep =
  /** Of samples: amount is 0. */
  | { readonly kind: 'none'; readonly amount: number }
  | { readonly kind: 'cash'; readonly amount: number }
  | {
      readonly kind: 'upi';
      readonly amount: number;
      readonly link: string;
      readonly qr: string;
      readonly payee: string;
      readonly upiId: string;
      readonly until: string;
    }
  | {
      readonly kind: 'bank';
      readonly amount: number;
      readonly name: string;
      readonly account: string;
      readonly ifsc: string;
      readonly bank: string;
      readonly reference: string;
      readonly until: string;
    }
  | { readonly kind: 'redirect'; readonly amount: number; readonly url: string; readonly until: string };

/** Formats an amount for payment systems: '12990.50'. */
export function paymentAmount(minor: number): string {
  return toMajor(minor).toFixed(2);
}

/** UPI deep link with all fields filled in (NPCI UPI Linking Specification 1.6). */
export function upiLink(payment: { upiId: string; payee: string; amount: number; number: string }): string {
  const fields = {
    pa: payment.upiId,
    pn: payment.payee,
    am: paymentAmount(payment.amount),
    cu: 'INR',
    tn: `Order ${payment.number}`,
    tr: payment.number,
  };
  // All apps decode %20; only some decode + as a space.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}

/** True for '000000000000', '123456789012' and '987654321098': consecutive digits that are equal, rising or falling. */
function isMadeUp(reference: string): boolean {
  const steps = [...reference].slice(1).map((digit, at) => (Number(digit) - Number(reference[at]) + 10) % 10);
  return [0, 1, 9].some((step) => steps.every((one) => one === step)) || /^(.)\1+$/.test(reference);
}

/**
 * Normalises a payment reference: twelve digits for UPI, 16 or 22 letters and digits for a bank's UTR. null for anything
 * else and for obviously made-up numbers.
 */
export function readReference(text: string): string | null {
  const reference = text.replace(/[\s-]/g, '').toUpperCase();
  return /^(\d{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$/.test(reference) && !isMadeUp(reference) ? reference : null;
}

/** End, in Indian time, of the business day until which a reported payment is awaited. */
export function claimDeadline(now: Date): Date {
  return new Date(`${addBusinessDays(indiaDay(now), PAYMENT_HOLD.claimDays)}T23:59:59+05:30`);
}

/** Cash on delivery is limited to an amount, so that drivers do not carry large sums. */
export function takesCash(total: number): boolean {
  return total <= PAYMENT.cashMax;
}

/** Reads a payment step; null when invalid. */
export function readStep(value: unknown): PaymentStep | null {
  const object = asObject(value);
  const amount = asNumber(object?.amount);
  if (!object || amount === null) return null;
  const text = (name: string) => firstText(object, name) ?? '';
  const until = text('until');
  switch (asText(object.kind)) {
    case 'none':
    case 'cash':
      return { kind: object.kind as 'none' | 'cash', amount };
    case 'upi':
      if (!/^upi:\/\//.test(text('link'))) return null;
      return {
        kind: 'upi',
        amount,
        until,
        link: text('link'),
        qr: text('qr'),
        payee: text('payee'),
        upiId: text('upiId'),
      };
    case 'bank':
      return {
        kind: 'bank',
        amount,
        until,
        name: text('name'),
        account: text('account'),
        ifsc: text('ifsc'),
        bank: text('bank'),
        reference: text('reference'),
      };
    case 'redirect':
      return /^https?:\/\//.test(text('url')) ? { kind: 'redirect', amount, until, url: text('url') } : null;
    default:
      return null;
  }
}
