/** Numbers of checkout: limits, durations and sizes. */

/** Concurrency and queue of checkouts per process; beyond them requests get 503. */
export const CHECKOUT_QUEUE = { atOnce: 16, waiting: 48, retryAfterSeconds: 1 } as const;

/** Checkout form: storage key, maximum field length, and lines of the summary before it scrolls. */
export const CHECKOUT = {
  draftKey: 'aroha:checkout',
  attemptKey: 'aroha:order-attempt',
  fieldMax: 200,
  summaryLines: 4,
} as const;
