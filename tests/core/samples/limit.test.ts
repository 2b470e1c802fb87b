import { expect, it } from 'vitest';
import { addressKey, roomBeside, tighter } from '../../../src/core/samples/limit.ts';

const NOW = new Date('2026-11-30T12:00:00+05:30');
const ago = (days: number, samples: number) => ({ placedAt: new Date(NOW.getTime() - days * 86_400_000), samples });
const ADDRESS = { pin: '560038', line1: '14 Sample Lane', line2: '' };

it.each([
  [{ ...ADDRESS, line1: '14, SAMPLE   lane.' }],
  [{ ...ADDRESS, line1: '14', line2: 'Sample-Lane' }],
  [{ ...ADDRESS, line1: '14 Ｓａｍｐｌｅ Lane' }],
])('an address is one however it is written: %j', (other) => {
  expect(addressKey(other)).toBe(addressKey(ADDRESS));
});

it('and another one with another number, PIN code or script', () => {
  const others = [
    { ...ADDRESS, line1: '15 Sample Lane' },
    { ...ADDRESS, pin: '560001' },
    { ...ADDRESS, line1: '१४ नमूना मार्ग' },
    { ...ADDRESS, line1: '१४ दूसरा मार्ग' },
  ];
  expect(new Set([ADDRESS, ...others].map(addressKey)).size).toBe(others.length + 1);
});

it.each([
  [[], 5, { left: 5, from: null }],
  [[ago(3, 2)], 3, { left: 3, from: null }],
  [[ago(3, 2)], 4, { left: 3, from: '2026-12-27' }],
  [[ago(3, 2), ago(20, 3)], 1, { left: 0, from: '2026-12-10' }],
  [[ago(3, 2), ago(20, 3)], 3, { left: 0, from: '2026-12-10' }],
  [[ago(3, 2), ago(20, 3)], 4, { left: 0, from: '2026-12-27' }],
  [[ago(30, 5)], 5, { left: 5, from: null }],
  [[ago(29.99, 5)], 1, { left: 0, from: '2026-11-30' }],
])('beside %j, %i wanted: %j', (orders, wanted, room) => {
  expect(roomBeside(orders, wanted, NOW)).toEqual(room);
});

it('of an address and a mailbox, the tighter one counts', () => {
  const free = { left: 5, from: null };
  const late = { left: 3, from: '2026-12-27' };
  expect([tighter(free, late), tighter(late, free)]).toEqual([late, late]);
  expect(tighter(late, { left: 0, from: '2026-12-10' })).toEqual({ left: 0, from: '2026-12-27' });
});
