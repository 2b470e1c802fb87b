/** Disputes: a buyer asks their bank to take a payment back, and the bank asks the merchant for an answer. */

/** What Razorpay and Stripe call a dispute that has ended. */
const ENDS: ReadonlySet<string> = new Set(['won', 'lost', 'closed', 'warning_closed', 'prevented']);

/** Returns the text that is stored of a dispute: 'fraudulent, needs_response'. */
export const disputeReason = (reason: string, status: string): string => `${reason}, ${status}`;

/** The stored text in words: 'fraudulent, needs response'. */
export const disputeWords = (reason: string): string => reason.replaceAll('_', ' ');

/** False once the bank has decided. */
export const isDisputeOpen = (reason: string): boolean => !ENDS.has(reason.split(', ').at(-1) ?? '');
