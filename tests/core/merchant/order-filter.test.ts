import { describe, expect, it } from 'vitest';
import { NO_FILTER, readFilter, writeFilter } from '../../../src/core/merchant/order-filter.ts';

describe('the filter of the order list', () => {
  it('survives the address', () => {
    const filter = {
      ...NO_FILTER,
      work: 'pack' as const,
      state: 'confirmed' as const,
      payment: 'paid' as const,
      parcel: 'ready' as const,
      by: 'pickup' as const,
      from: '2026-01-31',
      to: '2026-02-01',
      q: 'Meera & co',
      page: 3,
    };
    expect(readFilter(`?${writeFilter(filter)}`)).toEqual(filter);
    expect(String(writeFilter(NO_FILTER))).toBe('');
    expect(readFilter('')).toEqual(NO_FILTER);
  });

  it('drops what it does not know', () => {
    expect(readFilter('?work=x&state=y&payment=z&parcel=v&by=w&from=1&to=2026-99-99&page=-4&q=%20%20')).toEqual(
      NO_FILTER,
    );
  });
});
