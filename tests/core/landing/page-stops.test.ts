import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveFrom, type PageGeometry, stopAt, stopPosition } from '../../../src/core/landing/page-stops.ts';
import { forAll } from '../../support/for-all.ts';

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
