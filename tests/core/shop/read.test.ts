import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asFlag, asNumber, asObject, asText, textList } from '../../../src/core/shop/read.ts';
import { forAll } from '../../support/for-all.ts';

describe('a number', () => {
  it.each([
    [-0, 0],
    ['-0', 0],
    [7, 7],
    ['1,299.50', 1299.5],
    [' -3 ', -3],
    ['.5', 0.5],
    ['1e3', null],
    ['0x10', null],
    ['12px', null],
    ['', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['9'.repeat(400), null],
    [true, null],
    [null, null],
    [{}, null],
  ])('is read from %o as %s', (value, number) => {
    expect(asNumber(value)).toBe(number);
  });

  it('is finite or null, for any input', () => {
    forAll([fc.anything()], (value) =>
      expect(asNumber(value)).toSatisfy((n: unknown) => n === null || Number.isFinite(n)),
    );
  });
});

describe('a text', () => {
  it.each([
    [' a ', 'a'],
    [7, '7'],
    ['', null],
    [' \n', null],
    [Number.NaN, null],
    [true, null],
    [['a'], null],
  ])('is read from %o as %s', (value, text) => {
    expect(asText(value)).toBe(text);
  });

  it('is left out of a list when empty', () => {
    expect(textList(['a', '', null, 7])).toEqual(['a', '7']);
    expect(textList('a')).toEqual([]);
  });
});

describe('a flag', () => {
  it.each([true, 1, '1', 'true'])('is set by %o', (value) => expect(asFlag(value)).toBe(true));
  it.each([false, 0, '0', 'false', 'yes', null, undefined, {}])('is not set by %o', (value) =>
    expect(asFlag(value)).toBe(false),
  );
});

describe('an object', () => {
  it('excludes lists and null', () => {
    expect(asObject({ a: 1 })).toEqual({ a: 1 });
    for (const value of [[], null, 'a', 7, undefined]) expect(asObject(value)).toBeNull();
  });
});
