import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardFacts } from '../../../src/components/product/CardFacts.tsx';
import { aProduct } from '../../support/product.ts';

const dimensions = { width: 198, depth: 92, height: 80 };
const textOf = (changes: Parameters<typeof aProduct>[0]) => {
  const element = CardFacts({ product: aProduct(changes) });
  return element && renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, '');
};

describe('the line of facts on a card', () => {
  it('names size and lead time', () => {
    expect(textOf({ dimensions })).toBe('198 × 92 × 80 cm · leaves in 1–3 days');
  });

  it('leaves out the thickness of flat pieces', () => {
    expect(textOf({ dimensions: { width: 200, depth: 220, height: 1 } })).toMatch(/^200 × 220 cm · /);
    expect(textOf({ dimensions: { width: 140, depth: 0.5, height: 250 } })).toMatch(/^140 × 250 cm · /);
    expect(textOf({ dimensions: { width: 40, depth: 1, height: 1 } })).toMatch(/^40 × 1 × 1 cm · /);
  });

  it('leaves out what is unknown', () => {
    expect(textOf({ dimensions: null })).toBe('leaves in 1–3 days');
    expect(textOf({ dimensions, inStock: false })).toBe('198 × 92 × 80 cm');
    expect(textOf({ dimensions: null, inStock: false })).toBeNull();
  });
});
