/** Waiting lists, price alerts and saved carts: results, readers and rules. */
import type { WantedLine } from '../checkout/quote.ts';
import { asFlag, asNumber, asObject, firstText } from '../shop/read.ts';

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

/** Returns how many more people may be told of a variant: never more within a day than there are pieces. */
export const batchSize = (stock: number, toldToday: number): number => Math.max(0, stock - toldToday);

/** on: the account gets letters. verified: its address may get them. */
export type PriceAlerts = { readonly on: boolean; readonly verified: boolean };

export function readPriceAlerts(body: unknown): PriceAlerts | null {
  const object = asObject(body);
  return object && { on: asFlag(object.on), verified: asFlag(object.verified) };
}

/** Reads the token of a saved cart. */
export function readSavedCart(body: unknown): string | null {
  const object = asObject(body);
  return object && firstText(object, 'token');
}

/** Reads the lines of a restored cart. */
export function readRestored(body: unknown): WantedLine[] | null {
  const lines = asObject(body)?.lines;
  if (!Array.isArray(lines)) return null;
  return lines.flatMap((line) => {
    const object = asObject(line);
    const sku = object && firstText(object, 'sku');
    const quantity = asNumber(object?.quantity);
    return sku && quantity !== null && quantity >= 1 ? [{ sku, quantity: Math.floor(quantity) }] : [];
  });
}

const RESTORE = /^#restore=([\w-]{43})$/;

/** The token of a restore link's fragment; '' when malformed, null when the fragment is none. */
export function restoreTokenOf(hash: string): string | null {
  if (!hash.startsWith('#restore=')) return null;
  return RESTORE.exec(hash)?.[1] ?? '';
}
