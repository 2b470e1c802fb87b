import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from '../../../src/components/product/Price.tsx';
import type { Currency } from '../../../src/core/shop/money.ts';

const textsOf = (currency: Currency) =>
  renderToStaticMarkup(Price({ price: { amount: 29_900, currency }, originalPrice: null }))
    .split(/<[^>]+>/)
    .filter(Boolean);

describe('the price on cards and product pages', () => {
  it('is followed by its rupees when it is in dollars', () => {
    expect(textsOf('USD')).toEqual(['$299', 'about ₹24,742']);
  });

  it('stands alone in the currency of the shop (control)', () => {
    expect(textsOf('INR')).toEqual(['₹299']);
  });
});
