/** The contact form: its subjects and the possible results of sending it. */
import { asObject } from '../shop/read.ts';

/** Every possible result of sending a message; browsers without scripts get a page for each. */
export const CONTACT_STATES = ['received', 'invalid', 'busy', 'failed'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** Reads the response to a message; any object means success. */
export function readReceipt(body: unknown): 'received' | null {
  return asObject(body) ? 'received' : null;
}
