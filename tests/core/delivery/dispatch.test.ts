import { describe, expect, it } from 'vitest';
import { dispatchDays, dispatchText, leavesText } from '../../../src/core/delivery/dispatch.ts';
import { IN_STOCK } from '../../../src/core/delivery/lead.ts';

const at = (time: string) => dispatchText(IN_STOCK, new Date(time));
const MADE = { weeks: 6, arrivesOn: null };
const ARRIVING = { weeks: null, arrivesOn: '2026-12-24' };
const NOW = new Date('2026-11-23T09:00:00Z');

describe('the day a piece leaves', () => {
  it('is the last processing day, without Sundays and holidays', () => {
    expect(at('2026-11-23T09:00:00Z')).toBe('by Thu 26 Nov');
    expect(at('2026-11-20T09:00:00Z')).toBe('by Tue 24 Nov');
    expect(at('2027-01-23T09:00:00Z')).toBe('by Thu 28 Jan');
  });

  it('counts from the date in India', () => {
    expect(at('2026-11-23T18:29:00Z')).toBe('by Thu 26 Nov');
    expect(at('2026-11-23T18:31:00Z')).toBe('by Fri 27 Nov');
  });

  it('moves with weeks of making and with the day of arrival, the later of both', () => {
    expect(dispatchText(MADE, NOW)).toBe('by Thu 7 Jan');
    expect(dispatchText(ARRIVING, NOW)).toBe('by Mon 28 Dec');
    expect(dispatchText({ weeks: 6, arrivesOn: '2026-12-24' }, NOW)).toBe('by Thu 7 Jan');
    expect(dispatchText({ weeks: 1, arrivesOn: '2026-12-24' }, NOW)).toBe('by Mon 28 Dec');
  });
});

describe('the text of a stock line', () => {
  it('says what the piece waits for', () => {
    expect(leavesText(IN_STOCK, 'Bengaluru', NOW)).toBe('In stock, leaves Bengaluru by Thu 26 Nov');
    expect(leavesText(MADE, 'Bengaluru', NOW)).toBe('Made to order, leaves Bengaluru by Thu 7 Jan');
    expect(leavesText(ARRIVING, '', NOW)).toBe('On its way to us, leaves by Mon 28 Dec');
  });

  it('reads as in stock from the day of arrival on', () => {
    for (const day of ['2026-12-24', '2027-03-01'])
      expect(leavesText(ARRIVING, '', new Date(`${day}T09:00:00Z`))).toBe(
        leavesText(IN_STOCK, '', new Date(`${day}T09:00:00Z`)),
      );
  });

  it('without a moment has no date', () => {
    expect(dispatchDays(IN_STOCK)).toBe('in 1 to 3 business days');
    expect(leavesText(IN_STOCK, 'Bengaluru', null)).toBe('In stock, leaves Bengaluru in 1 to 3 business days');
    expect(leavesText(MADE, '', null)).toBe('Made to order, leaves in 6 weeks');
    expect(leavesText(ARRIVING, '', null)).toBe('On its way to us, leaves when it has arrived');
  });
});
