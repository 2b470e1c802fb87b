import { describe, expect, it } from 'vitest';
import { badgeOf, listBadges } from '../../../src/core/product/badge.ts';
import { aProduct } from '../../support/product.ts';

describe('the badge of a card', () => {
  const flags = [false, true];
  const cases = flags.flatMap((isNew) =>
    flags.flatMap((isFeatured) =>
      flags.flatMap((isDiscounted) => flags.map((inStock) => ({ isNew, isFeatured, isDiscounted, inStock }))),
    ),
  );

  it.each(cases)('depends on NEW, FEATURED, SALE and the stock: %o', (product) => {
    const any = product.isNew || product.isFeatured || product.isDiscounted;
    if (!any) return expect(badgeOf(product)).toBeNull();
    if (!product.inStock) return expect(badgeOf(product)).toBe('OUT OF STOCK');
    if (product.isNew) return expect(badgeOf(product)).toBe('NEW');
    return expect(badgeOf(product)).toBe(product.isFeatured ? 'FEATURED' : 'SALE');
  });
});

describe('the badges of a list', () => {
  const plain = aProduct({ isFeatured: false, isNew: false, isDiscounted: false });
  const featured = aProduct({ isFeatured: true, isNew: false, isDiscounted: true });
  const soldOut = aProduct({ isFeatured: true, isNew: false, inStock: false });

  it('are those of the products when at most a third is featured', () => {
    expect(listBadges([featured, plain, plain], false)).toEqual(['FEATURED', null, null]);
  });

  it('leave out FEATURED when more than a third carries it, or the list is sorted by it', () => {
    expect(listBadges([featured, featured, plain], false)).toEqual(['SALE', 'SALE', null]);
    expect(listBadges([featured, plain, plain], true)).toEqual(['SALE', null, null]);
  });

  it('never leave out that a product is sold out', () => {
    expect(listBadges([soldOut, featured], true)).toEqual(['OUT OF STOCK', 'SALE']);
    expect(listBadges([], true)).toEqual([]);
  });
});
