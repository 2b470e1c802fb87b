/**
 * Limits expensive work: a fixed number runs, a fixed number waits, more is refused. Clients take turns, so that one
 * with many requests delays another by one request at most.
 */
import { DomainError } from './domain-error.ts';

export type ConcurrencyLimits = {
  readonly atOnce: number;
  readonly waiting: number;
  /** Maximum waiting per client; unlimited by default. */
  readonly perClient?: number;
  readonly retryAfterSeconds: number;
};

export type RunOptions = {
  /** Client of the work; work without one shares a queue. */
  readonly client?: string;
  /** Removes waiting work from the queue. Running work is not stopped. */
  readonly signal?: AbortSignal;
};

export type ConcurrencyLimit = {
  /** Throws a DomainError ('busy') when the client's queue is full; cheap enough to call before a body is read. */
  readonly check: (client?: string) => void;
  /** Runs the work in its turn. Rejects like check(), or with the signal's reason. */
  readonly run: <T>(work: () => Promise<T>, turn?: RunOptions) => Promise<T>;
};

export function createConcurrencyLimit(limits: ConcurrencyLimits, message: string): ConcurrencyLimit {
  const { atOnce, perClient = limits.waiting, retryAfterSeconds } = limits;
  /** Waiting work by client; the map's first client is next. */
  const queues = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  function check(client = ''): void {
    if (running < atOnce) return;
    if (waiting < limits.waiting && (queues.get(client)?.length ?? 0) < perClient) return;
    throw new DomainError('busy', message, retryAfterSeconds);
  }

  function wait({ client = '', signal }: RunOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = queues.get(client) ?? [];
      const start = () => {
        signal?.removeEventListener('abort', cancel);
        resolve();
      };
      const cancel = () => {
        queue.splice(queue.indexOf(start), 1);
        if (queue.length === 0) queues.delete(client);
        waiting -= 1;
        reject(signal?.reason);
      };
      queue.push(start);
      queues.set(client, queue);
      waiting += 1;
      signal?.addEventListener('abort', cancel, { once: true });
    });
  }

  /** Passes a finished slot on to the next client, or frees it. */
  function freeSlot(): void {
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

  async function run<T>(work: () => Promise<T>, turn: RunOptions = {}): Promise<T> {
    turn.signal?.throwIfAborted();
    check(turn.client);
    if (running < atOnce) running += 1;
    else await wait(turn);
    try {
      return await work();
    } finally {
      freeSlot();
    }
  }

  return { check, run };
}
