import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_QUERY } from '../../../src/core/catalogue/catalogue.ts';
import { categorySlugOf, readTitle, SHOP_TABS } from '../../../src/core/catalogue/link-state.ts';
import { readQuery, writeQuery } from '../../../src/core/catalogue/query-address.ts';
import { forAll } from '../../support/for-all.ts';

const params = (text: string) => new URLSearchParams(text);
const LIGHTING = { slug: 'lighting', id: 'c-7', name: 'Lighting' };
const DECOR = { slug: 'decor', id: 'c-8', name: 'Décor' };

describe('a tab of the home page', () => {
  it.each([
    ['New Designs', 'new=true&title=New+Designs', { isNew: true }],
    ['Best Sellers', 'bestselling=true&title=Best+Sellers', { sort: 'popular' }],
    ['Sale', 'onsale=true&title=Sale', { onSale: true }],
  ] as const)('%s leads to its list with its title', (title, text, changes) => {
    expect(readQuery(params(text))).toEqual({ ...EMPTY_QUERY, ...changes });
    expect(readTitle(params(text))).toBe(title);
  });

  it("does not override the shopper's sort", () => {
    expect(readQuery(params('bestselling=true&sort=price-low')).sort).toBe('price-low');
  });

  it('is the only title that a link can set', () => {
    for (const text of ['', 'title=', 'title=Free+money', 'title=%3Cscript%3E', 'title=sale']) {
      expect(readTitle(params(text)), text).toBeNull();
    }
    forAll([fc.string()], (title) => {
      const known = SHOP_TABS.some((tab) => tab === title);
      expect(readTitle(new URLSearchParams({ title })) === null).toBe(!known);
    });
  });

  it('is written in canonical form after a change of the list', () => {
    expect(writeQuery(readQuery(params('new=true&title=New+Designs'))).toString()).toBe('isNew=true');
  });
});

describe('an unknown category address', () => {
  it.each([
    ['/category/c-7', '', 'lighting'],
    ['/category/c-7/', '', 'lighting'],
    ['/category/Lighting', '', 'lighting'],
    ['/category/D%C3%A9cor', '', 'decor'],
    ['/category/unknown', 'id=c-8', 'decor'],
    ['/category/unknown', 'name=Lighting&from=category-slider', 'lighting'],
    ['/category/unknown', '', null],
    ['/category/%E0%A4%A', '', null],
    ['/product/c-7', '', null],
    ['/category', '', null],
    ['//category/c-7', '', null],
  ])('%s?%s refers to %s', (path, text, slug) => {
    expect(categorySlugOf(path, params(text), [LIGHTING, DECOR])).toBe(slug);
  });
});
