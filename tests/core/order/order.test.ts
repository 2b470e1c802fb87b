import { describe, expect, it } from 'vitest';
import {
  canTransition,
  isCancellable,
  isFunded,
  ORDER_STATES,
  type OrderState,
  refundDeadline,
  refundOf,
  returnDeadline,
  returnFault,
  type SoldLine,
  statesBefore,
} from '../../../src/core/order/order.ts';

const PATH: OrderState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];
const DELIVERED = new Date('2026-11-21T10:00:00Z');
const sold = (changes: Partial<SoldLine> = {}): SoldLine => ({
  sku: 'A',
  quantity: 2,
  amount: 20_000,
  discount: 1_000,
  madeToOrder: false,
  ...changes,
});
const order = (changes: object = {}) => ({
  state: 'delivered' as const,
  deliveredAt: DELIVERED,
  lines: [sold()],
  ...changes,
});
const ask = (changes: object = {}) => ({
  reason: 'changed-mind' as const,
  lines: [{ sku: 'A', quantity: 1 }],
  ...changes,
});

describe('an order', () => {
  it('follows its states step by step', () => {
    PATH.forEach((from, at) => {
      for (const to of PATH) expect(canTransition(from, to), `${from} → ${to}`).toBe(PATH[at + 1] === to);
    });
  });

  it('reaches every state from placed, and none from a final state', () => {
    const reached = new Set<OrderState>(['placed']);
    for (const from of reached) for (const to of ORDER_STATES) if (canTransition(from, to)) reached.add(to);
    expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
    for (const end of ['cancelled', 'refunded'] as const)
      expect(ORDER_STATES.filter((to) => canTransition(end, to))).toEqual([]);
  });

  it('can be cancelled until it is packed', () => {
    expect(ORDER_STATES.filter(isCancellable)).toEqual(['placed', 'confirmed']);
    expect(statesBefore('cancelled')).toEqual(['placed', 'confirmed']);
  });

  it('is packed when it is paid, or paid on delivery', () => {
    expect(isFunded({ payment: 'cod', paymentState: 'due' })).toBe(true);
    expect(isFunded({ payment: 'upi', paymentState: 'due' })).toBe(false);
    expect(isFunded({ payment: 'upi', paymentState: 'claimed' })).toBe(false);
    expect(isFunded({ payment: 'card', paymentState: 'paid' })).toBe(true);
  });
});

describe('a return', () => {
  it('is possible for seven calendar days after delivery, in Indian time', () => {
    expect(returnDeadline(DELIVERED)).toBe('2026-11-28');
    expect(returnDeadline(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-28');
    expect(returnDeadline(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-29');
    expect(returnFault(order(), ask(), new Date('2026-11-28T18:29:59Z'))).toBeNull();
    expect(returnFault(order(), ask(), new Date('2026-11-28T18:30:00Z'))).toBe('too-late');
  });

  it('is refused for undelivered or unknown items', () => {
    expect(returnFault(order({ state: 'shipped' }), ask(), DELIVERED)).toBe('not-delivered');
    expect(returnFault(order({ deliveredAt: null }), ask(), DELIVERED)).toBe('not-delivered');
    expect(returnFault(order(), ask({ lines: [{ sku: 'B', quantity: 1 }] }), DELIVERED)).toBe('not-bought');
    expect(returnFault(order(), ask({ lines: [{ sku: 'A', quantity: 3 }] }), DELIVERED)).toBe('not-bought');
    const twice = [
      { sku: 'A', quantity: 2 },
      { sku: 'A', quantity: 1 },
    ];
    expect(returnFault(order(), ask({ lines: twice }), DELIVERED)).toBe('not-bought');
    expect(returnFault(order(), ask({ lines: [] }), DELIVERED)).toBe('not-bought');
  });

  it('of a made-to-order product is possible only when it is damaged', () => {
    const made = order({ lines: [sold({ madeToOrder: true })] });
    expect(returnFault(made, ask(), DELIVERED)).toBe('made-to-order');
    expect(returnFault(made, ask({ reason: 'damaged' }), DELIVERED)).toBeNull();
  });

  it("refunds the paid price, and shipping when everything was the shop's fault", () => {
    const paid = { lines: [sold()], shipping: 9_900 };
    expect(refundOf(paid, ask())).toBe(9_500);
    expect(refundOf(paid, ask({ lines: [{ sku: 'A', quantity: 2 }] }))).toBe(19_000);
    expect(refundOf(paid, ask({ reason: 'damaged', lines: [{ sku: 'A', quantity: 2 }] }))).toBe(28_900);
  });

  it('is refunded within seven working days', () => {
    // Saturday; the Sundays between do not count.
    expect(refundDeadline(DELIVERED)).toBe('2026-11-30');
  });
});
