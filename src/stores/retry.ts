/** Retries a failed request with exponential backoff, and when the connection or the tab is back. */

/** First and maximum delay. Defined here, so that only pages with a session download them. */
export const RETRY = { firstMs: 5000, capMs: 300_000 } as const;

export type Retry = {
  /** Schedules the next retry; seconds is the server's Retry-After, null without one. */
  readonly start: (seconds: number | null) => void;
  /** Cancels the retry and resets the delay. */
  readonly stop: () => void;
};

type Options = { readonly random?: () => number; readonly page?: EventTarget | null };

const defaultPage = typeof window === 'undefined' ? null : window;

/** Waits a random time between half and all of the delay, to spread clients. */
export function createRetry(repeat: () => void, { random = Math.random, page = defaultPage }: Options = {}): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function now(): void {
    if (timer === undefined) return;
    cancel();
    repeat();
  }
  // The focus event covers tabs that become visible.
  for (const event of ['online', 'focus']) page?.addEventListener(event, now);

  return {
    start: (seconds) => {
      cancel();
      const most = Math.min(RETRY.capMs, RETRY.firstMs * 2 ** tries);
      tries += 1;
      timer = setTimeout(now, Math.max((most * (1 + random())) / 2, (seconds ?? 0) * 1000));
    },
    stop: () => {
      cancel();
      tries = 0;
    },
  };
}
