import { describe, expect, it } from 'vitest';
import { available, defaultVariant, findVariant, variantName } from '../../../src/core/product/variant.ts';
import { aProduct } from '../../support/product.ts';

describe('a variant', () => {
  const [only] = aProduct().variants;
  if (!only) throw new Error('The sample has no variant.');
  const oak = { ...only, sku: 'OAK', values: ['Oak', 'Small'], inStock: false, stock: 0 };
  const ash = { ...only, sku: 'ASH', values: ['Ash', 'Small'] };

  it('is the default when it is the first in stock, else the first', () => {
    expect(defaultVariant({ variants: [oak, ash] })).toBe(ash);
    expect(defaultVariant({ variants: [oak] })).toBe(oak);
    expect(defaultVariant({ variants: [] })).toBeNull();
  });

  it('is found by exactly its values', () => {
    expect(findVariant({ variants: [oak, ash] }, ['Ash', 'Small'])).toBe(ash);
    expect(findVariant({ variants: [oak, ash] }, ['Ash', 'Large'])).toBeNull();
    expect(findVariant({ variants: [oak, ash] }, ['Ash'])).toBeNull();
    expect(findVariant({ variants: [only] }, [])).toBe(only);
  });

  it('is named by its values', () => {
    expect(variantName(ash)).toBe('Ash / Small');
    expect(variantName(only)).toBe('');
  });

  it('is available as often as it is in stock', () => {
    expect(available({ inStock: true, stock: 3 })).toBe(3);
    expect(available({ inStock: true, stock: null })).toBeNull();
    expect(available({ inStock: false, stock: 3 })).toBe(0);
  });
});
