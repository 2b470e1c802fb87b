/** Sends an order under one Idempotency-Key until a response arrives, across reloads and changes of the order. */
import { atom } from 'nanostores';
import { type Attempt, readAttempt, withBody } from '../core/checkout/attempt.ts';
import { CHECKOUT } from '../core/checkout/constants.ts';
import { CHECKOUT_COPY } from '../core/checkout/copy.ts';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { Placed } from '../core/order/placed-reader.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { asNumber, asObject, type Json } from '../core/shop/read.ts';
import { client } from './client.ts';
import { readTab, removeTab, writeTab } from './tab-storage.ts';

const KEY_BYTES = 16;

/** crypto.randomUUID() exists in secure contexts only. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** HTTP status of a failure, 0 without a response. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** Samples that are left of their limit, of a refusal that says so; null for any other error. */
export const samplesLeft = (error: unknown): number | null =>
  error instanceof ApiError ? asNumber(asObject(error.body)?.left) : null;

/** The key belongs to an earlier body. */
const isForeignKey = (error: unknown) => statusOf(error) === 422 && samplesLeft(error) === null;

/** The order, and the request body it was made from. */
export type OrderResult = { readonly placed: Placed; readonly body: Json };

const post = ({ key }: Attempt, body: Json): Promise<Placed> =>
  client(ORDER_ENDPOINTS.placeOrder, { body, idempotencyKey: key });

/** One order at a time. storageKey: where the tab keeps it over reloads; null: in memory alone. */
export function createOrderAttempt(storageKey: string | null) {
  /** The attempt without a response; null when there is none. */
  const $attempt = atom<Attempt | null>(
    typeof window === 'undefined' || !storageKey ? null : readAttempt(readTab(storageKey)),
  );

  function clear(): void {
    $attempt.set(null);
    if (storageKey) removeTab(storageKey);
  }

  function store(attempt: Attempt): void {
    $attempt.set(attempt);
    if (storageKey) writeTab(storageKey, JSON.stringify(attempt));
  }

  /** After a 409: the sent bodies are settled, and the next attempt reuses the key. */
  function markRefused(): void {
    const attempt = $attempt.get();
    if (attempt) store({ ...attempt, refused: true });
  }

  /** The key belongs to an earlier body whose response was lost: repeats that body to get its order. */
  async function resume(attempt: Attempt, body: Json): Promise<OrderResult> {
    for (const earlier of attempt.bodies.filter((other) => other !== body).toReversed()) {
      try {
        return { placed: await post(attempt, earlier), body: earlier };
      } catch (error) {
        if (isForeignKey(error)) continue;
        if (statusOf(error) !== 409) throw error;
        // The key has no order any more: start over.
        clear();
        return send(body);
      }
    }
    clear();
    throw new ApiError('http', CHECKOUT_COPY.problem.elsewhere, 422);
  }

  /** Stores the key before sending; the caller removes it after a response. Throws ApiError. */
  async function send(body: Json): Promise<OrderResult> {
    const attempt = withBody($attempt.get() ?? { key: newKey(), bodies: [] }, body);
    store(attempt);
    try {
      return { placed: await post(attempt, body), body };
    } catch (error) {
      if (isForeignKey(error)) return resume(attempt, body);
      throw error;
    }
  }

  return { $attempt, clear, markRefused, send };
}

/** That of the checkout. */
export const {
  $attempt,
  clear: clearAttempt,
  markRefused: markAttemptRefused,
  send: sendOrder,
} = createOrderAttempt(CHECKOUT.attemptKey);
