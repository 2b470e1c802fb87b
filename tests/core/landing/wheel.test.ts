import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANDING, PAGER } from '../../../src/core/landing/constants.ts';
import { IDLE_WHEEL, turnWheel } from '../../../src/core/landing/wheel.ts';
import { forAll } from '../../support/for-all.ts';

type Event = { readonly at: number; readonly delta: number };

/** The steps caused by a series of wheel events, with their times. */
function stepsOf(events: readonly Event[]): { at: number; step: number }[] {
  let wheel = IDLE_WHEEL;
  return events.flatMap(({ at, delta }) => {
    const turned = turnWheel(wheel, delta, at);
    wheel = turned.wheel;
    return turned.step === 0 ? [] : [{ at, step: turned.step }];
  });
}

/** A trackpad fling: a quick rise, then inertia that fades for a second or more. */
function fling(start: number, peak: number, fade: number, every = 16, way = 1): Event[] {
  const rise = [0.2, 0.45, 0.75, 1].map((part, index) => ({ at: start + index * every, delta: way * peak * part }));
  const events = [...rise];
  let at = start + rise.length * every;
  for (let size = peak * fade; size >= 1; size *= fade) {
    events.push({ at, delta: way * Math.round(size) });
    at += every;
  }
  return events;
}

describe('the wheel', () => {
  it('steps on the first event above the minimum', () => {
    expect(stepsOf([{ at: 0, delta: 100 }])).toEqual([{ at: 0, step: 1 }]);
    expect(stepsOf([{ at: 0, delta: -LANDING.wheelMinDelta }])).toEqual([{ at: 0, step: -1 }]);
    expect(stepsOf([{ at: 0, delta: LANDING.wheelMinDelta - 0.1 }])).toEqual([]);
  });

  it('steps at most once in 600 ms, and repeatedly for a mouse wheel that keeps turning', () => {
    const turns = Array.from({ length: 31 }, (_, index) => ({ at: index * 100, delta: 100 }));
    expect(stepsOf(turns).map(({ at }) => at)).toEqual([0, 600, 1200, 1800, 2400, 3000]);
  });

  it('treats a notch after a pause as a new one', () => {
    const notches = [0, 700, 1400].map((at) => ({ at, delta: 120 }));
    expect(stepsOf(notches)).toHaveLength(3);
    const soon = [0, 400].map((at) => ({ at, delta: 120 }));
    expect(stepsOf(soon)).toHaveLength(1);
  });

  it('makes one step of a fling, regardless of its inertia', () => {
    expect(stepsOf(fling(0, 120, 0.97)).map(({ step }) => step)).toEqual([1]);
    const flings = [
      fc.integer({ min: 30, max: 400 }),
      fc.double({ min: 0.9, max: 0.985, noNaN: true }),
      fc.constantFrom(8, 16, 33),
    ];
    forAll(flings as [fc.Arbitrary<number>, fc.Arbitrary<number>, fc.Arbitrary<number>], (peak, fade, every) => {
      expect(stepsOf(fling(0, peak, fade, every))).toHaveLength(1);
      expect(stepsOf(fling(0, peak, fade, every, -1)).map(({ step }) => step)).toEqual([-1]);
    });
  });

  it('control: the gap alone would make several steps of that fling', () => {
    const events = fling(0, 120, 0.97).filter(({ delta }) => Math.abs(delta) >= LANDING.wheelMinDelta);
    expect(events.at(-1)?.at).toBeGreaterThan(2 * LANDING.wheelGapMs);
  });

  it("makes a second step of a second fling during the first's inertia", () => {
    const first = fling(0, 120, 0.97).filter(({ at }) => at < 900);
    expect(stepsOf([...first, ...fling(900, 160, 0.97)]).map(({ step }) => step)).toEqual([1, 1]);
  });

  it('steps back when reversed, after the gap', () => {
    const first = fling(0, 120, 0.97).filter(({ at }) => at < 800);
    expect(stepsOf([...first, ...fling(800, 80, 0.95, 16, -1)]).map(({ step }) => step)).toEqual([1, -1]);
  });

  it('drops old events', () => {
    let wheel = IDLE_WHEEL;
    for (let at = 0; at < 60_000; at += 10) wheel = turnWheel(wheel, 3, at).wheel;
    expect(wheel.turns.length).toBeLessThanOrEqual((2 * PAGER.windowMs) / 10 + 1);
  });
});
