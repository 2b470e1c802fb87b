import { describe, expect, it } from 'vitest';
import { hiddenSides, tabStep } from '../../../src/core/shop/tabs.ts';

describe('a row of tabs', () => {
  it('scrolls by 70 % of its width, at most 280 px', () => {
    expect(tabStep(300)).toBeCloseTo(210);
    expect(tabStep(400)).toBe(280);
    expect(tabStep(1200)).toBe(280);
  });

  it('shows an arrow where tabs are hidden, with a tolerance of two pixels', () => {
    const row = (scrollLeft: number) => ({ scrollLeft, clientWidth: 500, scrollWidth: 800 });
    expect(hiddenSides(row(0))).toEqual({ before: false, after: true });
    expect(hiddenSides(row(2))).toEqual({ before: false, after: true });
    expect(hiddenSides(row(3))).toEqual({ before: true, after: true });
    expect(hiddenSides(row(298))).toEqual({ before: true, after: false });
    expect(hiddenSides({ scrollLeft: 0, clientWidth: 500, scrollWidth: 502 })).toEqual({ before: false, after: false });
  });
});
