import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProductResponse } from '../../../src/core/catalogue/reader.ts';
import { liveFingerprint, readRawLive } from '../../../src/core/product/live-fingerprint.ts';
import { aWireProduct } from '../../support/product.ts';

const amount = fc.integer({ min: 1, max: 1_000_000 });
const lead = fc.oneof(
  fc.record({ weeks: fc.integer({ min: 1, max: 20 }), arrivesOn: fc.constant(null) }),
  fc.record({ weeks: fc.constant(null), arrivesOn: fc.constant('2026-12-01') }),
);
const variant = fc.record(
  {
    _id: fc.uuid(),
    sku: fc.stringMatching(/^[A-Z]{3}-[0-9]{1,4}$/),
    values: fc.constant([]),
    price: amount.map((rupees) => ({ amount: rupees, currency: 'INR', isDiscounted: false })),
    originalPrice: fc.option(amount),
    stock: fc.nat({ max: 999 }).map((quantity) => ({ quantity, isInStock: quantity > 0 })),
    lead,
    image: fc.constant(null),
  },
  { requiredKeys: ['_id', 'sku', 'values', 'price', 'originalPrice', 'stock', 'image'] },
);
const stores = fc.array(
  fc.record({
    name: fc.constantFrom('Pune', 'Hill Road'),
    sku: fc.constantFrom('A-1', 'B-2'),
    stock: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 3 },
);
const variants = fc.uniqueArray(variant, { minLength: 1, maxLength: 5, selector: ({ sku }) => sku });

const ONE = { sku: 'A-1', price: { amount: 10 }, originalPrice: null, stock: { quantity: 3, isInStock: true } };
const markOf = (changes: object, more = {}) =>
  readRawLive(JSON.stringify({ data: { variants: [{ ...ONE, ...changes }], ...more } }))?.mark;

describe('what may change in a response with a product', () => {
  it('has the fingerprint of the product that the tolerant reader makes of it', () => {
    fc.assert(
      fc.property(variants, stores, (some, kept) => {
        const body = { data: { ...aWireProduct({ variants: some }), stores: kept } };
        const product = readProductResponse(body);
        expect(product).not.toBeNull();
        expect(readRawLive(JSON.stringify(body))?.mark).toBe(product && liveFingerprint(product));
      }),
    );
  });

  it.each([
    ['price', { price: { amount: 11 } }],
    ['price before a reduction', { originalPrice: 12 }],
    ['stock', { stock: { quantity: 2, isInStock: true } }],
    ['time until it is made', { lead: { weeks: 6, arrivesOn: null } }],
    ['day of arrival', { lead: { weeks: null, arrivesOn: '2026-12-01' } }],
  ])('differs after a change of %s', (_, changes) => {
    expect(markOf(changes)).not.toBe(markOf({}));
  });

  it('differs after a change of pieces in a store', () => {
    const kept = (stock: number) => markOf({}, { stores: [{ name: 'Pune', sku: 'A-1', stock }] });
    expect(new Set([markOf({}), kept(1), kept(2)]).size).toBe(3);
  });

  it('names the model: a path, none, or nothing from backends without models', () => {
    const modelOf = (data: object) => readRawLive(JSON.stringify({ data: { variants: [], ...data } }))?.model;
    expect([modelOf({ model: '/models/a.glb' }), modelOf({ model: null }), modelOf({})]).toEqual([
      '/models/a.glb',
      null,
      undefined,
    ]);
  });

  it.each(['', '[]', 'null', '{"data":{}}', '{"data":{"variants":[{}]}}', '<html>'])('is null for %s', (body) => {
    expect(readRawLive(body)).toBeNull();
  });
});
