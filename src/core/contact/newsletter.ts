/** Newsletter sign-up: results, reader, and the name of the honeypot field. */
import { asObject, firstText } from '../shop/read.ts';

/**
 * sent: a confirmation email is on its way. noted: this shop sends no email yet and will ask for confirmation later.
 */
export const SIGN_UP_RESULTS = ['sent', 'noted'] as const;
export type SignUpResult = (typeof SIGN_UP_RESULTS)[number];

/** Every possible result of a sign-up or of an email's link; browsers without scripts get a page for each. */
export const NEWSLETTER_STATES = [
  ...SIGN_UP_RESULTS,
  'confirmed',
  'unsubscribed',
  'expired',
  'invalid',
  'busy',
  'failed',
] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** Honeypot field, hidden from people: requests that fill it in always get success. */
export const HONEYPOT = 'note';

/** Reads {state}; a successful response without one counts as sent. */
export function readSignUpResult(body: unknown): SignUpResult | null {
  const object = asObject(body);
  if (!object) return null;
  return firstText(object, 'state') === 'noted' ? 'noted' : 'sent';
}
