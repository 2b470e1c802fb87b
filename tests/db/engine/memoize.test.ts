/** What is kept between two changes of the catalogue: read once, dropped at once, and nothing old kept by a slow reading. */
import { describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../src/db/engine/db.ts';
import { createKept } from '../../../src/db/engine/memoize.ts';

const db = {} as Db;

describe('something kept', () => {
  it('is read once for all who ask, and anew when it was dropped or has grown old', async () => {
    vi.useFakeTimers();
    let readings = 0;
    const kept = createKept(async () => ++readings, 1000);
    expect(await Promise.all([kept.get(db), kept.get(db)])).toEqual([1, 1]);
    kept.clear();
    expect(await kept.get(db)).toBe(2);
    vi.advanceTimersByTime(1001);
    expect(await kept.get(db)).toBe(3);
    vi.useRealTimers();
  });

  it('is asked for again when its reading failed', async () => {
    let away = true;
    const kept = createKept(async () => {
      if (away) throw new Error('away');
      return 'here';
    });
    await expect(kept.get(db)).rejects.toThrow('away');
    away = false;
    expect(await kept.get(db)).toBe('here');
  });
});
