/** Places the order: the state behind the order button. */
import { atom } from 'nanostores';
import { acceptQuote, type Conflict, readConflict } from '../core/checkout/conflict.ts';
import { CHECKOUT_COPY } from '../core/checkout/copy.ts';
import type { WantedLine } from '../core/checkout/offer.ts';
import { couponOf, orderBodyOf, pageAfter, withoutOrdered } from '../core/checkout/order.ts';
import { ApiError } from '../core/shop/api-error.ts';
import type { Json } from '../core/shop/read.ts';
import { $cart, replaceCart } from './cart.ts';
import { $draft, changeDraft, clearDraft } from './checkout-draft.ts';
import { $quote, reloadQuote } from './checkout-quote.ts';
import { $attempt, clearAttempt, markAttemptRefused, sendOrder, statusOf } from './order-attempt.ts';

const SAY = CHECKOUT_COPY.problem;

export type Placing =
  | { readonly state: 'idle' | 'sending' | 'done' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'changed'; readonly conflict: Conflict };

export const $placing = atom<Placing>({ state: 'idle' });

/** Statuses after which the same order may be sent again under its key. */
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

/** Handles a press of the button; ignored while another one is in progress. */
async function submit(body: Json): Promise<void> {
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
    clearAttempt();
    clearDraft();
    replaceCart(withoutOrdered($cart.get(), ordered.lines as readonly WantedLine[]));
    window.location.assign(pageAfter(placed));
  } catch (error) {
    console.warn(error);
    const status = statusOf(error);
    if (status === 409) markAttemptRefused();
    else if (isFinal(status)) clearAttempt();
    $placing.set(failure(error));
  }
}

/** Orders the cart at the displayed total. */
export async function placeOrder(): Promise<void> {
  const { state, data } = $quote.get();
  if (state === 'ready' && data.changes.length === 0) await submit(orderBodyOf($draft.get(), $cart.get(), data));
}

/** Sends an order with a lost response again, whatever the cart holds now: the stock may be reserved by it. */
export async function retryOrder(): Promise<void> {
  const body = $attempt.get()?.bodies.at(-1);
  if (body) await submit(body);
}

/** Accepts the changes: updates the cart to the quote and requests a new one. */
export function acceptChanges(): void {
  const placing = $placing.get();
  const quote = placing.state === 'changed' ? placing.conflict.quote : $quote.get().data;
  if (!quote) return;
  $placing.set({ state: 'idle' });
  replaceCart(acceptQuote($cart.get(), quote));
  if ($draft.get().coupon && !couponOf(quote)) changeDraft({ coupon: '' });
  // A window that was taken is chosen anew in the delivery step.
  if (placing.state === 'changed' && placing.conflict.slots) changeDraft({ slots: [], agreed: '' });
  reloadQuote();
}

/** Errors are cleared when another step is shown. */
export function clearFailure(): void {
  if ($placing.get().state === 'failed') $placing.set({ state: 'idle' });
}

/** Resets a page restored from the back/forward cache. Returns the function that stops it. */
export function startPlacing(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) $placing.set({ state: 'idle' });
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
