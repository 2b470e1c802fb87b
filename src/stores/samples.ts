/** Samples that are picked, by SKU, and their order. */
import { atom } from 'nanostores';
import { readConflict } from '../core/checkout/conflict.ts';
import { CHECKOUT_COPY } from '../core/checkout/copy.ts';
import { partiesOf } from '../core/checkout/order.ts';
import type { Placed } from '../core/order/placed-reader.ts';
import { SAMPLES } from '../core/samples/constants.ts';
import { SAMPLE_PAYMENT } from '../core/samples/sample-order.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { COPY } from '../core/shop/copy.ts';
import { $draft } from './checkout-draft.ts';
import { createOrderAttempt, samplesLeft } from './order-attempt.ts';

const SAY = CHECKOUT_COPY.problem;

/** In the order in which they were picked. */
export const $picks = atom<readonly string[]>([]);

/** Picks a sample unless the most are picked, or puts it back. */
export function togglePick(sku: string): void {
  const picks = $picks.get();
  if (picks.includes(sku)) $picks.set(picks.filter((one) => one !== sku));
  else if (picks.length < SAMPLES.most) $picks.set([...picks, sku]);
}

/** Picks what the shopper had chosen, beside what was picked before of the same product: skus. */
export function startPicks(sku: string, skus: readonly string[]): void {
  const kept = $picks.get().filter((one) => skus.includes(one));
  $picks.set(kept.includes(sku) || kept.length >= SAMPLES.most ? kept : [sku, ...kept]);
}

/** gone: SKUs of samples that cannot be had any more. limited: fewer can be ordered. */
export type SampleResult =
  | { readonly state: 'placed'; readonly placed: Placed }
  | { readonly state: 'gone'; readonly gone: readonly string[] }
  | { readonly state: 'failed'; readonly message: string; readonly limited: boolean };

const attempt = createOrderAttempt(null);

function failure(error: unknown): SampleResult {
  const failed = (message: string, limited = false) => ({ state: 'failed', message, limited }) as const;
  if (!(error instanceof ApiError)) return failed(COPY.error.generic);
  const { kind, status, message, body, retryAfter } = error;
  if (kind !== 'http') return failed(SAY.lost);
  const changes = status === 409 ? readConflict(body)?.changes : undefined;
  if (changes && changes.length > 0) return { state: 'gone', gone: changes.map(({ sku }) => sku) };
  if (status === 503) return failed(`${SAY.busy} ${retryAfter ? SAY.busyAgain(retryAfter) : SAY.busySoon}`);
  return failed(message, (samplesLeft(error) ?? 0) > 0);
}

/** Orders the picked samples for the contact and address of the checkout's draft, which stays. Offline nothing is sent. */
export async function orderSamples(): Promise<SampleResult> {
  if (!navigator.onLine) return { state: 'failed', message: SAY.offline, limited: false };
  const lines = $picks.get().map((sku) => ({ sku, quantity: 1 }));
  try {
    const { placed } = await attempt.send({ lines, total: 0, payment: SAMPLE_PAYMENT, ...partiesOf($draft.get()) });
    attempt.clear();
    $picks.set([]);
    return { state: 'placed', placed };
  } catch (error) {
    console.warn(error);
    const result = failure(error);
    // Without a response the same key is used again; a refusal is final.
    if (error instanceof ApiError && error.kind === 'http' && error.status < 500) attempt.clear();
    if (result.state === 'gone') $picks.set($picks.get().filter((sku) => !result.gone.includes(sku)));
    return result;
  }
}
