/** The button that orders: what one press does, and what came of it. */
import { atom } from 'nanostores';
import { CHECKOUT_COPY } from '../core/checkout/copy.ts';
import {
  agreeTo,
  type Conflict,
  couponOf,
  orderBodyOf,
  pageAfter,
  readConflict,
  withoutOrdered,
} from '../core/checkout/order.ts';
import type { WantedLine } from '../core/checkout/quote.ts';
import { ApiError } from '../core/shop/api-error.ts';
import type { Json } from '../core/shop/read.ts';
import { $cart, putCart } from './cart.ts';
import { $draft, changeDraft, forgetDraft } from './checkout-draft.ts';
import { $quote, askQuote } from './checkout-quote.ts';
import { $attempt, forgetAttempt, refuseAttempt, sendOrder, statusOf } from './order-attempt.ts';

const SAY = CHECKOUT_COPY.problem;

export type Placing =
  | { readonly state: 'idle' | 'sending' | 'done' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'changed'; readonly conflict: Conflict };

export const $placing = atom<Placing>({ state: 'idle' });

/** Statuses after which the same order may be asked for again under its key. */
const UNDECIDED = new Set([408, 425, 429]);
const isFinal = (status: number) => status >= 400 && status < 500 && !UNDECIDED.has(status);

function failure(error: unknown): Placing {
  if (!(error instanceof ApiError)) return { state: 'failed', message: SAY.refused };
  const { kind, status, message, body, retryAfter } = error;
  if (kind !== 'http') return { state: 'failed', message: SAY.lost };
  const conflict = status === 409 ? readConflict(body) : null;
  if (conflict) return { state: 'changed', conflict };
  if (isFinal(status)) return { state: 'failed', message };
  const when = retryAfter ? SAY.busyAgain(retryAfter) : SAY.busySoon;
  return { state: 'failed', message: `${status === 503 ? SAY.busy : message} ${when}` };
}

/** Everything that one press does. A second press while it lasts does nothing. */
async function press(body: Json): Promise<void> {
  const { state } = $placing.get();
  if (state === 'sending' || state === 'done') return;
  if (!navigator.onLine) {
    $placing.set({ state: 'failed', message: SAY.offline });
    return;
  }
  $placing.set({ state: 'sending' });
  try {
    const { placed, body: ordered } = await sendOrder(body);
    $placing.set({ state: 'done' });
    forgetAttempt();
    forgetDraft();
    putCart(withoutOrdered($cart.get(), ordered.lines as readonly WantedLine[]));
    window.location.assign(pageAfter(placed));
  } catch (error) {
    console.warn(error);
    const status = statusOf(error);
    if (status === 409) refuseAttempt();
    else if (isFinal(status)) forgetAttempt();
    $placing.set(failure(error));
  }
}

/** Orders what is on screen, at the total on screen. */
export async function placeOrder(): Promise<void> {
  const { state, data } = $quote.get();
  if (state === 'ready' && data.changes.length === 0) await press(orderBodyOf($draft.get(), $cart.get(), data));
}

/** Asks what became of an order whose reply was lost, whatever the cart says now: its pieces may be the last there were. */
export async function askAgain(): Promise<void> {
  const body = $attempt.get()?.bodies.at(-1);
  if (body) await press(body);
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

/** What went wrong is no news any more once another step was shown. */
export function forgetFailure(): void {
  if ($placing.get().state === 'failed') $placing.set({ state: 'idle' });
}

/** A page that the browser kept for 'back' is not still placing what it placed. Lives until the answer is called. */
export function startPlacing(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) $placing.set({ state: 'idle' });
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
