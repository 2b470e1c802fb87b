import { describe, expect, it } from 'vitest';
import {
  type ConcurrencyLimits,
  createConcurrencyLimit,
  type RunOptions,
} from '../../../src/core/shop/concurrency-limit.ts';

const LIMITS: ConcurrencyLimits = { atOnce: 1, waiting: 6, perClient: 3, retryAfterSeconds: 4 };

/** A limit whose only slot is taken until it is released; done lists finished work in order. */
function openBusy(limits: ConcurrencyLimits = LIMITS) {
  const limit = createConcurrencyLimit(limits, 'Busy.');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const held = limit.run(() => promise);
  const done: string[] = [];
  const ask = (name: string, turn?: RunOptions) => limit.run(async () => void done.push(name), turn);
  return { limit, ask, done, held, release };
}

const refusedBusy = { kind: 'busy', message: 'Busy.', retryAfterSeconds: 4 };

/** One client requests four times, then another once. */
async function crowd(limits: ConcurrencyLimits, turnOf: (client: string) => RunOptions) {
  const { ask, done, held, release } = openBusy(limits);
  const requested = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => ask(name, turnOf(name[0] as string)));
  release();
  const settled = await Promise.allSettled([...requested, held]);
  return { done, refused: settled.filter(({ status }) => status === 'rejected').length };
}

describe('a concurrency limit', () => {
  it("runs waiting work in turns between clients, and refuses more than one client's share", async () => {
    const { done, refused } = await crowd(LIMITS, (client) => ({ client }));
    expect(done).toEqual(['a1', 'b1', 'a2', 'a3']);
    expect(refused).toBe(1);
  });

  it('would serve the other client last without telling clients apart (control)', async () => {
    const { done, refused } = await crowd({ ...LIMITS, perClient: 6 }, () => ({}));
    expect([done.at(-1), refused]).toEqual(['b1', 0]);
  });

  it('refuses with 503 and Retry-After when the queue is full, also in check()', async () => {
    const { limit, ask, held, release } = openBusy();
    const waiting = ['a', 'b', 'c', 'd', 'e', 'f'].map((client) => ask(client, { client }));
    expect(() => limit.check('g')).toThrow(expect.objectContaining(refusedBusy));
    await expect(ask('g', { client: 'g' })).rejects.toMatchObject(refusedBusy);
    release();
    await Promise.all([...waiting, held]);
    expect(() => limit.check('g')).not.toThrow();
  });

  it('never starts work whose signal is aborted while it waits, and frees its place', async () => {
    const { ask, done, held, release } = openBusy({ ...LIMITS, waiting: 1 });
    const leaving = new AbortController();
    const left = ask('left', { client: 'a', signal: leaving.signal });
    await expect(ask('refused')).rejects.toMatchObject(refusedBusy);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    const taken = ask('taken');
    release();
    await Promise.all([taken, held]);
    expect(done).toEqual(['taken']);
  });

  it('frees the slot when work fails', async () => {
    const { limit, ask, done, held, release } = openBusy();
    const failing = limit.run(() => Promise.reject(new Error('planted')));
    const next = ask('next');
    release();
    await expect(failing).rejects.toThrow('planted');
    await Promise.all([next, held]);
    await ask('later');
    expect(done).toEqual(['next', 'later']);
  });
});
