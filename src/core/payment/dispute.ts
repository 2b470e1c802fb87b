/** Disputes: a buyer asks their bank to take a payment back, and the bank asks the merchant for an answer. */

/** What Razorpay and Stripe call a dispute that has ended. */
const ENDS: ReadonlySet<string> = new Set(['won', 'lost', 'closed', 'warning_closed', 'prevented']);

/** Returns the text that is stored of a dispute: 'fraudulent, needs_response'. */
export const disputeReason = (reason: string, status: string): string => `${reason}, ${status}`;

/** The stored text in words: 'fraudulent, needs response'. */
export const disputeWords = (reason: string): string => reason.replaceAll('_', ' ');

/** A report of a gateway. dispute: the gateway's id of it, '' when it was not stored. */
type Report = { readonly dispute: string; readonly reason: string };

/**
 * Returns the last report of each dispute that the bank has not decided; reports are in the order of their arrival. A dispute
 * stays ended when an earlier report arrives late. Those without an id count as one, which can be reported anew.
 */
export function openDisputes<One extends Report>(reports: readonly One[]): readonly One[] {
  return [...Map.groupBy(reports, ({ dispute }) => dispute)].flatMap(([id, own]) => {
    const last = own.slice(-1);
    const deciding = id === '' ? last : own;
    return deciding.every(({ reason }) => isDisputeOpen(reason)) ? last : [];
  });
}

/** False once the bank has decided. */
export const isDisputeOpen = (reason: string): boolean => !ENDS.has(reason.split(', ').at(-1) ?? '');
