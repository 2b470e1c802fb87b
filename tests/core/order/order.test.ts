import { describe, expect, it } from 'vitest';
import {
  canTransition,
  FULFILMENT,
  fulfilledFrom,
  hasArrived,
  isCancellable,
  isFunded,
  ORDER_STATES,
  type OrderState,
  statesBefore,
} from '../../../src/core/order/order.ts';

const PATH: OrderState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];
describe('an order', () => {
  it('follows its states step by step', () => {
    PATH.forEach((from, at) => {
      for (const to of PATH) expect(canTransition(from, to), `${from} → ${to}`).toBe(PATH[at + 1] === to);
    });
  });

  it('reaches every state from placed, and none from cancelled', () => {
    const reached = new Set<OrderState>(['placed']);
    for (const from of reached) for (const to of ORDER_STATES) if (canTransition(from, to)) reached.add(to);
    expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
    expect(ORDER_STATES.filter((to) => canTransition('cancelled', to))).toEqual([]);
    // Other pieces of it can still come back.
    expect(ORDER_STATES.filter((to) => canTransition('refunded', to))).toEqual(['return-requested']);
  });

  it('is set to a state by the merchant only before it has arrived', () => {
    for (const to of FULFILMENT) expect(fulfilledFrom(to).filter(hasArrived)).toEqual([]);
    expect(fulfilledFrom('delivered')).toEqual(['shipped']);
    expect(statesBefore('delivered').filter(hasArrived)).not.toEqual([]);
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
