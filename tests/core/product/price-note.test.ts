import { describe, expect, it } from 'vitest';
import { SHIPPING_FEE } from '../../../src/core/delivery/constants.ts';
import { priceLine, priceNote } from '../../../src/core/product/price-note.ts';

describe('the line below a price', () => {
  const price = { amount: SHIPPING_FEE.freeFrom, currency: 'INR' } as const;

  it('names what is included after tax and delivery', () => {
    expect(priceLine(price, 'Cushions not included')).toBe('GST included, delivery free. Cushions not included.');
    expect(priceLine(price, 'Cushions not included.')).toBe('GST included, delivery free. Cushions not included.');
  });

  it('is each of them alone where the other is missing', () => {
    expect(priceLine(price, null)).toBe('GST included, delivery free');
    expect(priceLine(null, 'Cushions not included')).toBe('Cushions not included');
    expect(priceLine(null, null)).toBe('');
  });
});

describe('the note beside a price', () => {
  it('says that tax and delivery are included from the limit of free delivery on', () => {
    expect(priceNote({ amount: SHIPPING_FEE.freeFrom, currency: 'INR' })).toBe('GST included, delivery free');
  });

  it('names the limit below it', () => {
    expect(priceNote({ amount: SHIPPING_FEE.freeFrom - 1, currency: 'INR' })).toBe(
      'GST included, delivery free from ₹5,000',
    );
  });

  it('is empty without a price, and for other currencies', () => {
    expect(priceNote(null)).toBe('');
    expect(priceNote({ amount: 0, currency: 'INR' })).toBe('');
    expect(priceNote({ amount: 900_000, currency: 'USD' })).toBe('');
  });
});
