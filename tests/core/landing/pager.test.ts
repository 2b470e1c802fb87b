import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANDING, PAGER } from '../../../src/core/landing/constants.ts';
import { moveFrom, type PageGeometry, stopAt, stopPosition } from '../../../src/core/landing/page-stops.ts';
import { keyMove, swipeStep } from '../../../src/core/landing/pager.ts';
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

describe('touch and keyboard', () => {
  it('turn the page on swipes over 40 px', () => {
    expect([40, -40, 41, -41].map(swipeStep)).toEqual([0, 0, -1, 1]);
  });

  it('support the specified keys', () => {
    expect(['ArrowDown', 'PageDown', 'ArrowUp', 'PageUp', 'Home', 'End'].map(keyMove)).toEqual([
      1,
      1,
      -1,
      -1,
      'first',
      'last',
    ]);
    expect([' ', 'Tab', 'Enter', 'a'].map(keyMove)).toEqual([null, null, null, null]);
  });
});

/** Four sections on a screen of 900: the third is tall; then a footer lower than the screen. */
const HEIGHTS = [900, 900, 1500, 900, 400];
const tops = HEIGHTS.map((_, index) => HEIGHTS.slice(0, index).reduce((sum, height) => sum + height, 0));
const sheet = (y: number): PageGeometry => ({
  stops: HEIGHTS.map((height, index) => ({ top: tops[index] as number, height })),
  screen: 900,
  y,
  maxY: 4600 - 900,
});

describe('the page', () => {
  it('finds the current section', () => {
    expect([0, 449, 451, 1800, 2400, 3300].map((y) => stopAt(sheet(y)))).toEqual([0, 0, 1, 2, 2, 3]);
    expect(stopAt(sheet(3700))).toBe(4);
  });

  it('moves one section at a time, the footer being the last stop', () => {
    expect(moveFrom(sheet(0), 1)).toEqual({ kind: 'to', index: 1, y: 900 });
    expect(moveFrom(sheet(900), 1)).toEqual({ kind: 'to', index: 2, y: 1800 });
    expect(moveFrom(sheet(3300), 1)).toEqual({ kind: 'to', index: 4, y: 3700 });
    expect(moveFrom(sheet(3700), 1)).toEqual({ kind: 'stay' });
    expect(moveFrom(sheet(3700), -1)).toEqual({ kind: 'to', index: 3, y: 3300 });
    expect(moveFrom(sheet(0), -1)).toEqual({ kind: 'stay' });
  });

  it('scrolls through a tall section before moving on, and enters it from below at its end', () => {
    expect(moveFrom(sheet(1800), 1)).toEqual({ kind: 'inside', room: 600 });
    expect(moveFrom(sheet(2300), 1)).toEqual({ kind: 'inside', room: 100 });
    expect(moveFrom(sheet(2400), 1)).toEqual({ kind: 'to', index: 3, y: 3300 });
    expect(moveFrom(sheet(3300), -1)).toEqual({ kind: 'to', index: 2, y: 2400 });
    expect(moveFrom(sheet(2400), -1)).toEqual({ kind: 'inside', room: 600 });
    expect(moveFrom(sheet(1800), -1)).toEqual({ kind: 'to', index: 1, y: 900 });
  });

  it('when not aligned first moves to the current section', () => {
    expect(moveFrom(sheet(1000), -1)).toEqual({ kind: 'to', index: 1, y: 900 });
    expect(moveFrom(sheet(800), 1)).toEqual({ kind: 'to', index: 1, y: 900 });
  });

  it('stays within the scrollable range', () => {
    forAll([fc.integer({ min: -100, max: 5000 }), fc.integer({ min: 0, max: 4 }), fc.boolean()], (y, index, below) => {
      const rest = stopPosition(sheet(y), index, below);
      expect(rest).toBeGreaterThanOrEqual(0);
      expect(rest).toBeLessThanOrEqual(3700);
    });
  });

  it('reaches the end and returns in as many moves as there are stops, for any heights', () => {
    const heights = fc.array(fc.integer({ min: 500, max: 3000 }), { minLength: 1, maxLength: 12 });
    forAll([heights, fc.integer({ min: 300, max: 1400 })], (list, screen) => {
      const stops = list.map((height, index) => ({
        top: list.slice(0, index).reduce((sum, one) => sum + Math.max(one, screen), 0),
        height: Math.max(height, screen),
      }));
      const end = (stops.at(-1)?.top ?? 0) + (stops.at(-1)?.height ?? 0);
      const maxY = end - screen;
      for (const way of [1, -1] as const) {
        let y = way > 0 ? 0 : maxY;
        const visited = [stopAt({ stops, screen, y, maxY })];
        for (let moves = 0; moves < 2 * stops.length; moves++) {
          const move = moveFrom({ stops, screen, y, maxY }, way);
          if (move.kind === 'stay') break;
          y = move.kind === 'inside' ? y + way * move.room : move.y;
          if (move.kind === 'to') visited.push(move.index);
        }
        const all = stops.map((_, index) => index);
        expect(visited).toEqual(way > 0 ? all : all.reverse());
      }
    });
  });
});
