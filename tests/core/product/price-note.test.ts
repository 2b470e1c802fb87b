import { describe, expect, it } from 'vitest';
import { PRODUCT_COPY } from '../../../src/core/product/copy.ts';
import { priceLine, priceNote } from '../../../src/core/product/price-note.ts';

const price = { amount: 8_490_000, currency: 'INR' } as const;

describe('the line below a price', () => {
  it('names what is included after tax and delivery', () => {
    const line = `${PRODUCT_COPY.taxIncluded}. Cushions not included.`;
    expect(priceLine(price, 'Cushions not included')).toBe(line);
    expect(priceLine(price, 'Cushions not included.')).toBe(line);
  });

  it('is each of them alone where the other is missing', () => {
    expect(priceLine(price, null)).toBe(PRODUCT_COPY.taxIncluded);
    expect(priceLine(null, 'Cushions not included')).toBe('Cushions not included');
    expect(priceLine(null, null)).toBe('');
  });
});

describe('the note beside a price', () => {
  it('promises no free delivery, which depends on size and place', () => {
    expect(priceNote(price)).toBe(PRODUCT_COPY.taxIncluded);
    expect(PRODUCT_COPY.taxIncluded).not.toMatch(/free/i);
  });

  it('is empty without a price, and for other currencies', () => {
    expect(priceNote(null)).toBe('');
    expect(priceNote({ amount: 0, currency: 'INR' })).toBe('');
    expect(priceNote({ amount: 900_000, currency: 'USD' })).toBe('');
  });
});
