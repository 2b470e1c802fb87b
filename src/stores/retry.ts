/** Repeats a question that had no usable response: after a while that doubles, and when the connection or the tab is back. */

/** The first wait, and the longest. They stand here, so that only pages with a session download them. */
export const RETRY = { firstMs: 5000, capMs: 300_000 } as const;

export type Retry = {
  /** Plans the next repetition; seconds is what the server asked to wait, null where it did not say. */
  readonly start: (seconds: number | null) => void;
  /** Plans none; the next wait is the shortest again. */
  readonly stop: () => void;
};

type Options = { readonly random?: () => number; readonly page?: EventTarget | null };

const browser = typeof window === 'undefined' ? null : window;

/** Waits between half and all of the time, so that a crowd does not come back at once. */
export function createRetry(repeat: () => void, { random = Math.random, page = browser }: Options = {}): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  function unplan(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function now(): void {
    if (timer === undefined) return;
    unplan();
    repeat();
  }
  // A page that comes to the front has been given focus.
  for (const event of ['online', 'focus']) page?.addEventListener(event, now);

  return {
    start: (seconds) => {
      unplan();
      const most = Math.min(RETRY.capMs, RETRY.firstMs * 2 ** tries);
      tries += 1;
      timer = setTimeout(now, Math.max((most * (1 + random())) / 2, (seconds ?? 0) * 1000));
    },
    stop: () => {
      unplan();
      tries = 0;
    },
  };
}
