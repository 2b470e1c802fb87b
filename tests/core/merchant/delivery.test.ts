import { describe, expect, it } from 'vitest';
import { typedNumber, valueIn, withValue } from '../../../src/core/merchant/delivery.ts';

describe('a tree of rules', () => {
  const tree = { zones: [{ name: 'A', van: { fees: [{ fee: 1 }, { fee: 2 }] } }, { name: 'B' }] };

  it('is read and changed at a path, and nowhere else', () => {
    const next = withValue(tree, 'zones.0.van.fees.1.fee', 9);
    expect(valueIn(next, 'zones.0.van.fees.1.fee')).toBe(9);
    expect(next).toEqual({ zones: [{ name: 'A', van: { fees: [{ fee: 1 }, { fee: 9 }] } }, { name: 'B' }] });
    expect(tree.zones[0]?.van?.fees[1]?.fee).toBe(2);
  });

  it('gets parts that are missing', () => {
    expect(withValue(tree, 'zones.1.van.freeFrom', 5)).toEqual({
      zones: [tree.zones[0], { name: 'B', van: { freeFrom: 5 } }],
    });
    expect(valueIn(tree, 'zones.7.name')).toBeUndefined();
  });
});

describe('a typed number', () => {
  it.each([
    ['', undefined],
    [' ', undefined],
    ['1,499', 1499],
    ['2.5', 2.5],
    ['0', 0],
    ['nine', 'nine'],
    ['-5', '-5'],
  ])('%j is %j', (text, value) => expect(typedNumber(text)).toBe(value));
});
