import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLIDER } from '../../../src/core/shop/constants.ts';
import {
  cardsThatFit,
  clampIndex,
  deviceOf,
  indexAt,
  lastIndex,
  nextAutoIndex,
} from '../../../src/core/shop/slider.ts';
import { SLIDER_COPY } from '../../../src/core/shop/slider-copy.ts';
import { forAll } from '../../support/for-all.ts';

describe('the slider', () => {
  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
  ])('takes %i px for a %s', (width, device) => {
    expect(deviceOf(width)).toBe(device);
  });

  it('goes from 0 to items minus items per view', () => {
    expect(lastIndex(8, SLIDER.home.desktop.slides)).toBe(4);
    expect(lastIndex(8, SLIDER.home.tablet.slides)).toBe(5);
    expect(lastIndex(8, SLIDER.home.mobile.slides)).toBe(6);
    expect(lastIndex(3, 4)).toBe(0);
    expect(lastIndex(0, 2)).toBe(0);
  });

  it('wraps around when it advances automatically, and stays within the row', () => {
    expect([0, 3, 4].map((index) => nextAutoIndex(index, 4))).toEqual([1, 4, 0]);
    forAll([fc.nat(30), fc.nat(30)], (index, last) => {
      const next = nextAutoIndex(clampIndex(index, last), last);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThanOrEqual(last);
    });
  });

  it.each([
    ['xs', 358, 2],
    ['sm', 358, 1],
    ['md', 720, 3],
    ['lg', 1312, 4],
    ['xl', 1312, 4],
    ['xl', 100, 1],
  ] as const)('of %s cards in %i px shows %i', (card, container, count) => {
    expect(cardsThatFit(container, SLIDER.cardWidthPx[card], SLIDER.gapPx)).toBe(count);
  });

  it('shows only whole cards, as many as fit', () => {
    forAll([fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 400 }), fc.nat(40)], (room, card, gap) => {
      const count = cardsThatFit(room, card, gap);
      if (count > 1) expect(count * card + (count - 1) * gap).toBeLessThanOrEqual(room);
      expect((count + 1) * card + count * gap).toBeGreaterThan(room);
    });
  });

  it('takes over a row at its scroll position', () => {
    expect(indexAt(0, 300, 20)).toBe(0);
    expect(indexAt(330, 300, 20)).toBe(1);
    expect(indexAt(630, 300, 20)).toBe(2);
    expect(indexAt(630, 0, 0)).toBe(0);
  });

  it('has the specified text when empty', () => {
    expect(SLIDER_COPY).toMatchObject({
      empty: 'No products available',
      emptyHint: 'Check back soon for new items',
    });
  });
});
