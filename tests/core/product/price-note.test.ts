import { describe, expect, it } from 'vitest';
import { priceNote } from '../../../src/core/product/price-note.ts';
import { SHIPPING_FEE } from '../../../src/core/shop/constants.ts';

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
