import { describe, expect, it } from 'vitest';
import {
  priceText,
  ratingText,
  reviewCountText,
  rupeesText,
  shortText,
} from '../../../src/core/product/product-texts.ts';

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

describe('a price in dollars', () => {
  it('names its rupees as about, one in rupees none', () => {
    expect(rupeesText({ amount: 29_900, currency: 'USD' })).toBe('about ₹24,742');
    expect(rupeesText({ amount: 29_900, currency: 'INR' })).toBeNull();
    expect(rupeesText({ amount: 29_900, currency: 'EUR' })).toBeNull();
    expect(rupeesText({ amount: 0, currency: 'USD' })).toBeNull();
    expect(rupeesText(null)).toBeNull();
  });
});
