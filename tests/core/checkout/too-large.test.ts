/** A service that carries pieces in warns of those that cannot pass. */
import { expect, it } from 'vitest';
import { fitsOf, tooLargeOf } from '../../../src/core/checkout/too-large.ts';
import { NO_SPACE } from '../../../src/core/product/space.ts';

const LINES = [
  { sku: 'SOFA', name: 'Sofa', piece: '220x95x80s' },
  { sku: 'LAMP', name: 'Lamp', piece: '30x30x50' },
  { sku: 'CUP', name: 'Cup', piece: null },
];
const NARROW = { ...NO_SPACE, doorWidth: 50, doorHeight: 200 };
const service = (change: object = {}) => ({ carriesIn: true, chosen: true, skus: ['SOFA', 'LAMP', 'CUP'], ...change });

it('judges the pieces of the service whose size is known', () => {
  const states = fitsOf(service(), LINES, NARROW).map(({ name, fit }) => [name, fit.state]);
  expect(states).toEqual([
    ['Sofa', 'too'],
    ['Lamp', 'fits'],
  ]);
  expect(fitsOf(service({ skus: ['LAMP'] }), LINES, NARROW)).toHaveLength(1);
  expect(fitsOf(service({ carriesIn: false }), LINES, NARROW)).toEqual([]);
});

it('warns of a piece once, for chosen services and given measures alone', () => {
  const names = (services: Parameters<typeof tooLargeOf>[0], space = NARROW) =>
    tooLargeOf(services, LINES, space).map(({ name }) => name);
  expect(names([service(), service()])).toEqual(['Sofa']);
  expect(names([service({ chosen: false })])).toEqual([]);
  expect(names([service({ skus: ['LAMP'] })])).toEqual([]);
  expect(tooLargeOf([service()], LINES, NO_SPACE)).toEqual([]);
});
