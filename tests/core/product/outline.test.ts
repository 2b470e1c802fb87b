import { describe, expect, it } from 'vitest';
import { isDrawnAsStated, type Outlines, spaceOf } from '../../../src/core/product/outline.ts';

const of = (width: number, depth: number, height: number): Outlines => ({
  front: { width, height, path: 'M0 0' },
  side: { width: depth, height, path: 'M0 0' },
  above: { width, height: depth, path: 'M0 0' },
});
const STATED = { width: 200, depth: 70, height: 34 };

describe('the outlines of a model', () => {
  it('are drawn when they have the stated size, cloth and rounding allowed for', () => {
    expect(isDrawnAsStated(of(200, 70, 34), STATED)).toBe(true);
    expect(isDrawnAsStated(of(206, 72, 35.9), STATED)).toBe(true);
  });

  it.each([
    ['wider', of(230, 70, 34)],
    ['deeper', of(200, 80, 34)],
    ['higher, as with a raised back', of(200, 70, 71)],
  ])('are not drawn when the model is %s than stated', (_, outlines) => {
    expect(isDrawnAsStated(outlines, STATED)).toBe(false);
  });

  it('have a space of 1000 along the longer side', () => {
    expect(spaceOf({ width: 50, height: 200, path: '' })).toEqual({ width: 250, height: 1000 });
    expect(spaceOf({ width: 200, height: 50, path: '' })).toEqual({ width: 1000, height: 250 });
  });
});
