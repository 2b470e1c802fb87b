/** Recognising that a list shows something else than its page was built from. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkAttributes, markOf } from '../../../src/core/catalogue/list-check.ts';
import { forAll } from '../../support/for-all.ts';

const item = { slug: 'lamp', price: { amount: 100 }, stock: { isInStock: true, quantity: 5 }, isNewProduct: false };
const body = (...items: object[]) => JSON.stringify({ data: { items, total: items.length, facets: { inStock: 3 } } });
const mark = markOf(body(item));

it('is the same when only quantities and counts of filters differ', () => {
  forAll([fc.nat(), fc.nat()], (quantity, inStock) => {
    const other = { ...item, stock: { isInStock: true, quantity } };
    expect(markOf(JSON.stringify({ data: { items: [other], total: 1, facets: { inStock } } }))).toBe(mark);
  });
});

it('differs with a price, a badge, sold out, and a new, withdrawn or moved piece', () => {
  const others = [
    body({ ...item, price: { amount: 101 } }),
    body({ ...item, isNewProduct: true }),
    body({ ...item, stock: { isInStock: false, quantity: 0 } }),
    body(item, { ...item, slug: 'sofa' }),
    body({ ...item, slug: 'sofa' }, item),
    body(),
  ];
  expect(new Set([mark, ...others.map(markOf)]).size).toBe(others.length + 1);
});

it('a page without a check has no attributes', () => {
  expect(checkAttributes(null)).toEqual({});
  expect(checkAttributes({ url: '/api/categories', etag: 'W/"a"', mark })).toEqual({
    'data-check': '/api/categories',
    'data-etag': 'W/"a"',
    'data-mark': mark,
  });
});
