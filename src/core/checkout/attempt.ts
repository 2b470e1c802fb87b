/** One attempt at placing an order, stored so that a reload repeats the same request. */
import { asFlag, asObject, type Json } from '../shop/read.ts';

/**
 * One attempt to order: its Idempotency-Key and every request body sent under it without a response, the latest last. A
 * key makes one order at most, so changes after a lost response keep the key. refused: the last response was 409. The
 * key is kept even then, as an earlier request under it may still be running and succeed.
 */
export type Attempt = { readonly key: string; readonly bodies: readonly Json[]; readonly refused?: boolean };

/** Adds a body to the attempt unless it is already there. */
export function withBody({ key, bodies }: Attempt, body: Json): Attempt {
  const text = JSON.stringify(body);
  return { key, bodies: [...bodies.filter((other) => JSON.stringify(other) !== text), body] };
}

/** Parses a stored attempt; null when absent or invalid. */
export function readAttempt(stored: string | undefined): Attempt | null {
  try {
    const object = asObject(JSON.parse(stored ?? ''));
    const bodies = Array.isArray(object?.bodies) ? object.bodies.map(asObject).filter((body) => body !== null) : [];
    const key = object?.key;
    if (typeof key !== 'string' || !/^[\w.:-]{16,200}$/.test(key) || bodies.length === 0) return null;
    return { key, bodies, ...(asFlag(object?.refused) && { refused: true }) };
  } catch {
    return null;
  }
}
