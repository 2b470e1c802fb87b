import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  CURRENCIES,
  exactMoney,
  formatMoney,
  fromMajor,
  type Money,
  multiplyMoney,
  readCurrency,
  toMajor,
  toShopCurrency,
} from '../../../src/core/shop/money.ts';
import { money } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';

const inr = (rupees: number): Money => ({ amount: rupees * 100, currency: 'INR' });

describe('money', () => {
  it('survives a round trip through major units', () => {
    forAll([money], (one) => expect(fromMajor(toMajor(one.amount), one.currency)).toEqual(one));
  });

  it('is a safe integer of minor units or null, for any number', () => {
    forAll([fc.double()], (major) => {
      const made = fromMajor(major);
      if (made === null) return;
      expect(made.amount).toSatisfy(Number.isSafeInteger);
      expect(Object.is(made.amount, -0)).toBe(false);
      expect(Math.abs(toMajor(made.amount) - major)).toBeLessThanOrEqual(0.01 * Math.max(1, Math.abs(major) * 1e-12));
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, -1e300])(
    'is null for %s',
    (major) => {
      expect(fromMajor(major)).toBeNull();
    },
  );

  it('rounds half a paisa away from zero', () => {
    expect(fromMajor(0.125)?.amount).toBe(13);
    expect(fromMajor(-0.125)?.amount).toBe(-13);
  });

  it('is rupees by default', () => {
    expect(fromMajor(1)).toEqual({ amount: 100, currency: 'INR' });
    expect(fromMajor(1, 'USD')).toEqual({ amount: 100, currency: 'USD' });
  });

  it('has an order-independent sum', () => {
    forAll([fc.array(money, { minLength: 1, maxLength: 30 })], (list) => {
      const rupees = list.map(({ amount }): Money => ({ amount, currency: 'INR' }));
      const sum = rupees.reduce(addMoney);
      expect(rupees.toReversed().reduce(addMoney)).toEqual(sum);
      expect(sum.amount).toBe(rupees.reduce((total, { amount }) => total + amount, 0));
    });
  });

  it('throws when adding two currencies', () => {
    expect(() => addMoney(inr(1), { amount: 1, currency: 'USD' })).toThrow('Cannot add USD to INR');
  });

  it('times a quantity equals repeated addition', () => {
    forAll([money, fc.integer({ min: 1, max: 50 })], (one, quantity) => {
      const added = Array.from({ length: quantity }, () => one).reduce(addMoney);
      expect(multiplyMoney(one, quantity)).toEqual(added);
    });
  });
});

describe('a dollar price', () => {
  it('is converted at 82.75 to the whole rupee', () => {
    expect(toShopCurrency({ amount: 6900, currency: 'USD' })).toEqual(inr(5710));
    expect(toShopCurrency({ amount: 29_900, currency: 'USD' })).toEqual(inr(24_742));
  });

  it('becomes whole rupees and never NaN, while other currencies are unchanged', () => {
    forAll([money], (one) => {
      const shown = toShopCurrency(one);
      if (one.currency !== 'USD') return expect(shown).toEqual(one);
      expect(shown.currency).toBe('INR');
      return expect(shown.amount % 100).toBe(0);
    });
  });
});

describe('a price text', () => {
  it.each([
    [inr(84_900), '₹84,900'],
    [inr(1_234_567), '₹12,34,567'],
    [inr(0), '₹0'],
    [{ amount: 6900, currency: 'USD' } as const, '$69'],
    [{ amount: 123_456_700, currency: 'EUR' } as const, '€1,234,567'],
    [{ amount: 123_456_700, currency: 'GBP' } as const, '£1,234,567'],
  ])('of %o is %s', (price, text) => {
    expect(formatMoney(price)).toBe(text);
  });

  it('shows whole units only', () => {
    forAll([money], (one) => expect(formatMoney(one)).toMatch(/^[₹$€£][\d,]+$/));
  });

  it('holds the digits of the rounded amount', () => {
    forAll([fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(...CURRENCIES)], (major, currency) => {
      expect(formatMoney({ amount: major * 100, currency }).replace(/\D/g, '')).toBe(String(major));
    });
  });

  it('is that of Intl, for any amount', () => {
    forAll([fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom(...CURRENCIES)], (amount, currency) => {
      const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
      const text = (count: number) =>
        new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
          style: 'currency',
          currency,
          ...digits(count),
        }).format(amount / 100);
      expect(formatMoney({ amount, currency })).toBe(text(0));
      if (currency === 'INR') expect(exactMoney(amount)).toBe(text(amount % 100 === 0 ? 0 : 2));
    });
  });
});

describe('a currency', () => {
  it.each([
    ['usd', 'USD'],
    [' Eur ', 'EUR'],
    ['JPY', 'INR'],
    [undefined, 'INR'],
    [7, 'INR'],
    [{ code: 'USD' }, 'INR'],
  ])('%o reads as %s', (value, currency) => {
    expect(readCurrency(value)).toBe(currency);
  });
});
