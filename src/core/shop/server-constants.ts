/** Limits and times of the server: its caches, connections, queues, logs and metrics. */

/** Object storage: timeouts of a response and of a whole file, and age of the list of originals. */
export const STORE = { answerMs: 10_000, sendMs: 600_000, listMs: 30_000 } as const;

/**
 * A server process: how long to wait for a database connection, timeout and cache time of the health check, Retry-After
 * of refused requests, and how long open requests may take during shutdown.
 */
export const SERVICE = {
  connectWithinMs: 5000,
  readyWithinMs: 1000,
  readyKeptMs: 1000,
  retryAfterSeconds: 2,
  closeWithinMs: 25_000,
  requestIdMax: 64,
  loggedPathMax: 300,
} as const;

/**
 * In-memory cache of a process, in bytes with keys and bookkeeping; entryBytes is the bookkeeping per entry. Entries
 * expire in case an invalidation is lost; expired ones are removed every sweepMs.
 * Plain numbers: the bundler cannot drop a product of constants from scripts that do not use it.
 */
export const MEMORY_CACHE = {
  entryBytes: 1024,
  sweepMs: 10_000,
  responses: { maxBytes: 50_331_648, maxAgeMs: 30_000 },
  facets: { maxBytes: 8_388_608, maxAgeMs: 30_000 },
  products: { maxBytes: 25_165_824, maxAgeMs: 30_000 },
  stems: { maxBytes: 4_194_304, maxAgeMs: 3_600_000 },
  pages: { maxBytes: 100_663_296, maxAgeMs: 3_600_000 },
  single: { maxBytes: 1_048_576, maxAgeMs: 30_000 },
} as const;

/**
 * Connections of a process, in milliseconds and bytes: timeouts of headers and requests, keep-alive (longer than a
 * proxy's), minimum throughput of bodies and responses within a window, and maximum number. A film of 250 MB at 1 Mbit/s
 * takes 35 minutes.
 */
export const CONNECTIONS = {
  headersMs: 10_000,
  requestMs: 3_600_000,
  keepAliveMs: 72_000,
  bodyBytes: 40_000,
  bodyMs: 10_000,
  responseBytes: 16_000,
  responseMs: 60_000,
  checkMs: 2000,
  most: 4000,
} as const;

/**
 * PostgreSQL's statement and lock timeouts for requests; batch: for seeds, product lists and subscriber lists.
 * Migrations have none.
 */
export const DATABASE_LIMITS = {
  request: { statementMs: 10_000, lockMs: 4000 },
  batch: { statementMs: 300_000, lockMs: 30_000 },
} as const;

/**
 * A read replica: timeouts of connection and query before the primary takes over, pause after a failure, and how long
 * after a change stale responses may have been cached.
 */
export const REPLICA = { connectWithinMs: 1000, answerWithinMs: 5000, awayMs: 2000, lagMs: 2000 } as const;

/** Request log: lines per network within the window, and number of networks tracked. */
export const LOG_LINES = { perNetwork: 1000, windowMs: 10_000, networks: 10_000 } as const;

/** Process metrics: histogram buckets, and resolution of the event-loop monitor. */
export const METRICS = {
  secondsBounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  loopResolutionMs: 20,
} as const;

/** How often each process reads what was set in the back office over content/site.md. */
export const LIVE_SITE = { everyMs: 2000 } as const;
