/** Waiting for a product to be in stock: states, results and reader. */
import { asObject, firstText } from '../shop/read.ts';

/**
 * sent: a letter that asks for confirmation is on its way, or was sent lately. waiting: on the list. already: was on it.
 * inStock: nothing to wait for.
 */
export const WATCH_RESULTS = ['sent', 'waiting', 'already', 'inStock'] as const;

export type WatchResult = (typeof WATCH_RESULTS)[number];

/** Every result of a request, with those of a failed one. */
export const WATCH_STATES = [...WATCH_RESULTS, 'invalid', 'busy', 'gone', 'failed'] as const;

export type WatchState = (typeof WATCH_STATES)[number];

/** The state for an error response. */
export function watchFailure(status: number): Exclude<WatchState, WatchResult> {
  if (status === 400) return 'invalid';
  if (status === 404) return 'gone';
  return status === 429 ? 'busy' : 'failed';
}

/** Reads {state}; a successful response without one counts as sent. */
export function readWatch(body: unknown): WatchResult | null {
  const object = asObject(body);
  const state = object && firstText(object, 'state');
  return object && (WATCH_RESULTS.find((one) => one === state) ?? 'sent');
}
