import { describe, expect, it } from 'vitest';
import { keyMove, swipeStep } from '../../../src/core/landing/pager.ts';

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
