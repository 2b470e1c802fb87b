/** Worker thread that derives one key at a time. Started by hash-threads.ts. */
import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { HashJob } from './hash-threads.ts';

parentPort?.on('message', ({ password, salt, bytes, cost: { log2N, r, p } }: HashJob) => {
  const N = 2 ** log2N;
  parentPort?.postMessage(scryptSync(password, salt, bytes, { N, r, p, maxmem: 256 * N * r }));
});
