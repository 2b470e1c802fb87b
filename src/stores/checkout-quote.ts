/** The quote for cart and draft: requested again when either changes, the latest response wins. */
import { atom } from 'nanostores';
import { type OfferedOptions, termsOf } from '../core/checkout/access.ts';
import { pinOf } from '../core/checkout/checkout.ts';
import { readCode } from '../core/checkout/coupon.ts';
import { displayedPrices } from '../core/checkout/order.ts';
import type { QuoteView } from '../core/checkout/quote-reader.ts';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import { $cart } from './cart.ts';
import { $draft } from './checkout-draft.ts';
import { client } from './client.ts';

/** data while loading or failed is the last quote for the same PIN code, null without one. */
export type QuoteState =
  | { readonly state: 'asking' | 'failed'; readonly data: QuoteView | null }
  | { readonly state: 'ready'; readonly data: QuoteView };

export const $quote = atom<QuoteState>({ state: 'asking', data: null });

/** The current offer; null without a quote. */
export function currentOffer(): OfferedOptions | null {
  const quote = $quote.get();
  return quote.state === 'ready' ? quote.data : null;
}

function quoteRequest() {
  const draft = $draft.get();
  const cart = $cart.get();
  const pin = pinOf(draft);
  const coupon = readCode(draft.coupon);
  const lines = cart.map(({ sku, quantity }) => ({ sku, quantity }));
  const delivery = { ...termsOf(draft), slots: draft.slots };
  return { lines, delivery, seen: displayedPrices(cart), ...(pin && { pin }), ...(coupon && { coupon }) };
}

let requested = '';
let requestedPin: string | undefined;
let running: AbortController | undefined;

async function fetchQuote(): Promise<void> {
  const body = quoteRequest();
  const text = JSON.stringify(body);
  if (body.lines.length === 0 || text === requested) return;
  const known = body.pin === requestedPin ? $quote.get().data : null;
  requested = text;
  requestedPin = body.pin;
  running?.abort();
  const request = new AbortController();
  running = request;
  $quote.set({ state: 'asking', data: known });
  try {
    const data = await client(ORDER_ENDPOINTS.quote, { body, signal: request.signal });
    if (running === request) $quote.set({ state: 'ready', data });
  } catch (error) {
    if (running !== request) return;
    console.warn(error);
    requested = '';
    $quote.set({ state: 'failed', data: known });
  }
}

/** Requests the quote again. */
export function reloadQuote(): Promise<void> {
  requested = '';
  return fetchQuote();
}

/** Keeps the quote up to date, also after the browser comes back online. Returns the function that stops it. */
export function startQuote(): () => void {
  const stops = [$cart.listen(fetchQuote), $draft.listen(fetchQuote)];
  window.addEventListener('online', fetchQuote);
  reloadQuote();
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('online', fetchQuote);
  };
}
