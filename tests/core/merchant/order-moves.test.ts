import { describe, expect, it } from 'vitest';
import { movesOf, nextMove } from '../../../src/core/merchant/order-moves.ts';
import type { Movable } from '../../../src/core/merchant/order-work.ts';

const CASH: Movable = {
  state: 'placed',
  payment: 'cod',
  paymentState: 'due',
  total: 100,
  toRefund: false,
  returning: false,
  parcels: [],
};
const DELIVERED = { state: 'delivered', transport: 'van' } as const;
const SHIPPED = { state: 'shipped', transport: 'van' } as const;
const UPI: Movable = { ...CASH, payment: 'upi' };

describe('moves of an order', () => {
  it.each([
    ['a placed cash order', CASH, ['confirm', 'cancel']],
    ['an unpaid order', UPI, ['paid', 'cancel']],
    ['a reported payment', { ...UPI, paymentState: 'claimed' }, ['paid', 'unpaid', 'cancel']],
    ['a confirmed order', { ...UPI, state: 'confirmed', paymentState: 'paid' }, ['pack', 'cancel']],
    ['a packed order', { ...CASH, state: 'packed' }, ['ship']],
    ['a shipped order', { ...CASH, state: 'shipped' }, ['deliver']],
    ['a delivered order', { ...CASH, state: 'delivered', paymentState: 'paid' }, []],
    ['a return', { ...UPI, state: 'return-requested', paymentState: 'paid', returning: true }, ['approve', 'refuse']],
    [
      'a return of an earlier parcel',
      { ...UPI, state: 'shipped', paymentState: 'paid', returning: true, parcels: [DELIVERED, SHIPPED] },
      ['approve', 'refuse'],
    ],
    [
      'a cancelled order with money',
      { ...UPI, state: 'cancelled', paymentState: 'refund-due', toRefund: true },
      ['refund'],
    ],
    [
      'a delivered order with money left',
      { ...UPI, state: 'delivered', paymentState: 'paid', refundable: 1 },
      ['allow'],
    ],
    ['a free order', { ...UPI, total: 0, paymentState: 'paid' }, ['confirm', 'cancel']],
  ] as const)('of %s', (_, order, expected) => {
    expect(movesOf(order, 'owner')).toEqual(expected);
  });

  it('of a packer are those of parcels', () => {
    expect(movesOf(CASH, 'packer')).toEqual([]);
    expect(movesOf({ ...CASH, state: 'confirmed' }, 'packer')).toEqual(['pack']);
    expect(movesOf({ ...UPI, state: 'return-requested', returning: true }, 'packer')).toEqual([]);
    expect(movesOf({ ...CASH, state: 'confirmed' }, 'editor')).toEqual([]);
  });

  it('are those of its parcels where there are several, or one for a store; all are packed together', () => {
    const van = { state: 'waiting', transport: 'van' } as const;
    const order = { ...CASH, state: 'confirmed', parcels: [van, van] } as const;
    expect(movesOf(order, 'packer')).toEqual(['pack']);
    expect(movesOf({ ...order, parcels: [van, { ...van, state: 'packed' }] }, 'packer')).toEqual([]);
    expect(movesOf({ ...order, state: 'packed', parcels: [{ ...van, state: 'packed' }] }, 'packer')).toEqual(['ship']);
    const packed = { state: 'packed', transport: 'pickup' } as const;
    expect(movesOf({ ...order, state: 'packed', parcels: [packed] }, 'packer')).toEqual([]);
  });

  it('never name a cancellation as the next one', () => {
    expect(nextMove({ ...CASH, state: 'confirmed' }, 'manager')).toBe('pack');
    expect(nextMove({ ...UPI, state: 'confirmed' }, 'packer')).toBeNull();
    expect(nextMove({ ...UPI, state: 'confirmed' }, 'manager')).toBe('paid');
  });
});
