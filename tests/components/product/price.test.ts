import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from '../../../src/components/product/Price.tsx';
import type { Currency } from '../../../src/core/shop/money.ts';

const textsOf = (currency: Currency) =>
  renderToStaticMarkup(Price({ price: { amount: 29_900, currency }, originalPrice: null }))
    .split(/<[^>]+>/)
    .filter(Boolean);

describe('a price that is the lowest of several', () => {
  const price = { amount: 8_490_000, currency: 'INR' } as const;

  it('names its variant', () => {
    const html = renderToStaticMarkup(Price({ price, originalPrice: null, varies: true, of: 'Olive linen' }));
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('from ₹84,900in Olive linen');
  });

  it('is alone where all variants cost the same', () => {
    expect(renderToStaticMarkup(Price({ price, originalPrice: null, of: 'Olive linen' }))).not.toContain('Olive');
  });
});

describe('the price on cards and product pages', () => {
  it('is followed by its rupees when it is in dollars', () => {
    expect(textsOf('USD')).toEqual(['$299', 'about ₹24,742']);
  });

  it('stands alone in the currency of the shop (control)', () => {
    expect(textsOf('INR')).toEqual(['₹299']);
  });
});
