/** Many requests that differ from each other must not fill the memory of the process: measured in a process of its own. */
import { describe, expect, it } from 'vitest';
import { startNode } from '../support/processes.ts';

/** `npm run bench -- heap` asks ten times as many. */
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

describe(`the heap after ${REQUESTS} requests of which no two are the same`, () => {
  it('has not grown by more than 250 bytes for each', async () => {
    expect(await growthOf()).toBeLessThan(MOST_BYTES);
  }, 180_000);

  it('has grown by more where a cache without bounds is put in (control)', async () => {
    expect(await growthOf('leak')).toBeGreaterThan(2 * MOST_BYTES);
  }, 180_000);
});
