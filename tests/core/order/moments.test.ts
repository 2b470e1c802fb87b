import { describe, expect, it } from 'vitest';
import { momentText, timeLeft } from '../../../src/core/order/moments.ts';

const AT = '2026-11-21T10:00:00.000Z';

const NOW = Date.parse(AT);

const later = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe('the remaining time', () => {
  it.each([
    [0.5, '1 minute'],
    [43, '43 minutes'],
    [60, '1 hour'],
    [125, '2 hours and 5 minutes'],
    [1440, '1 day'],
    [2 * 1440 + 3 * 60 + 20, '2 days and 3 hours'],
  ])('of %s minutes is %s', (minutes, words) => {
    expect(timeLeft(later(minutes), NOW)).toBe(words);
  });

  it('is null once it has passed, and for an invalid date', () => {
    expect(timeLeft(AT, NOW)).toBeNull();
    expect(timeLeft('', NOW)).toBeNull();
  });

  it('ends at a time of day today, else with the date, in Indian time', () => {
    expect(momentText('2026-11-21T14:12:00Z', NOW)).toBe('19:42');
    expect(momentText('2026-11-21T18:40:00Z', NOW)).toBe('Sunday 22 November, 00:10');
    expect(momentText('', NOW)).toBe('');
  });
});
