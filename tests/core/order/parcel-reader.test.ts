import { describe, expect, it } from 'vitest';
import { codeText, isDivided, linesIn } from '../../../src/core/order/parcel-view.ts';
import { readOrder } from '../../../src/core/order/reader.ts';
import { readSummary } from '../../../src/core/order/summary-reader.ts';

const ignore = () => {};
const order = (parcels: unknown) => readOrder({ number: 'AR-1', lines: [], parcels }, ignore);

describe('parcels of a response', () => {
  it('are read with what is known of them', () => {
    const sent = { parcel: 1, state: 'shipped', transport: 'van', lines: [{ sku: 'A', quantity: 2 }, { sku: '' }] };
    expect(order([sent])?.parcels).toMatchObject([
      { parcel: 1, state: 'shipped', transport: 'van', lines: [{ sku: 'A', quantity: 2 }], carrier: null, track: null },
    ]);
  });

  it('never lead to a script', () => {
    const read = (track: unknown) => order([{ parcel: 1, track }])?.parcels[0]?.track;
    expect(read('https://carrier.example/1')).toBe('https://carrier.example/1');
    expect(read('javascript:alert(1)')).toBeNull();
    expect(read(7)).toBeNull();
  });

  it('may be missing', () => {
    expect(order(undefined)?.parcels).toEqual([]);
    expect(readSummary({ number: 'AR-1' })?.parcels).toEqual([]);
  });

  it('are shown one by one when there are several, or one for a store', () => {
    expect(isDivided([{ transport: 'van' }])).toBe(false);
    expect(isDivided([{ transport: 'pickup' }])).toBe(true);
    expect(isDivided([{ transport: 'van' }, { transport: 'courier' }])).toBe(true);
  });

  it('have the lines of the order with their own quantities', () => {
    const lines = ['A', 'B'].map((sku) => ({ sku, quantity: 3, price: 500, amount: 1500 }));
    expect(linesIn(lines, { lines: [{ sku: 'B', quantity: 2 }] })).toEqual([
      { sku: 'B', quantity: 2, price: 500, amount: 1000 },
    ]);
  });

  it('have a code in two halves', () => {
    expect(codeText('482913')).toBe('482 913');
  });
});
