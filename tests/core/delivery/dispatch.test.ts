import { describe, expect, it } from 'vitest';
import { DISPATCH_DAYS, dispatchText } from '../../../src/core/delivery/dispatch.ts';

describe('the day a piece leaves', () => {
  it('is the last processing day, without Sundays and holidays', () => {
    expect(dispatchText(new Date('2026-11-23T09:00:00Z'))).toBe('by Thu 26 Nov');
    expect(dispatchText(new Date('2026-11-20T09:00:00Z'))).toBe('by Tue 24 Nov');
    expect(dispatchText(new Date('2027-01-23T09:00:00Z'))).toBe('by Thu 28 Jan');
  });

  it('counts from the date in India', () => {
    expect(dispatchText(new Date('2026-11-23T18:29:00Z'))).toBe('by Thu 26 Nov');
    expect(dispatchText(new Date('2026-11-23T18:31:00Z'))).toBe('by Fri 27 Nov');
  });

  it('is a number of business days where the date is unknown', () => {
    expect(DISPATCH_DAYS).toBe('in 1 to 3 business days');
  });
});
