import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  diagonalDepth,
  doorNeeded,
  type FitPiece,
  fitOf,
  gapFor,
  pieceOf,
  pieceText,
  readPiece,
} from '../../../src/core/product/fit.ts';
import { fitText } from '../../../src/core/product/fit-copy.ts';
import { NO_SPACE, type Space } from '../../../src/core/product/space.ts';
import { forAll } from '../../support/for-all.ts';
import { aProduct } from '../../support/product.ts';

const piece = (width: number, depth: number, height: number, changes: Partial<FitPiece> = {}): FitPiece => ({
  width,
  depth,
  height,
  seat: false,
  inParts: false,
  ...changes,
});
const space = (changes: Partial<Space>): Space => ({ ...NO_SPACE, ...changes });
const result = (one: FitPiece, changes: Partial<Space>) => fitText(fitOf(one, space(changes)));
const side = fc.integer({ min: 1, max: 400 });
const pieces = fc.record({ width: side, depth: side, height: side, seat: fc.boolean(), inParts: fc.boolean() });

describe('a product in a room', () => {
  it.each<[string, FitPiece, Partial<Space>]>([
    ['Fits your space', piece(220, 95, 80), { roomWidth: 300, roomDepth: 200, roomHeight: 240 }],
    ['Fits your space', piece(220, 95, 80), { roomWidth: 95, roomDepth: 220 }],
    ['Too wide by 4 cm', piece(220, 95, 80), { roomWidth: 216, roomDepth: 200 }],
    ['Too deep by 5 cm', piece(220, 95, 80), { roomWidth: 300, roomDepth: 90 }],
    ['Too tall by 1 cm', piece(60, 30, 240.2), { roomHeight: 240 }],
    ['Fits your space', piece(60, 30, 240.05), { roomHeight: 240 }],
    ['', piece(220, 95, 80), {}],
  ])('%s', (words, one, changes) => {
    expect(result(one, changes)).toBe(words);
  });
});

describe('a product at a door', () => {
  it.each<[string, FitPiece, Partial<Space>]>([
    // A table passes with its long side first, on its edge.
    ['Fits your space', piece(180, 90, 75), { doorWidth: 80, doorHeight: 200 }],
    ['Too wide for your door by 15 cm', piece(100, 95, 110), { doorWidth: 80, doorHeight: 200 }],
    // The sofa is a 95 × 80 board to a door of 70, but its front is open: tilted back it needs 61.2.
    ['Fits your space', piece(220, 95, 80, { seat: true }), { doorWidth: 70, doorHeight: 200 }],
    ['Too wide for your door by 10 cm', piece(220, 95, 80), { doorWidth: 70, doorHeight: 200 }],
    ['Too wide for your door by 2 cm', piece(220, 95, 80, { seat: true }), { doorWidth: 60, doorHeight: 200 }],
    ['Fits your space', piece(186, 216, 210, { inParts: true }), { doorWidth: 70 }],
    // The default door height is 200.
    ['Fits your space', piece(60, 60, 199), { doorWidth: 60 }],
  ])('%s', (words, one, changes) => {
    expect(result(one, changes)).toBe(words);
  });

  it('is checked against the room first', () => {
    expect(result(piece(100, 95, 260), { doorWidth: 60, roomHeight: 240 })).toBe('Too tall by 20 cm');
  });

  it('uses the diagonal depth of a seat', () => {
    expect(diagonalDepth({ depth: 95, height: 80 })).toBeCloseTo(61.19, 2);
    expect(diagonalDepth({ depth: 3, height: 4 })).toBeCloseTo(2.4, 10);
  });

  it('lets a board pass straight or tilted', () => {
    expect(gapFor(80, 200, 200)).toBe(80);
    expect(gapFor(300, 210, 200)).toBe(Number.POSITIVE_INFINITY);
    // Measured on a model: a board of 210 by 20 tilted in a door of 200.
    const gap = gapFor(210, 20, 200);
    expect(gap).toBeGreaterThan(20);
    expect(gap).toBeLessThan(210);
    const angle = Math.asin(gap / Math.hypot(210, 20)) - Math.atan2(20, 210);
    expect(210 * Math.cos(angle) + 20 * Math.sin(angle)).toBeCloseTo(200, 6);
    expect(210 * Math.sin(angle) + 20 * Math.cos(angle)).toBeCloseTo(gap, 6);
  });

  it('needs no more of a wider or higher door, and never less than its smallest side', () => {
    forAll(
      [pieces, side, side],
      (one, height, more) => {
        const needed = doorNeeded(one, height);
        expect(doorNeeded(one, height + more)).toBeLessThanOrEqual(needed + 1e-9);
        const least = Math.min(one.width, one.depth, one.height, one.seat ? diagonalDepth(one) : Infinity);
        expect(needed).toBeGreaterThanOrEqual(least - 1e-9);
      },
      1000,
    );
  });

  it('that fits also fits with more space', () => {
    const spaces = fc.record({ doorWidth: side, doorHeight: side, roomWidth: side, roomDepth: side, roomHeight: side });
    forAll(
      [pieces, spaces, side],
      (one, small, more) => {
        const large = Object.fromEntries(Object.entries(small).map(([key, value]) => [key, value + more])) as Space;
        if (fitOf(one, small).state === 'fits') expect(fitOf(one, large).state).toBe('fits');
        const response = fitOf(one, small);
        if (response.state === 'too') expect(response.by).toBeGreaterThan(0);
      },
      1000,
    );
  });
});

describe("a product's fit properties", () => {
  it('are derived from its type and assembly time', () => {
    const dimensions = { width: 220, depth: 95, height: 80 };
    expect(pieceOf(aProduct({ dimensions, type: 'Sofas', assembly: { minutes: 15, people: 2 } }))).toEqual(
      piece(220, 95, 80, { seat: true }),
    );
    expect(pieceOf(aProduct({ dimensions, type: 'Beds', assembly: { minutes: 60, people: 2 } }))).toEqual(
      piece(220, 95, 80, { inParts: true }),
    );
    expect(pieceOf(aProduct({ dimensions: null }))).toBeNull();
  });

  it('survive a round trip', () => {
    forAll([pieces], (one) => expect(readPiece(pieceText(one))).toEqual(one));
    for (const text of ['', 'x', '1x2', '0x2x3', '1x2x3q', '1x2x-3', 'NaNx1x1']) expect(readPiece(text)).toBeNull();
  });
});
