import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_QUERY } from '../../../src/core/catalogue/catalogue.ts';
import { pageOf } from '../../../src/core/catalogue/page.ts';
import { readCataloguePage, readProductResponse, readProducts } from '../../../src/core/catalogue/reader.ts';
import { toMajor } from '../../../src/core/shop/money.ts';
import type { Problem } from '../../../src/core/shop/read.ts';
import { forAll } from '../../support/for-all.ts';
import { aProduct, aWireProduct } from '../../support/product.ts';

const lamp = aWireProduct();
const vase = aWireProduct({ _id: 'p2', slug: 'vase', name: 'Vase', price: 900 });
const list = [lamp, vase];
const SHAPES = {
  'the body itself': list,
  data: { data: list },
  'data.data': { data: { data: list } },
  'data.items': { data: { items: list } },
  'data.products': { success: true, data: { products: list } },
  products: { products: list },
  items: { items: list },
  'object values of data': { data: { a: lamp, b: vase } },
  'object values': { a: lamp, b: vase },
};

describe('a list of products', () => {
  it.each(Object.entries(SHAPES))('is found in %s', (_, body) => {
    expect(readProducts(body)?.map(({ id }) => id)).toEqual(['p1', 'p2']);
  });

  it.each(Object.entries(SHAPES))('in %s can be read as a catalogue page', (_, body) => {
    const page = readCataloguePage(body, EMPTY_QUERY);
    expect(page?.items.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect(page?.total).toBe(2);
  });

  it('that is empty is still a list', () => {
    expect(readProducts({ data: [] })).toEqual([]);
    expect(readProducts([])).toEqual([]);
  });

  it('drops and reports an unreadable item', () => {
    const problems: Problem[] = [];
    const read = readProducts({ data: [lamp, { name: 'no id' }, null, vase] }, (problem) => problems.push(problem));
    expect(read?.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect(problems.map(({ where }) => where)).toEqual(['products[1]', 'products[2]']);
  });

  it.each([null, 'text', 7, {}, { message: 'no' }, { data: 'x' }])('is not found in %o', (body) => {
    expect(readProducts(body)).toBeNull();
  });

  it('of any JSON is complete or null, never a throw', () => {
    forAll([fc.jsonValue()], (body) => {
      const read = readProducts(body);
      expect(JSON.parse(JSON.stringify(read))).toEqual(read);
    });
  });
});

describe('one product', () => {
  it.each([lamp, { data: lamp }, { product: lamp }])('is found in %o', (body) => {
    expect(readProductResponse(body)?.slug).toBe('elegant-lamp');
  });

  it.each([null, [], { data: null }, { message: 'Product not found' }])('is not found in %o', (body) => {
    expect(readProductResponse(body)).toBeNull();
  });
});

describe('a page of the catalogue', () => {
  const facets = { ...pageOf([aProduct()], EMPTY_QUERY).facets, brands: [{ value: 'Noor', name: 'Noor', count: 90 }] };

  it('from the backend is used unchanged', () => {
    const price = { min: toMajor(facets.price.min), max: toMajor(facets.price.max) };
    const sent = { ...facets, price };
    const body = { success: true, data: { items: list, total: 90, page: 3, pageSize: 2, facets: sent } };
    expect(readCataloguePage(body, { ...EMPTY_QUERY, category: ['none such'] })).toMatchObject({
      total: 90,
      page: 3,
      pageSize: 2,
      facets,
      items: [{ id: 'p1' }, { id: 'p2' }],
    });
  });

  it('without page figures or facets gets defaults', () => {
    const query = { ...EMPTY_QUERY, page: 2, pageSize: 10 };
    const page = readCataloguePage({ data: { items: list, total: 90 } }, query);
    expect(page).toMatchObject({ total: 90, page: 2, pageSize: 10 });
    expect(page?.facets.brands).toEqual([{ value: 'Noor', name: 'Noor', count: 2 }]);
  });

  it('of a flat list is filtered, sorted and paged here', () => {
    const query = { ...EMPTY_QUERY, sort: 'price-low' as const, pageSize: 1, maxPrice: 500_000 };
    expect(readCataloguePage(list, query)).toMatchObject({ total: 2, items: [{ id: 'p2' }] });
    expect(readCataloguePage(list, { ...query, maxPrice: 100_000 })).toMatchObject({ total: 1 });
  });

  it.each([0, -1, 1.5, Number.NaN, 'x'])('rejects %s as page and page size', (odd) => {
    const page = readCataloguePage({ data: { items: list, total: 90, page: odd, pageSize: odd } }, EMPTY_QUERY);
    expect(page?.page).toSatisfy((n: number) => Number.isInteger(n) && n >= 1);
    expect(page?.pageSize).toSatisfy((n: number) => Number.isInteger(n) && n >= 1);
  });

  it('of any JSON is complete or null, never a throw', () => {
    const data = fc.record(
      { items: fc.array(fc.jsonValue()), total: fc.jsonValue(), page: fc.jsonValue(), facets: fc.jsonValue() },
      { requiredKeys: [] },
    );
    forAll([fc.oneof(fc.jsonValue(), fc.record({ data }))], (body) => {
      const page = readCataloguePage(body, EMPTY_QUERY);
      expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    });
  });
});
