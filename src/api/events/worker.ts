/** Plans and delivers events in the background of a process. Any number of processes may run one on the same database. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKER, type WorkerLimits } from '../../core/events/constants.ts';
import type { Db } from '../../db/engine/db.ts';
import { claimDeliveries, type Delivery, failDelivery, finishDelivery } from '../../db/events/deliveries.ts';
import { planEvents } from '../../db/events/plan.ts';
import type { Attempt, Channel } from './channel.ts';

export type DeliveryResult = 'sent' | 'skipped' | 'retry' | 'failed';

export type WorkerDeps = {
  readonly db: Db;
  readonly channels: readonly Channel[];
  /** Called with errors of deliveries and of the database. */
  readonly failed: (error: unknown, delivery?: Delivery) => void;
  /** Called once per attempt. */
  readonly counted?: (channel: string, result: DeliveryResult) => void;
  readonly limits?: Partial<WorkerLimits>;
};

export type Worker = {
  /** Looks for work periodically, until close(). */
  readonly start: () => void;
  /** Looks for work now, without waiting for it: call it after a request that may have written events. */
  readonly wake: () => void;
  /** Plans and delivers everything that is due. Resolves to the number of attempts. */
  readonly drain: () => Promise<number>;
  /** Waits for the deliveries being sent and stops. */
  readonly close: () => Promise<void>;
};

const HOUR_MS = 3_600_000;

/** Returns the pause in seconds after a failed attempt; null: the event is too old for another. */
export function retryAfter(
  { attempts, event }: Pick<Delivery, 'attempts' | 'event'>,
  now: Date,
  { retrySeconds, giveUpHours, jitter }: Pick<WorkerLimits, 'retrySeconds' | 'giveUpHours' | 'jitter'> = WORKER,
): number | null {
  const pause = retrySeconds[Math.min(attempts, retrySeconds.length) - 1] ?? 0;
  const left = event.at.getTime() + giveUpHours * HOUR_MS - now.getTime() - pause * 1000;
  return left < 0 ? null : pause * (1 + jitter * Math.random());
}

/** The key is unique for an event, a channel and a recipient, and reveals none of them but the event. */
function attemptOf({ event, channel, recipient, attempts }: Delivery): Attempt {
  const whom = createHash('sha256').update(`${channel}\n${recipient}`).digest('hex').slice(0, 16);
  return { key: `${event.id}.${whom}`, isFirst: attempts === 1 };
}

export function createWorker({ db, channels, failed, counted, limits }: WorkerDeps): Worker {
  const settings = { ...WORKER, ...limits };
  const byName = new Map(channels.map((channel) => [channel.name, channel]));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let again = false;
  let closing = false;

  async function deliver(delivery: Delivery): Promise<void> {
    const { id, channel: name, event, recipient } = delivery;
    const channel = byName.get(name);
    try {
      // Deliveries of a channel that is not configured any more.
      const result = channel ? await channel.deliver(event, recipient, attemptOf(delivery)) : 'skipped';
      await finishDelivery(db, id, result);
      counted?.(name, result);
    } catch (error) {
      failed(error, delivery);
      const giveUpHours = settings.giveUpHours + (channel?.delayHours ?? 0);
      const wait = retryAfter(delivery, new Date(), { ...settings, giveUpHours });
      const reason = error instanceof Error ? error.message : String(error);
      await failDelivery(db, id, reason.slice(0, settings.errorMax), wait);
      counted?.(name, wait === null ? 'failed' : 'retry');
    }
  }

  const plan = () =>
    planEvents(db, settings.planBatch, async (event, tx) => {
      const all = await Promise.all(
        channels.map(async ({ name: channel, recipients }) =>
          (await recipients(event, tx)).map((one) => ({ channel, ...one })),
        ),
      );
      return all.flat();
    });

  /** Sends with as many at once as the limit allows: a slow receiver does not hold up the others. */
  async function sendDue(): Promise<number> {
    const sending = new Set<Promise<void>>();
    let attempts = 0;
    for (;;) {
      const room = settings.atOnce - sending.size;
      const claimed = closing || room === 0 ? [] : await claimDeliveries(db, room, settings.leaseMs);
      attempts += claimed.length;
      for (const delivery of claimed) {
        const done = deliver(delivery)
          .catch(failed)
          .finally(() => sending.delete(done));
        sending.add(done);
      }
      if (sending.size === 0) return attempts;
      await Promise.race(sending);
      // Spares capacity for requests while many events wait.
      await sleep(settings.pauseMs);
    }
  }

  async function work(): Promise<number> {
    let attempts = 0;
    for (;;) {
      const planned = closing ? 0 : ((await plan()) ?? 0);
      const sent = await sendDue();
      attempts += sent;
      if (closing || planned + sent === 0) return attempts;
    }
  }

  function drain(): Promise<number> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  function wake(): void {
    if (closing) return;
    // The work under way may have passed the events of this caller.
    if (running) again = true;
    else
      void drain()
        .catch(failed)
        .finally(() => {
          if (again) wake();
          again = false;
        });
  }

  return {
    start: () => {
      wake();
      timer = setInterval(wake, settings.pollMs);
      timer.unref();
    },
    wake,
    drain,
    close: async () => {
      closing = true;
      clearInterval(timer);
      await running?.catch(failed);
    },
  };
}
