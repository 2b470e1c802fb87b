/** Repeats a question that had no usable response: after a while that doubles, and when the connection or the tab is back. */
import { SESSION } from '../core/constants.ts';

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
      const most = Math.min(SESSION.retryCapMs, SESSION.retryMs * 2 ** tries);
      tries += 1;
      timer = setTimeout(now, Math.max((most * (1 + random())) / 2, (seconds ?? 0) * 1000));
    },
    stop: () => {
      unplan();
      tries = 0;
    },
  };
}
