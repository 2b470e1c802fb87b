/** Distinct requests must not grow the heap; measured in a separate process. */
import { describe, expect, it } from 'vitest';
import { startNode } from '../support/processes.ts';

/** `npm run bench -- heap` sends ten times as many. */
const REQUESTS = 20_000;
const CACHE_BYTES = 2 * 1024 * 1024;
/** 50 MB for 200,000 requests. */
const MOST_BYTES = REQUESTS * 250;

async function growthOf(...more: string[]): Promise<number> {
  const args = [String(REQUESTS), String(CACHE_BYTES), ...more];
  const child = startNode(['--expose-gc', 'tests/support/heap-growth.ts', ...args]);
  expect(await child.ends(), child.stderr()).toBe(0);
  return JSON.parse(child.stdout()).heap;
}

describe(`the heap after ${REQUESTS} distinct requests`, () => {
  it('grows by at most 250 bytes per request', async () => {
    expect(await growthOf()).toBeLessThan(MOST_BYTES);
  }, 180_000);

  it('grows by more with an unbounded cache (control)', async () => {
    expect(await growthOf('leak')).toBeGreaterThan(2 * MOST_BYTES);
  }, 180_000);
});
