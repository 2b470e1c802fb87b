import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHoliday } from '../../../src/core/delivery/delivery.ts';
import { addDays } from '../../../src/core/delivery/lead.ts';
import type { PlannedParcel } from '../../../src/core/delivery/planned-parcel.ts';
import { PLAIN_RULES } from '../../../src/core/delivery/rules.ts';
import {
  findSlot,
  isBeforeCutOff,
  nextFree,
  offeredDays,
  slotKey,
  slotStart,
  withSlots,
} from '../../../src/core/delivery/slots.ts';
import { forAll } from '../../support/for-all.ts';
import { VAN_WINDOWS, vanRules } from '../../support/van-rules.ts';

const RULES = vanRules(5);
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const weekly = { ...RULES, slots: RULES.slots.map((rule) => ({ ...rule, zones: ['city'], weekdays: [2, 6] })) };
const days = fc.integer({ min: 0, max: 1000 }).map((offset) => addDays('2026-01-01', offset));

describe('offered windows', () => {
  it('are those of the zone on its weekdays, without holidays, as far ahead as can be booked', () => {
    forAll([days], (first) => {
      const offered = offeredDays(weekly, 'city', first, new Map(), LONG_AGO);
      expect(offered.length).toBeGreaterThan(0);
      for (const { day, windows } of offered) {
        expect([2, 6]).toContain(new Date(day).getUTCDay());
        expect(isHoliday(day)).toBe(false);
        expect(day >= first && day <= addDays(first, RULES.booking.daysAhead)).toBe(true);
        expect(windows.map(({ window }) => window)).toEqual(VAN_WINDOWS.map(({ id }) => id));
      }
      expect(offeredDays(weekly, 'metro', first, new Map(), LONG_AGO)).toEqual([]);
    });
  });

  it('are each found by day and window, and nothing else is', () => {
    const first = '2026-08-10';
    const offered = offeredDays(weekly, 'city', first, new Map(), LONG_AGO);
    const has = new Set(offered.flatMap(({ day, windows }) => windows.map(({ window }) => slotKey({ day, window }))));
    for (let offset = -3; offset < 30; offset++)
      for (const window of ['morning', 'evening', 'night']) {
        const time = { day: addDays(first, offset), window };
        expect(findSlot(weekly, 'city', first, time) !== null, slotKey(time)).toBe(has.has(slotKey(time)));
      }
  });

  it('have the places that are not booked, never fewer than none', () => {
    const booked = new Map([
      ['2026-12-01 morning', 2],
      ['2026-12-01 evening', 9],
    ]);
    const [first] = offeredDays(RULES, 'metro', '2026-12-01', booked, LONG_AGO);
    expect(first?.windows.map(({ left }) => left)).toEqual([3, 0]);
  });

  it('have no places within the cut-off', () => {
    // 09:00 in India is 03:30 UTC; the cut-off is 24 hours.
    const slot = { day: '2026-12-02', from: '09:00' };
    expect(slotStart(slot).toISOString()).toBe('2026-12-02T03:30:00.000Z');
    expect(isBeforeCutOff(RULES, slot, new Date('2026-12-01T03:29:59Z'))).toBe(true);
    expect(isBeforeCutOff(RULES, slot, new Date('2026-12-01T03:30:00Z'))).toBe(false);
    const [, second] = offeredDays(RULES, 'metro', '2026-12-01', new Map(), new Date('2026-12-01T06:00:00Z'));
    expect(second?.windows.map(({ left }) => left)).toEqual([0, 5]);
  });

  it('name the next free one: on that day or later, else before', () => {
    const full = new Map([
      ['2026-12-01 morning', 5],
      ['2026-12-01 evening', 5],
      ['2026-12-02 morning', 5],
    ]);
    const offered = offeredDays(RULES, 'metro', '2026-12-01', full, LONG_AGO);
    expect(nextFree(offered, '2026-12-01')).toEqual({
      day: '2026-12-02',
      window: 'evening',
      from: '17:00',
      to: '20:00',
    });
    expect(nextFree(offered.slice(1, 2), '2026-12-09')).toMatchObject({ day: '2026-12-02', window: 'evening' });
    expect(nextFree(offered.slice(0, 1), '2026-12-01')).toBeNull();
  });
});

describe('chosen windows', () => {
  const parcel = (transport: 'van' | 'courier') =>
    ({ transport, delivery: { from: '2026-12-01', to: '2026-12-05' } }) as PlannedParcel;
  const zone = { id: 'metro' };

  it("become the dates of the van's parcels", () => {
    const time = { day: '2026-12-09', window: 'evening' };
    const parcels = withSlots([parcel('courier'), parcel('van')], RULES, zone, [
      { parcel: 1, ...time },
      { parcel: 2, ...time },
    ]);
    expect(parcels[0]).toEqual(parcel('courier'));
    expect(parcels[1]).toMatchObject({
      delivery: { from: '2026-12-09', to: '2026-12-09' },
      earliest: '2026-12-01',
      slot: { ...time, zone: 'metro', from: '17:00', to: '20:00', capacity: 5 },
    });
  });

  it('are left out where they are not possible', () => {
    for (const [day, window] of [
      ['2026-11-30', 'evening'],
      ['2026-12-09', 'night'],
      ['2027-02-01', 'evening'],
    ] as const)
      expect(withSlots([parcel('van')], RULES, zone, [{ parcel: 1, day, window }])).toEqual([parcel('van')]);
    expect(
      withSlots([parcel('van')], PLAIN_RULES, zone, [{ parcel: 1, day: '2026-12-09', window: 'evening' }]),
    ).toEqual([parcel('van')]);
  });
});
