/** Plans and delivers events in the background of a process. Any number of processes may run one on the same database. */
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKER, type WorkerLimits } from '../../core/events/constants.ts';
import type { Db } from '../../db/engine/db.ts';
import { sqlState } from '../../db/engine/retry.ts';
import {
  claimDeliveries,
  type Delivery,
  failDelivery,
  finishDelivery,
  hasWork,
  type OfChannels,
} from '../../db/events/deliveries.ts';
import { type Planned, planEvents } from '../../db/events/plan.ts';
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
  let isAway = false;
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
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, settings.errorMax);
      await failDelivery(db, id, reason, wait);
      if (wait === null) await channel?.givenUp?.(event, recipient, reason);
      counted?.(name, wait === null ? 'failed' : 'retry');
    }
  }

  /** After a round in which requests kept the process busy: letters can wait, checkouts cannot. */
  let isBusy = false;

  const plan = () =>
    planEvents(db, isBusy ? settings.busyAtOnce : settings.planBatch, async (event, tx) => {
      const all: Planned[] = [];
      for (const { name: channel, recipients } of channels) {
        const found = await recipients(event, tx).catch((error: unknown) => {
          // After an error of the database the transaction has ended: it is tried again as a whole.
          if (sqlState(error) !== null) throw error;
          failed(error);
          return [];
        });
        all.push(...found.map((one) => ({ channel, ...one })));
      }
      return all;
    });

  const slow = channels.filter(({ isSlow }) => isSlow).map(({ name }) => name);
  /** Slow channels have slots of their own, so that letters never wait for those of webhooks. */
  const groups: readonly OfChannels[] = slow.length > 0 ? [{ except: slow }, { only: slow }] : [{ except: [] }];

  type Slots = { readonly of: OfChannels; readonly sending: Set<Promise<void>>; askAt: number };

  /** Claims due deliveries for the free slots of a group and begins to send them. Returns how many. */
  async function beginDue(slots: Slots): Promise<number> {
    const { of, sending } = slots;
    const room = (isBusy ? settings.busyAtOnce : settings.atOnce) - sending.size;
    // A group without work is not asked for at every turn of the other.
    const isEmpty = sending.size === 0 && performance.now() < slots.askAt;
    if (closing || room <= 0 || isEmpty) return 0;
    const claimed = await claimDeliveries(db, room, settings.leaseMs, of);
    if (claimed.length === 0 && sending.size === 0) slots.askAt = performance.now() + settings.pollMs;
    for (const delivery of claimed) {
      const done = deliver(delivery)
        .catch(failed)
        .finally(() => sending.delete(done));
      sending.add(done);
    }
    return claimed.length;
  }

  /** Sends with as many at once as the limit allows: a slow receiver holds up neither others nor new events. */
  async function work(): Promise<number> {
    if (!(await hasWork(db))) return 0;
    const slots = groups.map((of): Slots => ({ of, sending: new Set(), askAt: 0 }));
    let attempts = 0;
    let planAt = 0;
    for (;;) {
      const before = performance.eventLoopUtilization();
      const isPlanning = !closing && (performance.now() >= planAt || slots.every(({ sending }) => sending.size === 0));
      const planned = isPlanning ? ((await plan()) ?? 0) : 0;
      if (isPlanning) planAt = performance.now() + settings.pollMs;
      for (const one of slots) {
        if (planned > 0) one.askAt = 0;
        attempts += await beginDue(one);
      }
      const all = slots.flatMap(({ sending }) => [...sending]);
      if (all.length === 0 && planned === 0) return attempts;
      await Promise.race([...all, sleep(settings.pollMs, undefined, { ref: false })]);
      isBusy = performance.eventLoopUtilization(before).utilization > settings.busyShare;
      await sleep(isBusy ? settings.busyPauseMs : settings.pauseMs);
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
        .then(
          () => {
            isAway = false;
          },
          (error: unknown) => {
            // A database that is away is reported once, not at every look.
            if (!isAway) failed(error);
            isAway = true;
          },
        )
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
