/** Numbers of events and their deliveries. Only the server needs them. */

export type WorkerLimits = Readonly<
  Record<
    | 'pollMs'
    | 'planBatch'
    | 'atOnce'
    | 'pauseMs'
    | 'busyShare'
    | 'busyPauseMs'
    | 'busyAtOnce'
    | 'leaseMs'
    | 'jitter'
    | 'giveUpHours'
    | 'errorMax',
    number
  >
> & { readonly retrySeconds: readonly number[] };

/**
 * The worker of a process. It looks for work every pollMs and, in batches, writes the deliveries of new events and sends
 * atOnce of them at a time, with pauses of pauseMs. When the process was busy for more than busyShare of the time, it plans
 * and sends busyAtOnce, with pauses of busyPauseMs: letters wait, checkouts do not. A delivery that is not finished within leaseMs is tried again: its process has ended. A failed one is repeated
 * after the next of retrySeconds, the last one repeatedly, until giveUpHours after its event.
 */
export const WORKER: WorkerLimits = {
  pollMs: 500,
  planBatch: 500,
  atOnce: 8,
  pauseMs: 20,
  busyShare: 0.8,
  busyPauseMs: 400,
  busyAtOnce: 3,
  leaseMs: 90_000,
  retrySeconds: [5, 15, 30, 60, 120, 300, 600, 1800, 3600],
  jitter: 0.2,
  giveUpHours: 24,
  errorMax: 500,
};

/** Events are deleted keepDays after they happened, unless a delivery is waiting. A variant is low from stock.low on. */
export const EVENTS = { keepDays: 90, purgeBatch: 1000, listed: 50 } as const;

/** A variant with this many pieces or fewer, but more than none, is low. Also in the trigger of migration 0016. */
export const LOW_STOCK = 5;

/**
 * Webhooks. A request ends after timeoutMs; at most bodyMax bytes of the response are read. A new secret is sent beside the former
 * one for overlapHours. An endpoint without
 * a response gets no request for quietMs. An endpoint is disabled when a delivery is given up and none succeeded for disableHours: less than
 * giveUpHours of the worker, because the last pause may take more than an hour.
 */
export const WEBHOOKS = {
  most: 20,
  urlMax: 1000,
  descriptionMax: 200,
  timeoutMs: 10_000,
  quietMs: 5000,
  bodyMax: 64 * 1024,
  overlapHours: 24,
  disableHours: 22,
} as const;
