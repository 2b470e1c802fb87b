import { describe, expect, it } from 'vitest';
import { refundDeadline } from '../../../src/core/order/deadlines.ts';

describe('a refund', () => {
  it('is paid within seven working days', () => {
    // Saturday; the Sundays between do not count.
    expect(refundDeadline(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-30');
  });
});
