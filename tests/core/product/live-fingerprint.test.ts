import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProductResponse } from '../../../src/core/catalogue/reader.ts';
import { liveFingerprint, rawFingerprint } from '../../../src/core/product/live-fingerprint.ts';
import { aWireProduct } from '../../support/product.ts';

const price = fc.option(fc.integer({ min: 1, max: 1_000_000 }).map((amount) => ({ amount, currency: 'INR' })));
const variant = fc.record({
  _id: fc.uuid(),
  sku: fc.stringMatching(/^[A-Z]{3}-[0-9]{1,4}$/),
  values: fc.constant([]),
  price,
  originalPrice: price,
  stock: fc.nat({ max: 999 }).map((quantity) => ({ quantity, isInStock: quantity > 0 })),
  image: fc.constant(null),
});
const variants = fc.uniqueArray(variant, { minLength: 1, maxLength: 5, selector: ({ sku }) => sku });

describe('the fingerprint of a response', () => {
  it('is that of the product the tolerant reader makes of it, or the reader decides', () => {
    let equal = 0;
    fc.assert(
      fc.property(variants, (some) => {
        const body = { data: aWireProduct({ variants: some }) };
        const product = readProductResponse(body);
        const same = product !== null && rawFingerprint(JSON.stringify(body)) === liveFingerprint(product);
        // The reader drops an original price that is not higher: then the page reads the product as a whole.
        const plain = some.every(
          ({ price: now, originalPrice: was }) => was === null || (now && was.amount > now.amount),
        );
        if (plain) expect(same).toBe(true);
        if (same) equal += 1;
      }),
    );
    expect(equal).toBeGreaterThan(0);
  });

  it('differs after a change of price or stock', () => {
    const of = (changes: object) =>
      rawFingerprint(
        JSON.stringify({
          data: {
            variants: [
              {
                sku: 'A-1',
                price: { amount: 10 },
                originalPrice: null,
                stock: { quantity: 3, isInStock: true },
                ...changes,
              },
            ],
          },
        }),
      );
    expect(of({ price: { amount: 11 } })).not.toBe(of({}));
    expect(of({ stock: { quantity: 2, isInStock: true } })).not.toBe(of({}));
    expect(of({ originalPrice: { amount: 12 } })).not.toBe(of({}));
  });

  it.each(['', '[]', 'null', '{"data":{}}', '{"data":{"variants":[{}]}}', '<html>'])('is null for %s', (body) => {
    expect(rawFingerprint(body)).toBeNull();
  });
});
