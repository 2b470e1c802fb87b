/**
 * A gate before work that costs: so many at once, so many waiting, and whoever comes on top is told at once to come back.
 * Without it a crowd makes everybody wait, and nobody is served in time.
 */
import { Refusal } from './refusal.ts';

export type Gate = {
  /** Throws 503 with Retry-After when the gate is full: cheap, before a body is read. */
  readonly check: () => void;
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
};

export type GateLimits = { readonly atOnce: number; readonly waiting: number; readonly retryAfterSeconds: number };

export function createGate({ atOnce, waiting, retryAfterSeconds }: GateLimits, message: string): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  function check(): void {
    if (running < atOnce || queue.length < waiting) return;
    throw new Refusal(503, message, { 'retry-after': String(retryAfterSeconds) });
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    check();
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed on, or becomes free.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { check, run };
}
