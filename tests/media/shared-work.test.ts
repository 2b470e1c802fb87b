import { describe, expect, it } from 'vitest';
import { createSharedWork, type Progress } from '../../src/media/shared-work.ts';

/** Work that ends when it is released or cancelled before its start. */
function openWork(startsAtOnce: boolean) {
  const share = createSharedWork<string>();
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun: Progress[] = [];
  const work = (progress: Progress) => {
    begun.push(progress);
    if (startsAtOnce) progress.started();
    const { signal } = progress;
    const abandoned = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([promise, abandoned]);
  };
  return { join: (signal?: AbortSignal) => share('key', work, signal), begun, finish: () => resolve('done') };
}

describe('shared work', () => {
  it('runs once for all requesters, also when one leaves', async () => {
    const { join, begun, finish } = openWork(false);
    const leaving = new AbortController();
    const all = [join(leaving.signal), join(new AbortController().signal)];
    leaving.abort();
    finish();
    expect(await Promise.all(all)).toEqual(['done', 'done']);
    expect(begun.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  it('is cancelled when the last requester leaves before the start; the next one starts again', async () => {
    const { join, begun, finish } = openWork(false);
    const [first, second] = [new AbortController(), new AbortController()];
    const left = [join(first.signal), join(second.signal)];
    first.abort();
    second.abort();
    const next = join();
    finish();
    expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await next).toBe('done');
    expect(begun.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('runs to its end once started, and is shared with later requesters', async () => {
    const { join, begun, finish } = openWork(true);
    const leaving = new AbortController();
    const left = join(leaving.signal);
    leaving.abort();
    const next = join();
    finish();
    expect(await Promise.all([left, next])).toEqual(['done', 'done']);
    expect(begun).toHaveLength(1);
  });

  it('does not start for a requester that has already left', async () => {
    const { join, begun } = openWork(false);
    await expect(join(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(begun).toEqual([]);
  });
});
