import { describe, expect, it } from 'vitest';
import { DIGEST, digestDelay } from '../../../src/core/events/digest.ts';

/** Returns when the digest of an event is due. */
const dueAt = (now: string) => new Date(Date.parse(now) + digestDelay(new Date(now)) * 1000).toISOString();

describe('digestDelay', () => {
  it('ends at eight in the morning in India', () => {
    expect(dueAt('2026-11-25T00:00:00+05:30')).toBe('2026-11-25T02:30:00.000Z');
    expect(dueAt('2026-11-25T08:00:01+05:30')).toBe('2026-11-26T02:30:00.000Z');
    expect(dueAt('2026-11-25T23:59:59+05:30')).toBe('2026-11-26T02:30:00.000Z');
  });

  it('passes over a digest that begins within minutes', () => {
    expect(dueAt('2026-11-25T07:54:00+05:30')).toBe('2026-11-25T02:30:00.000Z');
    expect(dueAt('2026-11-25T07:57:00+05:30')).toBe('2026-11-26T02:30:00.000Z');
    expect(dueAt('2026-11-25T08:00:00+05:30')).toBe('2026-11-26T02:30:00.000Z');
  });

  it('is never longer than the time added before a digest is given up', () => {
    for (let minute = 0; minute < 1440; minute++) {
      const delay = digestDelay(new Date(Date.parse('2026-11-25T00:00:00Z') + minute * 60_000));
      expect(delay).toBeGreaterThanOrEqual(DIGEST.leadMinutes * 60);
      expect(delay).toBeLessThanOrEqual(DIGEST.maxDelayHours * 3600);
    }
  });
});
