/** Placing the order: once, however often the button is pressed and whatever is lost on the way. */
import { atom } from 'nanostores';
import {
  type Attempt,
  agreeTo,
  type Conflict,
  couponOf,
  orderBodyOf,
  pageAfter,
  readAttempt,
  readConflict,
  withBody,
  withoutOrdered,
} from '../core/checkout-order.ts';
import { CHECKOUT } from '../core/constants.ts';
import { CHECKOUT_COPY } from '../core/copy/checkout.ts';
import { ApiError } from '../core/error.ts';
import { ORDER_ENDPOINTS } from '../core/order-endpoints.ts';
import type { Placed } from '../core/order-reader.ts';
import type { WantedLine } from '../core/quote.ts';
import type { Json } from '../core/read.ts';
import { $cart, putCart } from './cart.ts';
import { $draft, changeDraft, forgetDraft } from './checkout-draft.ts';
import { $quote, askQuote } from './checkout-quote.ts';
import { client } from './client.ts';
import { readTab, removeTab, writeTab } from './tab-storage.ts';

const SAY = CHECKOUT_COPY.problem;

export type Placing =
  | { readonly state: 'idle' | 'sending' | 'done' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'changed'; readonly conflict: Conflict };

export const $placing = atom<Placing>({ state: 'idle' });

const KEY_BYTES = 16;
const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

/** randomUUID() is missing where a page is not served over https. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** True while an order was sent and nobody knows what became of it. */
export const isUnanswered = (): boolean => readAttempt(readTab(CHECKOUT.attemptKey)) !== null;

const forgetAttempt = () => removeTab(CHECKOUT.attemptKey);

async function ask({ key }: Attempt, body: Json): Promise<Placed> {
  return client(ORDER_ENDPOINTS.placeOrder, { body, idempotencyKey: key });
}

type Done = { readonly placed: Placed; readonly body: Json };

/** The key has been answered for another body: an order whose reply was lost. Its own body is answered with it. */
async function resume(attempt: Attempt, body: Json): Promise<Done> {
  for (const earlier of attempt.bodies.filter((other) => other !== body).toReversed()) {
    try {
      return { placed: await ask(attempt, earlier), body: earlier };
    } catch (error) {
      const status = statusOf(error);
      if (status === 422) continue;
      if (status !== 409) throw error;
      // It was refused then, so nothing is ordered, and this wish begins anew.
      forgetAttempt();
      return send(body);
    }
  }
  forgetAttempt();
  throw new ApiError('http', SAY.elsewhere, 422);
}

/** The key is written down before it is used, and forgotten once there is an answer. */
async function send(body: Json): Promise<Done> {
  const kept = readAttempt(readTab(CHECKOUT.attemptKey)) ?? { key: newKey(), bodies: [] };
  const attempt = withBody(kept, body);
  writeTab(CHECKOUT.attemptKey, JSON.stringify(attempt));
  try {
    return { placed: await ask(attempt, body), body };
  } catch (error) {
    if (statusOf(error) === 422) return resume(attempt, body);
    throw error;
  }
}

function failure(error: unknown): Placing {
  if (!(error instanceof ApiError)) return { state: 'failed', message: SAY.refused };
  const { kind, status, message, body, retryAfter } = error;
  if (kind !== 'http') return { state: 'failed', message: SAY.lost };
  const conflict = status === 409 ? readConflict(body) : null;
  if (conflict) return { state: 'changed', conflict };
  if (status >= 500 || status === 429) {
    const when = retryAfter ? SAY.busyAgain(retryAfter) : SAY.busySoon;
    return { state: 'failed', message: `${status === 503 ? SAY.busy : message} ${when}` };
  }
  return { state: 'failed', message };
}

/** Everything that one press does. A second press while it lasts does nothing. */
export async function placeOrder(): Promise<void> {
  const quote = $quote.get();
  const { state } = $placing.get();
  if (state === 'sending' || state === 'done' || quote.state !== 'ready' || quote.data.changes.length > 0) return;
  if (!navigator.onLine) {
    $placing.set({ state: 'failed', message: SAY.offline });
    return;
  }
  $placing.set({ state: 'sending' });
  try {
    const { placed, body } = await send(orderBodyOf($draft.get(), $cart.get(), quote.data));
    $placing.set({ state: 'done' });
    forgetAttempt();
    forgetDraft();
    putCart(withoutOrdered($cart.get(), body.lines as readonly WantedLine[]));
    window.location.assign(pageAfter(placed));
  } catch (error) {
    console.warn(error);
    const status = statusOf(error);
    if (status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429) forgetAttempt();
    $placing.set(failure(error));
  }
}

/** The shopper agrees to what has changed: the cart is as the shop has it, and the total is asked for anew. */
export function agree(): void {
  const placing = $placing.get();
  const quote = placing.state === 'changed' ? placing.conflict.quote : $quote.get().data;
  if (!quote) return;
  $placing.set({ state: 'idle' });
  putCart(agreeTo($cart.get(), quote));
  if ($draft.get().coupon && !couponOf(quote)) changeDraft({ coupon: '' });
  askQuote();
}

/** A page that the browser kept for 'back' is not still placing what it placed. */
export function startPlacing(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) $placing.set({ state: 'idle' });
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
