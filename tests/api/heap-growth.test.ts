/** Distinct requests must not grow the heap; measured in a separate process. */
import { describe, expect, it } from 'vitest';
import { startNode } from '../support/processes.ts';

/** `npm run bench -- heap` sends ten times as many. */
const REQUESTS = 20_000;
const CACHE_BYTES = 2 * 1024 * 1024;
/** The unbounded cache keeps some 2,000 bytes of each, so that fewer show it. */
const LEAKING = 5000;
/** 50 MB for 200,000 requests. */
const mostBytes = (requests: number) => requests * 250;

async function growthOf(requests: number, ...more: string[]): Promise<number> {
  const args = [String(requests), String(CACHE_BYTES), ...more];
  const child = startNode(['--expose-gc', 'tests/support/heap-growth.ts', ...args]);
  expect(await child.ends(), child.stderr()).toBe(0);
  return JSON.parse(child.stdout()).heap;
}

describe(`the heap after ${REQUESTS} distinct requests`, () => {
  it('grows by at most 250 bytes per request', async () => {
    expect(await growthOf(REQUESTS)).toBeLessThan(mostBytes(REQUESTS));
  }, 180_000);

  it('grows by more with an unbounded cache (control)', async () => {
    expect(await growthOf(LEAKING, 'leak')).toBeGreaterThan(2 * mostBytes(LEAKING));
  }, 180_000);
});
