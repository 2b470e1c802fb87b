import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../src/core/product/drawing.ts';
import { viewsOf } from '../../../src/core/product/drawing-views.ts';
import { forAll } from '../../support/for-all.ts';

const side = fc.double({ min: 1, max: 320, noNaN: true });

const sizes = fc.record({ width: side, depth: side, height: fc.double({ min: 0.5, max: 260, noNaN: true }) });

const inside = (box: Box, width: number, height: number) =>
  box.x >= -1e-6 && box.y >= -1e-6 && box.x + box.width <= width + 1e-6 && box.y + box.height <= height + 1e-6;

const apart = (a: Box, b: Box) => a.x + a.width <= b.x || b.x + b.width <= a.x;

describe('the views', () => {
  it('share one scale and one floor line, and stay inside their frame', () => {
    forAll(
      [sizes],
      (size) => {
        const { front, side: profile, unit, width, height } = viewsOf(size);
        expect(front.width * unit).toBeCloseTo(size.width, 6);
        expect(front.height * unit).toBeCloseTo(size.height, 6);
        expect(profile.width * unit).toBeCloseTo(size.depth, 6);
        expect(profile.height).toBeCloseTo(front.height, 6);
        expect(profile.y).toBe(front.y);
        for (const box of [front, profile]) expect(inside(box, width, height)).toBe(true);
        expect(apart(front, profile)).toBe(true);
      },
      500,
    );
  });

  it('add one from above on request, below the front and clear of its dimension', () => {
    forAll(
      [sizes],
      (size) => {
        const { front, above, labels, unit, width, height } = viewsOf(size, true);
        expect(above).toMatchObject({ x: front.x, width: front.width });
        expect((above?.height ?? 0) * unit).toBeCloseTo(size.depth, 6);
        expect(above && inside(above, width, height)).toBe(true);
        expect(above?.y).toBeGreaterThan(labels.width.box.y + labels.width.box.height);
        expect(viewsOf(size).above).toBeNull();
      },
      500,
    );
  });

  it('keep their labels inside the frame, clear of the views and of each other', () => {
    forAll(
      [sizes, fc.boolean()],
      (size, fromAbove) => {
        const { front, side: profile, labels, width, height } = viewsOf(size, fromAbove);
        for (const { box } of Object.values(labels)) expect(inside(box, width, height)).toBe(true);
        expect(apart(labels.width.box, labels.depth.box)).toBe(true);
        expect(apart(labels.height.box, front) && apart(labels.height.box, profile)).toBe(true);
      },
      500,
    );
  });

  it('name their unit, with one decimal at most', () => {
    const { labels } = viewsOf({ width: 220, depth: 92.5, height: 80.04 });
    expect([labels.width.text, labels.depth.text, labels.height.text]).toEqual(['220 cm', '92.5 cm', '80 cm']);
  });
});
