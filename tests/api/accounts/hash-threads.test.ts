import { execFileSync } from 'node:child_process';
import { scrypt, scryptSync } from 'node:crypto';
import { close, open, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { type HashJob, openHashThreads } from '../../../src/api/accounts/hash-threads.ts';
import { createPasswords } from '../../../src/api/accounts/passwords.ts';
import { openBrowser } from '../../support/browser.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const POOL = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const JOB: HashJob = { password: 'a secret', salt: Buffer.from('salt'), bytes: 32, cost: { log2N: 4, r: 1, p: 1 } };
const KEY = scryptSync('a secret', 'salt', 32, { N: 16, r: 1, p: 1 });
const BROKEN: HashJob = { ...JOB, cost: { log2N: 0, r: 1, p: 1 } };

/** Blocks all threads of libuv's pool: each opens a named pipe for reading, which waits for a writer. */
function blockPool(): () => Promise<void> {
  const pipe = join(tempFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const opened = Array.from({ length: POOL }, () => promisify(open)(pipe, 'r'));
  return async () => {
    const writer = openSync(pipe, 'r+');
    for (const file of [...(await Promise.all(opened)), writer]) close(file);
  };
}

describe('password hashing threads', () => {
  const threads = openHashThreads();
  afterEach(() => threads.close());

  it("hash while libuv's pool is blocked; a job on the pool waits (control)", async () => {
    const release = blockPool();
    const order: string[] = [];
    // Started first, at the same cost.
    const onPool = promisify(scrypt)('a secret', 'salt', 32).then(() => order.push('pool'));
    expect(Buffer.from(await threads.derive(JOB))).toEqual(KEY);
    order.push('own thread');
    await release();
    await onPool;
    expect(order).toEqual(['own thread', 'pool']);
  });

  it('replace a thread that exits during a job', async () => {
    await expect(threads.derive(BROKEN)).rejects.toThrow();
    expect(Buffer.from(await threads.derive(JOB))).toEqual(KEY);
  });

  it('end when closed, including running jobs, and start again on demand', async () => {
    const pending = threads.derive({ ...JOB, cost: { log2N: 17, r: 8, p: 1 } });
    const ended = expect(pending).rejects.toThrow('exited during a job');
    await threads.close();
    await ended;
    expect(Buffer.from(await threads.derive(JOB))).toEqual(KEY);
  });
});

describe('sign-ins waiting for a thread', () => {
  let shop: OpenShop;
  afterEach(() => shop.close());

  /** Returns how many of ten sign-ins of one network are rejected, and the status of one from another network after them. */
  async function crowd(perClient: number | undefined) {
    const threads = openHashThreads();
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const held = { ...threads, derive: (job: HashJob) => promise.then(() => threads.derive(job)) };
    const queue = { atOnce: 1, waiting: 6, ...(perClient !== undefined && { perClient }) };
    const accounts = { passwords: createPasswords(JOB.cost, queue, held) };
    shop = await openShop('postgres', { contentDir: smallContent().folder, accounts });
    const signIn = async (address: string, name: string) => {
      const body = { email: `${name}@example.in`, password: 'a long enough secret' };
      return (await openBrowser(shop.app, { address }).call('POST', '/api/auth/login', body)).status;
    };
    const statuses: number[] = [];
    const refused = Promise.withResolvers<void>();
    const expected = 10 - 1 - (perClient ?? queue.waiting);
    const crowded = Array.from({ length: 10 }, async (_, at) => {
      statuses.push(await signIn('10.1.0.1', `one${at}`));
      if (statuses.length === expected) refused.resolve();
    });
    await refused.promise;
    const other = signIn('10.1.0.2', 'other');
    // The other sign-in is rejected or queued once this request, which needs no password, has returned.
    if (perClient === undefined) await other;
    release();
    await Promise.all(crowded);
    return { refused: statuses.filter((status) => status === 503).length, other: await other };
  }

  it("are rejected beyond one network's share, while other networks are served", async () => {
    expect(await crowd(2)).toEqual({ refused: 7, other: 401 });
  });

  it('fill the queue for all networks without a share (control)', async () => {
    expect(await crowd(undefined)).toEqual({ refused: 3, other: 503 });
  });
});
