import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOrderSummaries } from '../../src/core/order-summary.ts';
import { ignore } from '../../src/core/read.ts';
import { forAll } from '../support/for-all.ts';

describe('a list of orders', () => {
  it('is read from our shape and from others', () => {
    const ours = { number: 'A-1', createdAt: '2026-11-01', status: 'paid', total: { amount: 5710, currency: 'INR' } };
    const read = readOrderSummaries({ orders: [{ ...ours, items: [1, 2] }, { _id: '7', total: 99 }, {}] }, ignore);
    expect(read).toEqual([
      { ...ours, total: { amount: 571_000, currency: 'INR' }, pieces: 2 },
      { number: '7', createdAt: null, status: '', total: { amount: 9900, currency: 'INR' }, pieces: null },
    ]);
  });

  it('is empty, or no list at all', () => {
    expect(readOrderSummaries({ orders: [] }, ignore)).toEqual([]);
    expect(readOrderSummaries('nothing', ignore)).toBeNull();
  });

  it('of any JSON is whole or null, never a throw', () => {
    forAll([fc.jsonValue()], (body) => {
      const read = readOrderSummaries(body, ignore);
      expect(JSON.parse(JSON.stringify(read))).toEqual(read);
    });
  });
});
