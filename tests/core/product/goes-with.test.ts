import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goesWith } from '../../../src/core/product/goes-with.ts';
import type { Product } from '../../../src/core/product/product.ts';
import { forAll } from '../../support/for-all.ts';
import { aProduct } from '../../support/product.ts';

const piece = (slug: string, type: string | null, price: number, changes: Partial<Product> = {}) =>
  aProduct({ slug, type, price: { amount: price, currency: 'INR' }, category: null, ...changes });

const sofa = piece('sofa', 'Sofas', 80_000);
const settee = piece('settee', 'Sofas', 70_000);
const table = piece('table', 'Coffee tables', 30_000);
const arcLamp = piece('arc-lamp', 'Floor lamps', 40_000);
const tripodLamp = piece('tripod-lamp', 'Floor lamps', 20_000);
const duvet = piece('duvet', 'Bed linen', 79_000);
const towels = piece('towels', 'Towels', 2_000);
const ALL = [sofa, settee, towels, duvet, tripodLamp, arcLamp, table];
const slugs = (of: Product, all: readonly Product[], rooms: string[][] = [], collections: string[][] = []) =>
  goesWith(all, { rooms, collections })(of, 4).map(({ slug }) => slug);

describe('the pieces that go with a product', () => {
  it('are of the same room of a home, nearest in price first', () => {
    expect(slugs(sofa, ALL)).toEqual(['arc-lamp', 'table']);
  });

  it('begin with those shown in the same room', () => {
    expect(slugs(sofa, ALL, [['sofa', 'table']])).toEqual(['table', 'arc-lamp']);
  });

  it('end with those that share a collection alone', () => {
    expect(slugs(sofa, ALL, [], [['sofa', 'duvet', 'towels']])).toEqual(['arc-lamp', 'table', 'duvet', 'towels']);
    expect(slugs(sofa, ALL, [], [['settee', 'duvet', 'towels']])).not.toContain('duvet');
  });

  it('that are sold out come after all others', () => {
    const without = ALL.map((one) => (one === arcLamp ? { ...one, inStock: false } : one));
    expect(slugs(sofa, without)).toEqual(['table', 'tripod-lamp']);
  });

  it('are never two lamps, whatever their types', () => {
    const deskLamp = piece('desk-lamp', 'Desk lamps', 39_000);
    expect(slugs(sofa, [...ALL, deskLamp], [['sofa', 'desk-lamp', 'tripod-lamp']])).toEqual(['tripod-lamp', 'table']);
    expect(slugs(deskLamp, [deskLamp, arcLamp], [['desk-lamp', 'arc-lamp']])).toEqual([]);
  });

  it('without a type are told apart by category', () => {
    const bare = (slug: string, category: string) =>
      piece(slug, null, 100, { category: { id: category, slug: category, name: category } });
    const all = [bare('a', 'x'), bare('b', 'x'), bare('c', 'y'), bare('d', 'y'), bare('e', 'z')];
    const set = [all.map(({ slug }) => slug)];
    expect(slugs(all[0] as Product, all, [], set)).toEqual(['c', 'e']);
  });

  it('are never itself, nor of its type, nor two of one type, in any catalogue', () => {
    const pieces = fc.uniqueArray(
      fc.record({
        slug: fc.stringMatching(/^[a-f]{1,2}$/),
        type: fc.constantFrom('Sofas', 'Chairs', 'Desks', 'Rugs', null),
        price: fc.constantFrom(null, { amount: 100, currency: 'INR' as const }),
        category: fc.constantFrom(null, { id: '1', slug: 'outdoor', name: 'Outdoor' }),
        inStock: fc.boolean(),
      }),
      { minLength: 1, selector: ({ slug }) => slug },
    );
    forAll([pieces], (all) => {
      const [first] = all;
      if (!first) return;
      const found = goesWith(all, { rooms: [all.map(({ slug }) => slug)], collections: [] })(first, 4);
      const types = found.map(({ type }) => type).filter((type) => type !== null);
      expect(found).not.toContain(first);
      expect(new Set(types).size).toBe(types.length);
      if (first.type) expect(types).not.toContain(first.type);
    });
  });

  it('are the best of all: no other product that stands in their way changes them', () => {
    const pieces = fc.uniqueArray(
      fc.record({
        slug: fc.stringMatching(/^[a-f]{1,3}$/),
        type: fc.constantFrom('Sofas', 'Rugs', 'Floor lamps', 'Towels', null),
        price: fc.option(
          fc.record({ amount: fc.integer({ min: 1, max: 40 }), currency: fc.constant('INR' as const) }),
          {
            freq: 9,
          },
        ),
        category: fc.constant(null),
        inStock: fc.boolean(),
      }),
      { minLength: 2, maxLength: 40, selector: ({ slug }) => slug },
    );
    forAll([pieces, fc.nat(5), fc.nat(5)], (all, inRoom, inCollection) => {
      const [first] = all;
      if (!first) return;
      const set = (count: number) => [all.slice(0, count).map(({ slug }) => slug)];
      const company = { rooms: set(inRoom), collections: set(inCollection) };
      const found = goesWith(all, company)(first, 3);
      for (const one of all) {
        const few = all.filter((other) => other === first || other === one || found.includes(other));
        expect(goesWith(few, company)(first, 3)).toEqual(found);
      }
    });
  });
});
