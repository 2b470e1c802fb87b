/** Responses to calls that a page of the back office sent before its code had loaded: see islands/merchant/early.ts. */
import { type CallOptions, urlOf } from '../core/shop/client.ts';
import type { Endpoint } from '../core/shop/endpoints.ts';
import { keepPending, takeResponse } from './checked-response.ts';

export type EarlyResponse = {
  readonly response: Promise<Response>;
  /** Set when it has arrived and is no error. */
  body?: string;
};

declare global {
  interface Window {
    /** By URL. */
    earlyResponses?: Readonly<Record<string, EarlyResponse>>;
  }
}

/** A page that has its data as it is first drawn is drawn once; later it is drawn with placeholders. */
const WAIT_MS = 250;

let early: Readonly<Record<string, EarlyResponse>> = {};

/**
 * Keeps the responses for the page's first calls of the same URLs, and resolves when they have arrived, at the latest after
 * WAIT_MS. What was not sent by then is not sent early any more.
 */
export async function takeEarlyResponses(): Promise<void> {
  early = window.earlyResponses ?? {};
  delete window.earlyResponses;
  delete document.documentElement.dataset.early;
  for (const [url, { response }] of Object.entries(early)) keepPending(url, response);
  const arrived = Promise.allSettled(Object.values(early).map(({ response }) => response));
  await Promise.race([arrived, new Promise((done) => setTimeout(done, WAIT_MS))]);
}

/** Returns the data of a call, once, when its early response has arrived; null when it has to be asked for. */
export function readyData<Out>(endpoint: Endpoint<Out>, options: CallOptions<void> = {}): Out | null {
  const url = urlOf('', endpoint.path, options);
  const body = early[url]?.body;
  if (body === undefined || !takeResponse(url)) return null;
  try {
    return endpoint.read(JSON.parse(body), ({ where, why }) => console.warn(`${endpoint.path}: ${where} ${why}`));
  } catch {
    return null;
  }
}
