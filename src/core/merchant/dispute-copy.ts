/** Texts of the notice about a disputed payment. */
import { disputeWords } from '../payment/dispute.ts';

export const DISPUTE_COPY = {
  title: (disputes: number) => (disputes === 1 ? 'A payment is disputed' : `${disputes} disputes about payments`),
  /** reason: the bank's own words, such as 'fraudulent, needs_response'. */
  line: (reason: string, moment: string) =>
    `${reason ? `The bank says: ${disputeWords(reason)}.` : 'The bank names no reason.'} Reported ${moment}.`,
  next: 'Answer at the payment provider before its deadline, with invoice and proof of delivery. Refund nothing until the bank has decided: the buyer might get the money twice.',
} as const;
