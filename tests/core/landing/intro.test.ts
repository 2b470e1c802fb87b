import { describe, expect, it } from 'vitest';
import { EXITS, exitOf, exitOffsets, introTimes } from '../../../src/core/landing/intro.ts';

describe('the intro', () => {
  it('leaves after 3 s and is gone 2 s later', () => {
    expect(introTimes(null)).toEqual({ exitAtMs: 3000, doneAtMs: 5000 });
  });

  it('when skipped leaves at once, and is gone after 1.6 s', () => {
    expect(introTimes(0)).toEqual({ exitAtMs: 0, doneAtMs: 1600 });
    expect(introTimes(1200)).toEqual({ exitAtMs: 1200, doneAtMs: 2800 });
  });

  it('cannot be skipped once it is leaving', () => {
    expect(introTimes(3200)).toEqual(introTimes(null));
  });

  it('leaves upwards by default', () => {
    expect(EXITS.map((exit) => exitOf(exit))).toEqual(EXITS);
    expect([undefined, '', 'sideways'].map(exitOf)).toEqual(['up', 'up', 'up']);
  });

  it.each(EXITS)('going %s uncovers the whole page', (exit) => {
    const { left, right, closes } = exitOffsets(exit);
    // In screens: each half is half as wide as the screen, and as tall.
    const away = (x: number, y: number, from: number) =>
      Math.abs(y) >= 100 || from + (x / 100) * 0.5 >= 1 || from + (x / 100) * 0.5 <= -0.5;
    expect(closes || (away(left.x, left.y, 0) && away(right.x, right.y, 0.5))).toBe(true);
  });

  it('has six different exits', () => {
    expect(new Set(EXITS.map((exit) => JSON.stringify(exitOffsets(exit)))).size).toBe(6);
  });
});
