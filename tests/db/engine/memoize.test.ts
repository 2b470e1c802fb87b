/** Memoized values: read once, cleared at once, and no stale result of a slow read. */
import { describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../src/db/engine/db.ts';
import { memoize } from '../../../src/db/engine/memoize.ts';

const db = {} as Db;

describe('memoized value', () => {
  it('is read once for all callers, and again when cleared or expired', async () => {
    vi.useFakeTimers();
    let readings = 0;
    const kept = memoize(async () => ++readings, 1000);
    expect(await Promise.all([kept.get(db), kept.get(db)])).toEqual([1, 1]);
    kept.clear();
    expect(await kept.get(db)).toBe(2);
    vi.advanceTimersByTime(1001);
    expect(await kept.get(db)).toBe(3);
    vi.useRealTimers();
  });

  it('is read again after a failure', async () => {
    let away = true;
    const kept = memoize(async () => {
      if (away) throw new Error('away');
      return 'here';
    });
    await expect(kept.get(db)).rejects.toThrow('away');
    away = false;
    expect(await kept.get(db)).toBe('here');
  });
});
