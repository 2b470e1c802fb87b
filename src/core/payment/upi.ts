/** UPI payment links, and the reference numbers that banks give. */
import { paymentAmount } from './payment.ts';

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
