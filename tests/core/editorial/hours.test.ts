import { describe, expect, it } from 'vitest';
import { DAYS, type Hours, hourLines, localTime, openingState } from '../../../src/core/editorial/hours.ts';

const OPEN = { from: '10:00', to: '19:00' };
const hours: Hours = {
  monday: null,
  tuesday: OPEN,
  wednesday: OPEN,
  thursday: OPEN,
  friday: OPEN,
  saturday: { from: '10:00', to: '18:00' },
  sunday: null,
};
const at = (iso: string) => openingState(hours, new Date(iso), 'Europe/Berlin');

describe('the hours of a store', () => {
  it('are calculated in its own time zone, in summer and in winter', () => {
    expect(localTime(new Date('2026-07-01T08:30:00Z'), 'Europe/Berlin')).toEqual({ day: 'wednesday', time: '10:30' });
    expect(localTime(new Date('2026-01-07T08:30:00Z'), 'Europe/Berlin')).toEqual({ day: 'wednesday', time: '09:30' });
    expect(localTime(new Date('2026-01-06T23:30:00Z'), 'Europe/Berlin')).toEqual({ day: 'wednesday', time: '00:30' });
    expect(localTime(new Date('2026-01-06T20:00:00Z'), 'Asia/Kolkata')).toEqual({ day: 'wednesday', time: '01:30' });
  });

  it.each([
    ['2026-07-01T08:00:00Z', { open: true, day: 'wednesday', until: '19:00' }],
    ['2026-07-01T16:59:00Z', { open: true, day: 'wednesday', until: '19:00' }],
    ['2026-07-01T17:00:00Z', { open: false, day: 'wednesday', next: { day: 'thursday', from: '10:00', daysAhead: 1 } }],
    [
      '2026-07-01T07:59:00Z',
      { open: false, day: 'wednesday', next: { day: 'wednesday', from: '10:00', daysAhead: 0 } },
    ],
    ['2026-07-04T16:30:00Z', { open: false, day: 'saturday', next: { day: 'tuesday', from: '10:00', daysAhead: 3 } }],
    ['2026-07-05T10:00:00Z', { open: false, day: 'sunday', next: { day: 'tuesday', from: '10:00', daysAhead: 2 } }],
  ])('at %s give the expected state', (iso, standing) => {
    expect(at(iso)).toEqual(standing);
  });

  it('of a store open one day a week lead to that day, also in its evening', () => {
    const rare = { ...(Object.fromEntries(DAYS.map((day) => [day, null])) as Hours), friday: OPEN };
    expect(openingState(rare, new Date('2026-07-03T20:00:00Z'), 'Europe/Berlin')).toMatchObject({
      open: false,
      next: { day: 'friday', daysAhead: 7 },
    });
    const never = Object.fromEntries(DAYS.map((day) => [day, null])) as Hours;
    expect(openingState(never, new Date(), 'UTC')).toMatchObject({ open: false, next: null });
  });

  it('are grouped by equal days', () => {
    expect(hourLines(hours).map(({ days, span }) => [days.length, span?.to])).toEqual([
      [1, undefined],
      [4, '19:00'],
      [1, '18:00'],
      [1, undefined],
    ]);
  });
});
