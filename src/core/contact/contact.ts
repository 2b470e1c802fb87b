/** The contact form (§2, §5, §8): what a message comes to, and what it may be about. */
import { asObject } from '../shop/read.ts';

/** Everything that sending a message can come to; each is a page of its own for browsers without scripts. */
export const CONTACT_STATES = ['received', 'invalid', 'busy', 'failed'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** Reads the answer to a message; any object says that it was taken. */
export function readReceipt(body: unknown): 'received' | null {
  return asObject(body) ? 'received' : null;
}
