import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupDigits } from '../../../src/core/shop/digits.ts';
import { forAll } from '../../support/for-all.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '12,34,567'],
  [-123_456, '-1,23,456'],
  [0.1 + 0.2, '0.3'],
  [12_345.6784, '12,345.678'],
])('%s is written %s', (value, text) => {
  expect(groupDigits(value)).toBe(text);
});

it('groups whole numbers like Intl, for India and for the United States', () => {
  forAll([fc.integer({ min: -1e12, max: 1e12 })], (value) => {
    expect(groupDigits(value)).toBe(value.toLocaleString('en-IN'));
    expect(groupDigits(value, 'western')).toBe(value.toLocaleString('en-US'));
  });
});

it('keeps decimals like Intl', () => {
  forAll([fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 99 })], (whole, hundredths) => {
    const value = Number(`${whole}.${String(hundredths).padStart(2, '0')}`);
    expect(groupDigits(value)).toBe(value.toLocaleString('en-IN'));
  });
});
