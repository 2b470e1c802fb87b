/** One wish to order, sent under one Idempotency-Key until it is answered: also after a reload, and after something was changed. */
import { atom } from 'nanostores';
import { CHECKOUT_COPY } from '../core/checkout/copy.ts';
import { type Attempt, readAttempt, withBody } from '../core/checkout/order.ts';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { Placed } from '../core/order/reader.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { CHECKOUT } from '../core/shop/constants.ts';
import type { Json } from '../core/shop/read.ts';
import { client } from './client.ts';
import { readTab, removeTab, writeTab } from './tab-storage.ts';

const KEY_BYTES = 16;

/** randomUUID() is missing where a page is not served over https. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** What was sent while nobody knows what became of it; null when everything is answered. */
export const $attempt = atom<Attempt | null>(
  typeof window === 'undefined' ? null : readAttempt(readTab(CHECKOUT.attemptKey)),
);

export function forgetAttempt(): void {
  $attempt.set(null);
  removeTab(CHECKOUT.attemptKey);
}

function store(attempt: Attempt): void {
  $attempt.set(attempt);
  writeTab(CHECKOUT.attemptKey, JSON.stringify(attempt));
}

/** The shop refused with 409: nothing is unanswered, and the next attempt uses the same key. */
export function refuseAttempt(): void {
  const attempt = $attempt.get();
  if (attempt) store({ ...attempt, refused: true });
}

const ask = ({ key }: Attempt, body: Json): Promise<Placed> =>
  client(ORDER_ENDPOINTS.placeOrder, { body, idempotencyKey: key });

/** HTTP status of a failure, 0 where there was no answer. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** The order, and the body that it was made of. */
export type Done = { readonly placed: Placed; readonly body: Json };

/** The key has been answered for another body: an order whose reply was lost. Its own body is answered with it. */
async function resume(attempt: Attempt, body: Json): Promise<Done> {
  for (const earlier of attempt.bodies.filter((other) => other !== body).toReversed()) {
    try {
      return { placed: await ask(attempt, earlier), body: earlier };
    } catch (error) {
      const status = statusOf(error);
      if (status === 422) continue;
      if (status !== 409) throw error;
      // The key has no order any more, so this wish begins anew.
      forgetAttempt();
      return sendOrder(body);
    }
  }
  forgetAttempt();
  throw new ApiError('http', CHECKOUT_COPY.problem.elsewhere, 422);
}

/** The key is written down before it is used; whoever hears an answer forgets it. Throws ApiError. */
export async function sendOrder(body: Json): Promise<Done> {
  const attempt = withBody($attempt.get() ?? { key: newKey(), bodies: [] }, body);
  store(attempt);
  try {
    return { placed: await ask(attempt, body), body };
  } catch (error) {
    if (statusOf(error) === 422) return resume(attempt, body);
    throw error;
  }
}
