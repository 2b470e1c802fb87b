import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRANSPORTS } from '../../../src/core/delivery/parcel.ts';
import {
  canMoveParcel,
  orderStateOf,
  PARCEL_STATES,
  parcelSteps,
  stepOfAll,
} from '../../../src/core/delivery/parcel-states.ts';
import { forAll } from '../../support/for-all.ts';

const parcel = fc.record({ state: fc.constantFrom(...PARCEL_STATES), transport: fc.constantFrom(...TRANSPORTS) });
const waiting = (transport: (typeof TRANSPORTS)[number]) => ({ state: 'waiting', transport }) as const;

describe('a parcel', () => {
  it('goes from packing to the door', () => {
    expect(parcelSteps(waiting('courier'))).toEqual(['packed']);
    expect(parcelSteps({ state: 'packed', transport: 'courier' })).toEqual(['shipped']);
    expect(parcelSteps({ state: 'shipped', transport: 'van' })).toEqual(['delivered']);
    expect(parcelSteps({ state: 'delivered', transport: 'van' })).toEqual([]);
  });

  it('for a store is mostly ready at once, and handed over only when it is ready', () => {
    expect(parcelSteps({ state: 'packed', transport: 'pickup' })).toEqual(['ready', 'shipped']);
    expect(parcelSteps({ state: 'shipped', transport: 'pickup' })).toEqual(['ready']);
    expect(parcelSteps({ state: 'ready', transport: 'pickup' })).toEqual(['delivered']);
  });

  it('moves with the others of its order only when all of them can', () => {
    forAll([fc.array(parcel, { maxLength: 4 })], (parcels) => {
      for (const to of ['packed', 'shipped', 'delivered'] as const) {
        const open = parcels.filter(({ state }) => state !== 'cancelled');
        const steps = stepOfAll(parcels, to);
        const each = open.map((one) =>
          canMoveParcel(one, to === 'shipped' && one.transport === 'pickup' ? 'ready' : to),
        );
        expect(steps !== null).toBe(open.length > 0 && each.every(Boolean));
        if (steps) expect(orderStateOf(steps)).toBe(to);
      }
    });
  });

  it('never takes the state of its order back', () => {
    const RANK = [null, 'packed', 'shipped', 'delivered'];
    forAll([fc.array(parcel, { minLength: 1, maxLength: 4 }), fc.nat(3)], (parcels, at) => {
      const moving = parcels[at];
      if (!moving) return;
      const before = orderStateOf(parcels.map(({ state }) => state));
      for (const to of parcelSteps(moving)) {
        const after = orderStateOf(parcels.map((one) => (one === moving ? to : one.state)));
        expect(RANK.indexOf(after)).toBeGreaterThanOrEqual(RANK.indexOf(before));
      }
    });
  });
});
