/** Figures of this process for Prometheus at /metrics: for whoever knows the token, and for nobody else. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { METRICS } from '../../core/shop/constants.ts';
import { SERVICE_COPY } from '../../core/shop/service-copy.ts';
import type { Database } from '../../db/engine/db.ts';
import { knows } from './bearer.ts';
import { createCounter, createGauge, createHistogram, type Family, labelText } from './exposition.ts';
import { Refusal } from './http-error.ts';

export const METRICS_PATH = '/metrics';

const NANO = 1e-9;
const MICRO = 1e-6;

/** Counts every answer by method, route and status, and how long it took. Routes are patterns: their number is bounded. */
function countRequests(app: FastifyInstance): Family[] {
  const requests = createCounter('aroha_http_requests_total', 'Answers by method, route and status.');
  const seconds = createHistogram('aroha_http_request_duration_seconds', 'Time from a request to its answer.');
  app.addHook('onResponse', (request, reply, done) => {
    const labels = labelText({ method: request.method, route: request.routeOptions.url ?? 'none' });
    requests.add(`${labels},status="${reply.statusCode}"`);
    seconds.observe(labels, reply.elapsedTime / 1000, METRICS.secondsBounds);
    done();
  });
  return [requests.family, seconds.family];
}

/** How late the event loop comes, since it was last asked. */
function watchLoop(app: FastifyInstance): Family {
  const delay = monitorEventLoopDelay({ resolution: METRICS.loopResolutionMs });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  return createGauge('aroha_event_loop_lag_seconds', 'How late the event loop came since the last scrape.', () => {
    // What is measured is the time between two ticks of a timer: its own period is no delay.
    const late = (nanoseconds: number) => Math.max(0, nanoseconds * NANO - METRICS.loopResolutionMs / 1000);
    const { max } = delay;
    const rows = [
      ['quantile="0.5"', late(delay.percentile(50))],
      ['quantile="0.99"', late(delay.percentile(99))],
      ['quantile="1"', late(max)],
    ] as const;
    delay.reset();
    return rows;
  });
}

function watchProcess(): Family[] {
  const started = Date.now() / 1000 - process.uptime();
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) * MICRO;
  };
  return [
    createGauge('process_resident_memory_bytes', 'Resident memory.', () => [['', process.memoryUsage.rss()]]),
    createGauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => [['', process.memoryUsage().heapUsed]]),
    createGauge('process_cpu_seconds_total', 'Time on the processor.', () => [['', cpu()]], 'counter'),
    createGauge('process_start_time_seconds', 'Start, in seconds since 1970.', () => [['', started]]),
  ];
}

function watchPools({ pools }: Database): Family {
  return createGauge('aroha_database_connections', 'Connections by pool and state; waiting are callers.', () =>
    pools().flatMap(({ name, total, idle, waiting }) =>
      Object.entries({ busy: total - idle, idle, waiting }).map(
        ([state, value]) => [labelText({ pool: name, state }), value] as const,
      ),
    ),
  );
}

/** Serves the figures to whoever sends the token; more are those that others keep. */
export function serveMetrics(app: FastifyInstance, database: Database, token: string, more: readonly Family[]): void {
  const families = [...countRequests(app), watchLoop(app), ...watchProcess(), watchPools(database), ...more];
  app.get(METRICS_PATH, { schema: { hide: true } as object }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!knows(request, token)) throw new Refusal(401, SERVICE_COPY.token, { 'www-authenticate': 'Bearer' });
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .send(families.map((one) => one()).join(''));
  });
}
