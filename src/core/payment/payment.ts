/** Ways to pay, and what a shopper has to do for each. A way of one's own (a card gateway) has a name of its own. */

import { addBusinessDays, indiaDay } from '../delivery/delivery.ts';
import { PAYMENT, PAYMENT_HOLD } from '../shop/constants.ts';
import { asNumber, asObject, asText, firstText } from '../shop/read.ts';

/** Amounts are in minor units. qr is an SVG document. */
export type PaymentStep =
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

/** Rupees and paise as payment systems write them: '12990.50'. */
export function paymentAmount(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** The address that opens any UPI app with everything filled in (NPCI's linking specification, 1.6). */
export function upiLink(payment: { upiId: string; payee: string; amount: number; number: string }): string {
  const fields = {
    pa: payment.upiId,
    pn: payment.payee,
    am: paymentAmount(payment.amount),
    cu: 'INR',
    tn: `Order ${payment.number}`,
    tr: payment.number,
  };
  // Apps read %20 everywhere, and + for a space only in some.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}

/** True for '000000000000', '123456789012' and '987654321098': each digit is the one before it, one more, or one less. */
function isMadeUp(reference: string): boolean {
  const steps = [...reference].slice(1).map((digit, at) => (Number(digit) - Number(reference[at]) + 10) % 10);
  return [0, 1, 9].some((step) => steps.every((one) => one === step)) || /^(.)\1+$/.test(reference);
}

/**
 * A UPI reference is twelve digits; banks' references (UTR) have 16 or 22 letters and digits. Null for anything else, and for
 * what nobody's bank issues.
 */
export function readReference(text: string): string | null {
  const reference = text.replace(/[\s-]/g, '').toUpperCase();
  return /^(\d{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$/.test(reference) && !isMadeUp(reference) ? reference : null;
}

/** The end, in India, of the business day until which a reported payment is waited for. */
export function claimDeadline(now: Date): Date {
  return new Date(`${addBusinessDays(indiaDay(now), PAYMENT_HOLD.claimDays)}T23:59:59+05:30`);
}

/** Cash is taken up to an amount: a driver should not carry the price of a bed. */
export function takesCash(total: number): boolean {
  return total <= PAYMENT.cashMax;
}

/** Reads what a backend says is to be done; null when it makes no sense. */
export function readStep(value: unknown): PaymentStep | null {
  const object = asObject(value);
  const amount = asNumber(object?.amount);
  if (!object || amount === null) return null;
  const text = (name: string) => firstText(object, name) ?? '';
  const until = text('until');
  switch (asText(object.kind)) {
    case 'cash':
      return { kind: 'cash', amount };
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
