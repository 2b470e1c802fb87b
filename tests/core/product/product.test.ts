import { describe, expect, it } from 'vitest';
import { neighbours } from '../../../src/core/product/product.ts';

describe('the neighbours of a product', () => {
  const shelf = ['a', 'b', 'c', 'd', 'e'];

  it('are the following ones, wrapping around', () => {
    expect(neighbours(shelf, 0, 3)).toEqual(['b', 'c', 'd']);
    expect(neighbours(shelf, 4, 2)).toEqual(['a', 'b']);
  });

  it('exclude the product itself', () => {
    expect(neighbours(shelf, 2, 9)).toEqual(['d', 'e', 'a', 'b']);
    expect(neighbours(['a'], 0, 4)).toEqual([]);
  });
});
