import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_QUERY, pageCount } from '../../../src/core/catalogue/catalogue.ts';
import { readQuery, writeQuery } from '../../../src/core/catalogue/query-address.ts';
import { anyQuery, anyText } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';

const read = (text: string) => readQuery(new URLSearchParams(text));

describe('a catalogue query', () => {
  it('survives a round trip through the URL', () => {
    forAll(
      [anyQuery],
      (query) => expect(readQuery(new URLSearchParams(writeQuery(query).toString()))).toEqual(query),
      500,
    );
  });

  it('with default values needs no parameters', () => {
    expect(writeQuery(EMPTY_QUERY).toString()).toBe('');
    expect(read('')).toEqual(EMPTY_QUERY);
  });

  it('has one canonical URL, regardless of the order of parameters', () => {
    const text = 'sort=newest&brand=Noor&category=decor&category=lighting&page=2';
    const shuffled = 'page=2&category=decor&brand=Noor&category=lighting&sort=newest';
    expect(writeQuery(read(shuffled)).toString()).toBe(writeQuery(read(text)).toString());
  });

  it('of any URL text is a query, never a throw', () => {
    forAll([fc.webQueryParameters()], (text) => {
      const query = read(text);
      expect(readQuery(writeQuery(query))).toEqual(query);
    });
  });

  it('with malformed parameters is a query within the limits', () => {
    const pairs = fc.array(
      fc.tuple(fc.constantFrom(...Object.keys(EMPTY_QUERY)), fc.oneof(anyText, fc.double().map(String))),
    );
    forAll([pairs], (list) => {
      const query = readQuery(new URLSearchParams(list));
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(query.pageSize).toSatisfy((size: number) => Number.isInteger(size) && size >= 1 && size <= 96);
      for (const rating of query.rating) expect([1, 2, 3, 4, 5]).toContain(rating);
      expect(JSON.parse(JSON.stringify(query))).toEqual(query);
    });
  });

  it.each([
    ['page=0', { page: 1 }],
    ['page=-3', { page: 1 }],
    ['page=99999999', { page: 10_000 }],
    ['pageSize=1000', { pageSize: 96 }],
    ['minPrice=1.5', { minPrice: null }],
    ['minPrice=', { minPrice: null }],
    ['maxPrice=0', { maxPrice: 0 }],
    ['minPrice=4990', { minPrice: 499_000 }],
    ['sort=cheapest', { sort: 'featured' }],
    ['inStock=1&isNew=true&onSale=yes', { inStock: true, isNew: true, onSale: false }],
    ['rating=9&rating=x', { rating: [5] }],
    ['q=%20%20lamp%20', { q: 'lamp' }],
    ['brand=Noor&brand=Noor&brand=', { brand: ['Noor'] }],
    ['brand=Smith%2C+Sons', { brand: ['Smith, Sons'] }],
  ])('of ?%s has %o', (text, part) => {
    expect(read(text)).toMatchObject(part);
  });
});

describe('the number of pages', () => {
  it.each([
    [0, 24, 1],
    [24, 24, 1],
    [25, 24, 2],
    [100_000, 96, 1042],
  ])('of %i products, %i a page, is %i', (total, pageSize, pages) => {
    expect(pageCount(total, pageSize)).toBe(pages);
  });
});
