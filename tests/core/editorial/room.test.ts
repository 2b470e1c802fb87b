import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../../src/core/cart/cart.ts';
import {
  availableSkus,
  dollars,
  dollarText,
  measuresText,
  nextRoom,
  productsBeforeRoom,
  type RoomLink,
  roomOfPage,
  roomPrice,
  roomProducts,
} from '../../../src/core/editorial/room.ts';
import { formatMoney, toShopCurrency } from '../../../src/core/shop/money.ts';

const line = (sku: string, amount: number | null, stock: number | null = 3): CartLine => ({
  sku,
  slug: sku,
  name: sku,
  variant: '',
  picture: null,
  price: amount === null ? null : { amount, currency: 'INR' },
  quantity: 1,
  stock,
});

describe('the room in a product list', () => {
  const picture = { url: '/a.webp', alt: '', hash: null, width: 1600, height: 900, tint: null } as const;
  const rooms = ['Oslo', 'Lisbon'].map((name, order): RoomLink => ({ name, order, line: name, picture }));

  it('is another one on each page', () => {
    expect([1, 2, 3].map((page) => roomOfPage(rooms, page, 24)?.name)).toEqual(['Oslo', 'Lisbon', 'Oslo']);
  });

  it('is missing on short pages, and without rooms', () => {
    expect(roomOfPage(rooms, 1, 15)).toBeNull();
    expect(roomOfPage([], 1, 24)).toBeNull();
  });

  it.each([2, 3, 4, 5, 6])('begins where two columns of %i are free', (columns) => {
    for (const page of [1, 2, 3]) expect(productsBeforeRoom(page) % columns).toBeLessThanOrEqual(columns - 2);
  });
});

describe('a room', () => {
  it('formats dollars', () => {
    expect([dollarText(69), dollarText(1299)]).toEqual(['about US$ 69', 'about US$ 1,299']);
  });

  it('prices its lamp and chair at the converted dollars', () => {
    const rupees = [69, 299].map((usd) => formatMoney(toShopCurrency(dollars(usd) ?? { amount: 0, currency: 'USD' })));
    expect(rupees).toEqual(['₹5,710', '₹24,742']);
  });

  it('writes its size in metres', () => {
    expect(measuresText({ width: 5.6, depth: 6.4, height: 2.85 })).toBe('5.6 × 6.4 m, 2.85 m high');
  });

  it('lists each product once, those only in the portrait last', () => {
    const spot = (product: string) => ({ product, x: 1, y: 1, usd: null });
    expect(roomProducts({ hotspots: [spot('a'), spot('b')], portraitHotspots: [spot('b'), spot('c')] })).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('sums the selected products, and offers only available ones', () => {
    const lines = [line('a', 100), line('b', 250), line('c', 900, 0), line('d', null), line('e', 5, null)];
    expect([...availableSkus(lines)]).toEqual(['a', 'b', 'e']);
    expect(roomPrice(lines, new Set(['a', 'b']))).toEqual({ amount: 350, currency: 'INR' });
    expect(roomPrice(lines, new Set())).toBeNull();
  });

  it('has a next one, and the last wraps to the first', () => {
    const rooms = [{ order: 2 }, { order: 0 }, { order: 1 }];
    expect([0, 1, 2].map((order) => nextRoom(rooms, order)?.order)).toEqual([1, 2, 0]);
  });
});
