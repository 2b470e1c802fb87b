import { describe, expect, it } from 'vitest';
import { GATEWAY } from '../../../src/core/payment/constants.ts';
import { isAwaited, nextLook } from '../../../src/core/payment/page.ts';

const END = new Date('2026-11-26T10:00:00Z');
const at = (minutes: number) => new Date(END.getTime() + minutes * 60_000);

describe('the next look at a payment page', () => {
  it.each(['open', 'pending', 'closed'] as const)(
    'comes every two minutes until shortly after its end: %s',
    (state) => {
      expect(nextLook(END, state, at(-30))).toEqual(at(-30 + GATEWAY.checkMinutes));
      expect(nextLook(END, state, at(4))).toEqual(at(4 + GATEWAY.checkMinutes));
    },
  );

  it('of a paid page comes at its end, because it may be paid twice', () => {
    expect(nextLook(END, 'paid', at(-30))).toEqual(at(GATEWAY.graceMinutes));
  });

  it('comes once more a day later, and then not again', () => {
    for (const state of ['open', 'closed', 'paid'] as const) {
      expect(nextLook(END, state, at(6))).toEqual(at(GATEWAY.lastLookMinutes));
      expect(nextLook(END, state, at(GATEWAY.lastLookMinutes))).toBeNull();
    }
  });

  it('comes every hour while the bank decides', () => {
    expect(nextLook(END, 'pending', at(600))).toEqual(at(660));
    expect(isAwaited(END, 'pending', at(600))).toBe(true);
    expect(isAwaited(END, 'pending', at(GATEWAY.pendingDays * 1440))).toBe(false);
    expect(isAwaited(END, 'open', at(6))).toBe(false);
    expect(isAwaited(END, 'closed', at(-30))).toBe(false);
  });
});
