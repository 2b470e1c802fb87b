import { describe, expect, it } from 'vitest';
import { linesLeft, readPartCancel } from '../../../src/core/order/part-cancel.ts';

const LINES = [
  { sku: 'A', quantity: 2 },
  { sku: 'B', quantity: 1 },
];

describe('cancelling a part', () => {
  it('leaves the other pieces, in their order', () => {
    expect(linesLeft(LINES, [{ sku: 'A', quantity: 1 }])).toEqual([
      { sku: 'A', quantity: 1 },
      { sku: 'B', quantity: 1 },
    ]);
    expect(linesLeft(LINES, [{ sku: 'A', quantity: 2 }])).toEqual([{ sku: 'B', quantity: 1 }]);
  });

  it('counts lines of one SKU together', () => {
    const one = { sku: 'A', quantity: 1 };
    expect(linesLeft(LINES, [one, one])).toEqual([{ sku: 'B', quantity: 1 }]);
    expect(linesLeft(LINES, [one, one, one])).toBeNull();
  });

  it('is not possible for everything, or for pieces that are not in the order', () => {
    expect(linesLeft(LINES, LINES)).toBeNull();
    expect(linesLeft(LINES, [{ sku: 'C', quantity: 1 }])).toBeNull();
    expect(linesLeft(LINES, [{ sku: 'B', quantity: 2 }])).toBeNull();
  });

  it('is read with nothing going back where a backend says nothing', () => {
    expect(readPartCancel({ total: 100 })).toMatchObject({ total: 100, back: 0, changes: [], problem: null });
    expect(readPartCancel({})).toBeNull();
  });
});
