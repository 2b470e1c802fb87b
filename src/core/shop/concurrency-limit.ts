/**
 * Bounds work that is expensive: so many run at once, so many wait, and more are refused. Clients take turns, so that
 * one with many requests delays another by one request at most.
 */
import { DomainError } from './domain-error.ts';

export type ConcurrencyLimits = {
  readonly atOnce: number;
  readonly waiting: number;
  /** How many of those that wait may be of one client; without it all of them. */
  readonly perClient?: number;
  readonly retryAfterSeconds: number;
};

export type Turn = {
  /** Whom the work is for; work without a client shares one turn. */
  readonly client?: string;
  /** Takes waiting work out of the queue. Work that has started is not stopped. */
  readonly signal?: AbortSignal;
};

export type ConcurrencyLimit = {
  /** Throws a DomainError ('busy') when no more work of this client may wait: cheap, before a body is read. */
  readonly check: (client?: string) => void;
  /** Runs the work in its turn. Rejects as check throws, or with the reason of the signal. */
  readonly run: <T>(work: () => Promise<T>, turn?: Turn) => Promise<T>;
};

export function createConcurrencyLimit(limits: ConcurrencyLimits, message: string): ConcurrencyLimit {
  const { atOnce, perClient = limits.waiting, retryAfterSeconds } = limits;
  /** What waits, by client. The client that is first in the map has the next turn. */
  const queues = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  function check(client = ''): void {
    if (running < atOnce) return;
    if (waiting < limits.waiting && (queues.get(client)?.length ?? 0) < perClient) return;
    throw new DomainError('busy', message, retryAfterSeconds);
  }

  function wait({ client = '', signal }: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = queues.get(client) ?? [];
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(start), 1);
        if (queue.length === 0) queues.delete(client);
        waiting -= 1;
        reject(signal?.reason);
      };
      queue.push(start);
      queues.set(client, queue);
      waiting += 1;
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Passes the place of finished work on to the client whose turn it is, or frees it. */
  function passOn(): void {
    const [first] = queues;
    if (!first) {
      running -= 1;
      return;
    }
    const [client, queue] = first;
    const start = queue.shift();
    waiting -= 1;
    queues.delete(client);
    if (queue.length > 0) queues.set(client, queue);
    start?.();
  }

  async function run<T>(work: () => Promise<T>, turn: Turn = {}): Promise<T> {
    turn.signal?.throwIfAborted();
    check(turn.client);
    if (running < atOnce) running += 1;
    else await wait(turn);
    try {
      return await work();
    } finally {
      passOn();
    }
  }

  return { check, run };
}
