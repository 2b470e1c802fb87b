import { describe, expect, it } from 'vitest';
import { EMPTY_QUERY } from '../../../src/core/catalogue/catalogue.ts';
import { categoryListing, LISTINGS, withPreset } from '../../../src/core/catalogue/listing.ts';
import { ROUTES } from '../../../src/core/shop/routes.ts';
import { anyQuery } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';

const preset = (id: string) => LISTINGS.find((listing) => listing.id === id)?.preset ?? {};

describe('a listing', () => {
  it('has a route of its own', () => {
    const paths: string[] = Object.values(ROUTES).map(({ path }) => path);
    for (const { path, id } of LISTINGS) {
      expect(paths).toContain(path);
      expect(path).toBe(`/${id}`);
    }
  });

  it('titled Premium Collection is unfiltered', () => {
    expect(LISTINGS.find(({ heading }) => heading === 'Premium Collection')).toMatchObject({
      path: '/shop',
      preset: {},
    });
  });

  it('keeps its preset regardless of the URL', () => {
    forAll([anyQuery], (query) => {
      expect(withPreset(query, preset('sale')).onSale).toBe(true);
      expect(withPreset(query, preset('featured')).featured).toBe(true);
      expect(withPreset(query, preset('new-arrivals')).isNew).toBe(true);
      expect(withPreset(query, preset('shop'))).toEqual(query);
    });
  });

  it('of new arrivals is sorted by newest, unless the URL sets a sort', () => {
    expect(withPreset(EMPTY_QUERY, preset('new-arrivals')).sort).toBe('newest');
    expect(withPreset({ ...EMPTY_QUERY, sort: 'price-low' }, preset('new-arrivals')).sort).toBe('price-low');
  });

  it('of a category contains that category, with its description or line', () => {
    const category = { slug: 'lighting', name: 'Lighting', line: 'Lamps', description: '' };
    expect(categoryListing(category)).toEqual({
      id: 'category/lighting',
      path: '/category/lighting',
      heading: 'Lighting',
      line: 'Lamps',
      preset: { category: ['lighting'] },
    });
    expect(categoryListing({ ...category, description: 'Good light.' }).line).toBe('Good light.');
  });
});
