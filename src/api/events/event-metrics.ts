/** Metrics of the outbox: what waits, what was given up, and results of deliveries. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Db } from '../../db/engine/db.ts';
import { type Backlog, readBacklog } from '../../db/events/backlog.ts';
import type { WorkerDeps } from './worker.ts';

const NONE: Backlog = { waiting: Number.NaN, failed: Number.NaN, oldestSeconds: Number.NaN };

/** Registers the metrics and returns the function that counts attempts. While the database is away the gauges are NaN. */
export function watchEvents(db: Db, registry: Registry): NonNullable<WorkerDeps['counted']> {
  const registers = [registry];
  let reading: Promise<Backlog> | undefined;
  /** One query per scrape. */
  const read = () => {
    reading ??= readBacklog(db)
      .catch(() => NONE)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const gauge = (name: string, help: string, key: keyof Backlog) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        this.set((await read())[key]);
      },
    });
  gauge('aroha_events_waiting', 'Events and deliveries that wait.', 'waiting');
  gauge('aroha_events_oldest_seconds', 'Age of the oldest event that waits; 0 when none does.', 'oldestSeconds');
  gauge('aroha_deliveries_given_up', 'Deliveries that were given up and can be replayed.', 'failed');
  const deliveries = new Counter({
    name: 'aroha_deliveries_total',
    help: 'Attempts to deliver events by this process, by channel and result.',
    labelNames: ['channel', 'result'],
    registers,
  });
  return (channel, result) => deliveries.inc({ channel, result });
}
