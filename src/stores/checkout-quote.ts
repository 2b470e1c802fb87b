/** What the shop says the cart costs, sent where the draft says: asked again whenever either changes, the latest answer wins. */
import { atom } from 'nanostores';
import { type Offered, pinOf } from '../core/checkout/checkout.ts';
import { readCode } from '../core/checkout/coupon.ts';
import { pricesSeen } from '../core/checkout/order.ts';
import type { QuoteView } from '../core/checkout/quote-reader.ts';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import { $cart } from './cart.ts';
import { $draft } from './checkout-draft.ts';
import { client } from './client.ts';

/** data while asking or failed is the last answer for the same PIN code, null where there was none. */
export type QuoteState =
  | { readonly state: 'asking' | 'failed'; readonly data: QuoteView | null }
  | { readonly state: 'ready'; readonly data: QuoteView };

export const $quote = atom<QuoteState>({ state: 'asking', data: null });

/** What is known for certain; null while the shop has not answered. */
export function offered(): Offered | null {
  const quote = $quote.get();
  return quote.state === 'ready' ? quote.data : null;
}

function question() {
  const draft = $draft.get();
  const cart = $cart.get();
  const pin = pinOf(draft);
  const coupon = readCode(draft.coupon);
  const lines = cart.map(({ sku, quantity }) => ({ sku, quantity }));
  return { lines, seen: pricesSeen(cart), ...(pin && { pin }), ...(coupon && { coupon }) };
}

let asked = '';
let askedPin: string | undefined;
let running: AbortController | undefined;

async function ask(): Promise<void> {
  const body = question();
  const text = JSON.stringify(body);
  if (body.lines.length === 0 || text === asked) return;
  const known = body.pin === askedPin ? $quote.get().data : null;
  asked = text;
  askedPin = body.pin;
  running?.abort();
  const mine = new AbortController();
  running = mine;
  $quote.set({ state: 'asking', data: known });
  try {
    const data = await client(ORDER_ENDPOINTS.quote, { body, signal: mine.signal });
    if (running === mine) $quote.set({ state: 'ready', data });
  } catch (error) {
    if (running !== mine) return;
    console.warn(error);
    asked = '';
    $quote.set({ state: 'failed', data: known });
  }
}

/** Asks once more, although nothing has changed here. */
export function askQuote(): Promise<void> {
  asked = '';
  return ask();
}

/** Keeps the quote up to date until the answer is called; whoever was offline is asked for when back. */
export function startQuote(): () => void {
  const stops = [$cart.listen(ask), $draft.listen(ask)];
  window.addEventListener('online', ask);
  askQuote();
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('online', ask);
  };
}
