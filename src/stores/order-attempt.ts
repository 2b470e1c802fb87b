/** Sends an order under one Idempotency-Key until a response arrives, across reloads and changes of the order. */
import { atom } from 'nanostores';
import { CHECKOUT } from '../core/checkout/constants.ts';
import { CHECKOUT_COPY } from '../core/checkout/copy.ts';
import { type Attempt, readAttempt, withBody } from '../core/checkout/order.ts';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { Placed } from '../core/order/reader.ts';
import { ApiError } from '../core/shop/api-error.ts';
import type { Json } from '../core/shop/read.ts';
import { client } from './client.ts';
import { readTab, removeTab, writeTab } from './tab-storage.ts';

const KEY_BYTES = 16;

/** crypto.randomUUID() exists in secure contexts only. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** The attempt without a response; null when there is none. */
export const $attempt = atom<Attempt | null>(
  typeof window === 'undefined' ? null : readAttempt(readTab(CHECKOUT.attemptKey)),
);

export function clearAttempt(): void {
  $attempt.set(null);
  removeTab(CHECKOUT.attemptKey);
}

function store(attempt: Attempt): void {
  $attempt.set(attempt);
  writeTab(CHECKOUT.attemptKey, JSON.stringify(attempt));
}

/** After a 409: the sent bodies are settled, and the next attempt reuses the key. */
export function markAttemptRefused(): void {
  const attempt = $attempt.get();
  if (attempt) store({ ...attempt, refused: true });
}

const post = ({ key }: Attempt, body: Json): Promise<Placed> =>
  client(ORDER_ENDPOINTS.placeOrder, { body, idempotencyKey: key });

/** HTTP status of a failure, 0 without a response. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** The order, and the request body it was made from. */
export type OrderResult = { readonly placed: Placed; readonly body: Json };

/** The key belongs to an earlier body whose response was lost: repeats that body to get its order. */
async function resume(attempt: Attempt, body: Json): Promise<OrderResult> {
  for (const earlier of attempt.bodies.filter((other) => other !== body).toReversed()) {
    try {
      return { placed: await post(attempt, earlier), body: earlier };
    } catch (error) {
      const status = statusOf(error);
      if (status === 422) continue;
      if (status !== 409) throw error;
      // The key has no order any more: start over.
      clearAttempt();
      return sendOrder(body);
    }
  }
  clearAttempt();
  throw new ApiError('http', CHECKOUT_COPY.problem.elsewhere, 422);
}

/** Stores the key before sending; the caller removes it after a response. Throws ApiError. */
export async function sendOrder(body: Json): Promise<OrderResult> {
  const attempt = withBody($attempt.get() ?? { key: newKey(), bodies: [] }, body);
  store(attempt);
  try {
    return { placed: await post(attempt, body), body };
  } catch (error) {
    if (statusOf(error) === 422) return resume(attempt, body);
    throw error;
  }
}
