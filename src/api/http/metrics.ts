/** Serves Prometheus metrics at /metrics, protected by a bearer token. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { METRICS } from '../../core/shop/server-constants.ts';
import { SERVICE_COPY } from '../../core/shop/service-copy.ts';
import type { Database } from '../../db/engine/db.ts';
import { hasBearerToken } from './bearer.ts';
import { HttpError } from './http-error.ts';

export const METRICS_PATH = '/metrics';

const NANO = 1e-9;
const MICRO = 1e-6;

/** Counts responses and their duration by method, route pattern and status, so that the number of series is bounded. */
function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Counter({
    name: 'aroha_http_requests_total',
    help: 'Responses by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'aroha_http_request_duration_seconds',
    help: 'Time from request to response.',
    labelNames: ['method', 'route'],
    buckets: [...METRICS.secondsBounds],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
    requests.inc({ ...labels, status: reply.statusCode });
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** Event loop lag since the last scrape. */
function watchLoop(app: FastifyInstance, registers: Registry[]): void {
  const delay = monitorEventLoopDelay({ resolution: METRICS.loopResolutionMs });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  // The histogram measures intervals, so the timer's own period is subtracted.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds * NANO - METRICS.loopResolutionMs / 1000);
  new Gauge({
    name: 'aroha_event_loop_lag_seconds',
    help: 'Event loop lag since the last scrape.',
    labelNames: ['quantile'],
    registers,
    collect() {
      this.set({ quantile: '0.5' }, late(delay.percentile(50)));
      this.set({ quantile: '0.99' }, late(delay.percentile(99)));
      this.set({ quantile: '1' }, late(delay.max));
      delay.reset();
    },
  });
}

function watchProcess(registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read());
      },
    });
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
  const started = Date.now() / 1000 - process.uptime();
  gauge('process_start_time_seconds', 'Start, in seconds since 1970.', () => started);
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) * MICRO);
    },
  });
}

function watchPools({ pools }: Database, registers: Registry[]): void {
  new Gauge({
    name: 'aroha_database_connections',
    help: 'Connections by pool and state; waiting counts callers.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name: pool, total, idle, waiting } of pools())
        for (const [state, value] of Object.entries({ busy: total - idle, idle, waiting }))
          this.set({ pool, state }, value);
    },
  });
}

/** Serves the metrics to callers with the token; the registry may contain metrics of other modules. */
export function serveMetrics(app: FastifyInstance, database: Database, token: string, registry: Registry): void {
  countRequests(app, [registry]);
  watchLoop(app, [registry]);
  watchProcess([registry]);
  watchPools(database, [registry]);
  app.get(METRICS_PATH, { schema: { hide: true } as object }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!hasBearerToken(request, token)) throw new HttpError(401, SERVICE_COPY.token, { 'www-authenticate': 'Bearer' });
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}
