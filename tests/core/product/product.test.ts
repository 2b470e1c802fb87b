import { describe, expect, it } from 'vitest';
import { badgeOf, listBadges } from '../../../src/core/product/badge.ts';
import { neighbours } from '../../../src/core/product/product.ts';
import {
  priceText,
  ratingText,
  reviewCountText,
  rupeesText,
  shortText,
} from '../../../src/core/product/product-texts.ts';
import { available, defaultVariant, findVariant, variantName } from '../../../src/core/product/variant.ts';
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

describe('the texts of a card', () => {
  it('show the price, or that there is none', () => {
    expect(priceText({ amount: 8_490_000, currency: 'INR' })).toBe('₹84,900');
    expect(priceText({ amount: 6900, currency: 'USD' })).toBe('$69');
    expect(priceText({ amount: 0, currency: 'INR' })).toBe('Price not available');
    expect(priceText(null)).toBe('Price not available');
  });

  it('format a rating with one decimal, and none when missing', () => {
    expect(ratingText(4)).toBe('4.0');
    expect(ratingText(4.25)).toBe('4.3');
    expect(ratingText(null)).toBeNull();
  });

  it.each([
    [0, '0'],
    [998, '998'],
    [999, '999'],
    [1000, '999+'],
    [123_456, '999+'],
  ])('show %i reviews as %s', (count, text) => {
    expect(reviewCountText(count)).toBe(text);
  });

  it('use the short text, or the beginning of the long one without tags', () => {
    expect(shortText({ short: 'Brass.', description: '<p>Long</p>' })).toBe('Brass.');
    expect(shortText({ short: '', description: '<p>Long &amp; warm</p>' })).toBe('Long & warm');
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

describe('a variant', () => {
  const [only] = aProduct().variants;
  if (!only) throw new Error('The sample has no variant.');
  const oak = { ...only, sku: 'OAK', values: ['Oak', 'Small'], inStock: false, stock: 0 };
  const ash = { ...only, sku: 'ASH', values: ['Ash', 'Small'] };

  it('is the default when it is the first in stock, else the first', () => {
    expect(defaultVariant({ variants: [oak, ash] })).toBe(ash);
    expect(defaultVariant({ variants: [oak] })).toBe(oak);
    expect(defaultVariant({ variants: [] })).toBeNull();
  });

  it('is found by exactly its values', () => {
    expect(findVariant({ variants: [oak, ash] }, ['Ash', 'Small'])).toBe(ash);
    expect(findVariant({ variants: [oak, ash] }, ['Ash', 'Large'])).toBeNull();
    expect(findVariant({ variants: [oak, ash] }, ['Ash'])).toBeNull();
    expect(findVariant({ variants: [only] }, [])).toBe(only);
  });

  it('is named by its values', () => {
    expect(variantName(ash)).toBe('Ash / Small');
    expect(variantName(only)).toBe('');
  });

  it('is available as often as it is in stock', () => {
    expect(available({ inStock: true, stock: 3 })).toBe(3);
    expect(available({ inStock: true, stock: null })).toBeNull();
    expect(available({ inStock: false, stock: 3 })).toBe(0);
  });
});

describe('a price in dollars', () => {
  it('names its rupees as about, one in rupees none', () => {
    expect(rupeesText({ amount: 29_900, currency: 'USD' })).toBe('about ₹24,742');
    expect(rupeesText({ amount: 29_900, currency: 'INR' })).toBeNull();
    expect(rupeesText({ amount: 29_900, currency: 'EUR' })).toBeNull();
    expect(rupeesText({ amount: 0, currency: 'USD' })).toBeNull();
    expect(rupeesText(null)).toBeNull();
  });
});

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
