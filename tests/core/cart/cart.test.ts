import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  type Cart,
  type CartLine,
  countItems,
  lineLimit,
  removeLine,
  setQuantity,
  subtotal,
} from '../../../src/core/cart/cart.ts';
import { CART } from '../../../src/core/cart/constants.ts';
import { parseQuantity } from '../../../src/core/cart/quantity.ts';
import { readCart } from '../../../src/core/cart/reader.ts';
import { realText } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';

const lamp: CartLine = {
  sku: 'LMP-1',
  slug: 'lamp',
  name: 'Lamp',
  variant: '',
  picture: null,
  price: { amount: 499_000, currency: 'INR' },
  quantity: 1,
  stock: 5,
};
const chair: CartLine = { ...lamp, sku: 'CHR-1', slug: 'chair', name: 'Chair', stock: null };

const picture = fc.record({
  url: fc.constantFrom('https://pictures.example/a.jpg', '/a.webp', `/img/${'ab'.repeat(10)}/640.webp`),
  alt: realText,
  width: fc.option(fc.integer({ min: 1, max: 5000 })),
  height: fc.option(fc.integer({ min: 1, max: 5000 })),
  tint: fc.constantFrom(null, '#a8502f'),
});
const line: fc.Arbitrary<CartLine> = fc.record({
  sku: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
  slug: realText,
  name: realText,
  variant: fc.oneof(fc.constant(''), realText),
  picture: fc.option(picture.map((one) => ({ ...one, hash: /^\/img\/(\w{20})/.exec(one.url)?.[1] ?? null }))),
  price: fc.option(
    fc.record({ amount: fc.integer({ min: 1, max: 1e9 }), currency: fc.constantFrom('INR', 'INR', 'USD') }),
  ),
  quantity: fc.integer({ min: 1, max: 150 }),
  stock: fc.option(fc.integer({ min: 0, max: 200 })),
});
const anyNumber = fc.oneof(
  fc.integer({ min: -5, max: 150 }),
  fc.double({ min: -2, max: 120 }),
  fc.constant(Number.NaN),
);
const step: fc.Arbitrary<(cart: Cart) => Cart> = fc.oneof(
  line.map((one) => (cart: Cart) => addLine(cart, one)),
  fc.tuple(line, anyNumber).map(
    ([one, quantity]) =>
      (cart: Cart) =>
        addLine(cart, { ...one, quantity }),
  ),
  fc.tuple(line, anyNumber).map(
    ([{ sku }, quantity]) =>
      (cart: Cart) =>
        setQuantity(cart, sku, quantity),
  ),
  line.map(
    ({ sku }) =>
      (cart: Cart) =>
        removeLine(cart, sku),
  ),
);
const cartOf = (steps: ((cart: Cart) => Cart)[]) => steps.reduce((cart: Cart, next) => next(cart), []);
const anyCart = fc.array(step, { maxLength: 40 }).map(cartOf);

describe('a cart after random operations', () => {
  it('holds each SKU once, in whole quantities from one to the limit', () => {
    forAll(
      [anyCart],
      (cart) => {
        expect(new Set(cart.map(({ sku }) => sku)).size).toBe(cart.length);
        for (const one of cart) {
          expect(one.quantity).toSatisfy(Number.isInteger);
          expect(one.quantity).toBeGreaterThanOrEqual(CART.minQuantity);
          expect(one.quantity).toBeLessThanOrEqual(lineLimit(one));
        }
      },
      500,
    );
  });

  it('has a subtotal in the currency of the first line with a price', () => {
    forAll([anyCart], (cart) => {
      const currency = cart.find(({ price }) => price)?.price?.currency;
      let sum = 0;
      for (const { price, quantity } of cart) if (price?.currency === currency) sum += (price?.amount ?? 0) * quantity;
      expect(subtotal(cart)).toEqual(currency ? { amount: sum, currency } : null);
    });
  });

  it('is parsed as it was stored', () => {
    forAll([anyCart], (cart) => expect(readCart(JSON.stringify(cart))).toEqual(cart));
  });
});

describe('adding to a cart', () => {
  it('appends a new line', () => {
    expect(addLine([lamp], chair)).toEqual([lamp, chair]);
  });

  it('adds up the quantities of one SKU and updates its data', () => {
    const cheaper = { ...lamp, quantity: 2, price: { amount: 100, currency: 'INR' as const } };
    expect(addLine([lamp, chair], cheaper)).toEqual([{ ...cheaper, quantity: 3 }, chair]);
  });

  it('is capped at the stock', () => {
    expect(addLine([{ ...lamp, quantity: 4 }], { ...lamp, quantity: 4 })[0]?.quantity).toBe(5);
  });

  it(`is capped at ${CART.maxPerLine} when the stock is unknown`, () => {
    expect(addLine([chair], { ...chair, quantity: 500 })[0]?.quantity).toBe(CART.maxPerLine);
  });

  it('adds no sold-out item', () => {
    expect(addLine([], { ...lamp, stock: 0 })).toEqual([]);
  });

  it(`ignores lines beyond ${CART.maxLines}`, () => {
    const full = Array.from({ length: CART.maxLines }, (_, index) => ({ ...chair, sku: `S${index}` }));
    expect(addLine(full, lamp)).toBe(full);
    expect(addLine(full, { ...chair, sku: 'S3' })[3]?.quantity).toBe(2);
  });
});

describe('a quantity in the cart', () => {
  it.each([0, -1, -100])('of %i removes the line', (quantity) => {
    expect(setQuantity([lamp, chair], lamp.sku, quantity)).toEqual([chair]);
  });

  it('above the stock is reduced to the stock', () => {
    expect(setQuantity([lamp], lamp.sku, 9)[0]?.quantity).toBe(5);
  });

  it('of an unknown SKU changes nothing', () => {
    expect(setQuantity([lamp], 'ELSE', 3)).toEqual([lamp]);
  });

  it('is summed over all lines', () => {
    expect(countItems([{ ...lamp, quantity: 2 }, chair])).toBe(3);
    expect(countItems([])).toBe(0);
  });

  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['007', 7],
    ['100000', 100_000],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    ['0', 'tooFew'],
    ['000', 'tooFew'],
    ['-3', 'tooFew'],
    ['−3', 'tooFew'],
    ['', 'notWhole'],
    ['-', 'notWhole'],
    ['1.5', 'notWhole'],
    ['1,5', 'notWhole'],
    ['2e3', 'notWhole'],
    ['a3b', 'notWhole'],
    ['٣', 'notWhole'],
  ])('typed as "%s" reads as %s', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });
});

describe('a stored cart', () => {
  it('of any text is a cart, never a throw', () => {
    forAll([fc.string({ unit: 'binary' })], (text) => expect(readCart(text)).toEqual([]));
  });

  it('of any JSON is a cart without undefined or NaN', () => {
    forAll([fc.json()], (text) => {
      const cart = readCart(text);
      expect(JSON.parse(JSON.stringify(cart))).toEqual(cart);
    });
  });

  it('of almost valid lines satisfies the invariants', () => {
    const odd = fc.oneof(fc.jsonValue(), fc.constant('12'), fc.double(), fc.constantFrom('A', 'B'));
    const almost = fc.array(fc.record({ sku: odd, slug: odd, name: odd, quantity: odd, price: odd, stock: odd }));
    forAll([almost], (lines) => {
      const cart = readCart(JSON.stringify(lines));
      expect(new Set(cart.map(({ sku }) => sku)).size).toBe(cart.length);
      for (const { quantity } of cart)
        expect(quantity).toSatisfy((n: number) => Number.isInteger(n) && n >= 1 && n <= 99);
      expect(readCart(JSON.stringify(cart))).toEqual(cart);
    });
  });

  it('drops an invalid line and keeps the others', () => {
    expect(readCart(JSON.stringify([{ ...lamp, sku: '' }, chair]))).toEqual([chair]);
  });

  it('keeps the first of equal SKUs', () => {
    expect(readCart(JSON.stringify([lamp, { ...lamp, quantity: 3 }]))).toEqual([lamp]);
  });

  it.each([
    undefined,
    '',
    '{',
    '{}',
    '{"a":1}',
    'null',
    '42',
    '[',
    '[1',
    '[[[[',
    '"\u0000"',
    '[null,{"sku":1}]',
    `[${'{"sku":"x"},'.repeat(50)}{}]`,
  ])('of %s is empty', (stored) => {
    expect(readCart(stored)).toEqual([]);
  });
});
