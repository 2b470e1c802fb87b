import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalRange } from '../../../src/core/delivery/arrival.ts';
import { SHIPPING } from '../../../src/core/delivery/constants.ts';
import { addBusinessDays, dayText, indiaDay, isBusinessDay } from '../../../src/core/delivery/delivery.ts';
import { IN_STOCK } from '../../../src/core/delivery/lead.ts';
import { BANDS, type Band } from '../../../src/core/delivery/pin.ts';
import { forAll } from '../../support/for-all.ts';

const TRANSIT_DAYS = { metro: SHIPPING.metroDays, city: SHIPPING.cityDays, remote: SHIPPING.remoteDays };
const deliveryRange = (day: string, band: Band) => arrivalRange(IN_STOCK, day, TRANSIT_DAYS[band]);

const days = fc
  .integer({ min: 0, max: 3650 })
  .map((offset) => new Date(Date.UTC(2025, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10));

describe('business days', () => {
  it.each([
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['2026-01-26', false],
    ['2027-08-15', false],
    ['2026-10-02', false],
    ['2026-10-03', true],
  ])('%s: %s', (day, is) => {
    expect(isBusinessDay(day)).toBe(is);
  });

  it('exclude Sundays and holidays, and include Saturdays', () => {
    expect(addBusinessDays('2026-11-20', 1)).toBe('2026-11-21');
    expect(addBusinessDays('2026-11-20', 2)).toBe('2026-11-23');
    expect(addBusinessDays('2026-10-01', 1)).toBe('2026-10-03');
    expect(addBusinessDays('2026-08-13', 3)).toBe('2026-08-18');
    expect(addBusinessDays('2026-12-31', 2)).toBe('2027-01-02');
    expect(addBusinessDays('2026-11-22', 0)).toBe('2026-11-22');
  });

  it('are added one by one and end on a business day', () => {
    forAll([days, fc.integer({ min: 1, max: 20 })], (day, count) => {
      const end = addBusinessDays(day, count);
      expect(isBusinessDay(end)).toBe(true);
      let seen = 0;
      for (let at = Date.parse(day) + 86_400_000; at <= Date.parse(end); at += 86_400_000) {
        if (isBusinessDay(new Date(at).toISOString().slice(0, 10))) seen += 1;
      }
      expect(seen).toBe(count);
    });
  });
});

describe('the range of delivery', () => {
  it('is processing plus transit', () => {
    expect(deliveryRange('2026-11-23', 'metro')).toEqual({ from: '2026-11-27', to: '2026-12-02' });
    expect(deliveryRange('2026-11-23', 'city')).toEqual({ from: '2026-11-30', to: '2026-12-04' });
    expect(deliveryRange('2026-11-23', 'remote')).toEqual({ from: '2026-12-02', to: '2026-12-08' });
  });

  it('starts before it ends, and grows with the distance', () => {
    forAll([days], (day) => {
      const ranges = BANDS.map((band) => deliveryRange(day, band));
      for (const { from, to } of ranges) expect(from <= to && from > day).toBe(true);
      for (let band = 1; band < ranges.length; band++) {
        expect((ranges[band]?.from ?? '') >= (ranges[band - 1]?.from ?? '')).toBe(true);
        expect((ranges[band]?.to ?? '') > (ranges[band - 1]?.to ?? '')).toBe(true);
      }
    });
  });

  it('follows the bands of the shipping policy', () => {
    expect(TRANSIT_DAYS).toEqual({ metro: { from: 3, to: 5 }, city: { from: 5, to: 7 }, remote: { from: 7, to: 10 } });
    expect(SHIPPING.processingDays).toEqual({ from: 1, to: 3 });
  });

  it('starts on the current day in India', () => {
    expect(indiaDay(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
    expect(indiaDay(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
  });

  it('is formatted in words', () => {
    expect(dayText('2026-11-27')).toBe('Friday 27 November');
    expect(dayText('2027-01-02')).toBe('Saturday 2 January');
  });

  it('has the words of Intl, long and short, on any day', () => {
    forAll([days, fc.constantFrom('long' as const, 'short' as const)], (day, length) => {
      const parts = [{ weekday: length }, { day: 'numeric' }, { month: length }] as const;
      const words = parts.map((part) => new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...part }));
      expect(dayText(day, length)).toBe(words.map((part) => part.format(new Date(day))).join(' '));
    });
  });

  it('throws for what is no date', () => {
    expect(() => dayText('soon')).toThrow('soon is not a date such as 2026-11-27.');
  });
});
