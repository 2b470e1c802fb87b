import { describe, expect, it } from 'vitest';
import type { OrderState } from '../../../src/core/order/order.ts';
import { stepsOf } from '../../../src/core/order/steps.ts';

const AT = '2026-11-21T10:00:00.000Z';

const NOW = Date.parse(AT);

const later = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

type Event = { at: string; state: OrderState; actor: string; note: string };

const events = (...states: OrderState[]): Event[] =>
  states.map((state, index) => ({ at: later(index), state, actor: 'merchant', note: '' }));

describe('the steps of an order', () => {
  const names = (state: OrderState, ...seen: OrderState[]) =>
    stepsOf({ state, timeline: events(...seen) }).map(
      (step) => `${step.state}${step.at ? '+' : ''}${step.current ? '!' : ''}`,
    );

  it('end with the delivery', () => {
    expect(names('packed', 'placed', 'confirmed', 'packed')).toEqual([
      'placed+',
      'confirmed+',
      'packed+!',
      'shipped',
      'delivered',
    ]);
  });

  it('of a cancelled order are those it reached', () => {
    expect(names('cancelled', 'placed', 'confirmed', 'cancelled')).toEqual(['placed+', 'confirmed+', 'cancelled+!']);
    expect(names('cancelled', 'placed', 'cancelled')).toEqual(['placed+', 'cancelled+!']);
  });

  it('of a return follow the delivery', () => {
    const seen: OrderState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'return-requested'];
    expect(names('return-requested', ...seen)).toEqual([
      'placed+',
      'delivered+',
      'return-requested+!',
      'return-approved',
      'refunded',
    ]);
    // A rejected return goes back to delivered, which is no further step.
    expect(names('delivered', ...seen, 'delivered').at(-1)).toBe('delivered+!');
  });
});
