/** The newsletter: what a request for it comes to, and the name of the trap for robots in its form. */
import { asObject, firstText } from '../shop/read.ts';

/** sent: a letter with a link is on its way. noted: this shop sends no mail yet, and will ask for a confirmation first. */
export const ENROLMENTS = ['sent', 'noted'] as const;
export type Enrolment = (typeof ENROLMENTS)[number];

/** Everything that a request, or a link in a letter, can come to; each is a page of its own for browsers without scripts. */
export const NEWSLETTER_STATES = [
  ...ENROLMENTS,
  'confirmed',
  'unsubscribed',
  'expired',
  'invalid',
  'busy',
  'failed',
] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** A field that people never see. Whoever fills it in is a robot, and hears what everybody hears. */
export const HONEYPOT = 'note';

/** Reads {state}; a backend that says no more than yes has sent a letter, or does what it does. */
export function readEnrolment(body: unknown): Enrolment | null {
  const object = asObject(body);
  if (!object) return null;
  return firstText(object, 'state') === 'noted' ? 'noted' : 'sent';
}
