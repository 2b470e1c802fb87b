import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../../src/core/cart/cart.ts';
import { dollars, dollarText, nextRoom, piecesOf, roomPrice, takeable } from '../../../src/core/editorial/room.ts';
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

describe('a room', () => {
  it('writes dollars as the specification does', () => {
    expect([dollarText(69), dollarText(299)]).toEqual(['$ 69.00 USD', '$ 299.00 USD']);
  });

  it('asks for its lamp and chair what their dollars come to in rupees', () => {
    const rupees = [69, 299].map((usd) => formatMoney(toShopCurrency(dollars(usd) ?? { amount: 0, currency: 'USD' })));
    expect(rupees).toEqual(['₹5,710', '₹24,742']);
  });

  it('has each piece once, those of the upright picture last', () => {
    const spot = (product: string) => ({ product, x: 1, y: 1, usd: null });
    expect(piecesOf({ hotspots: [spot('a'), spot('b')], portraitHotspots: [spot('b'), spot('c')] })).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('costs what is chosen of it, and offers only what can be bought', () => {
    const lines = [line('a', 100), line('b', 250), line('c', 900, 0), line('d', null), line('e', 5, null)];
    expect([...takeable(lines)]).toEqual(['a', 'b', 'e']);
    expect(roomPrice(lines, new Set(['a', 'b']))).toEqual({ amount: 350, currency: 'INR' });
    expect(roomPrice(lines, new Set())).toBeNull();
  });

  it('is followed by the next, and the last by the first', () => {
    const rooms = [{ order: 2 }, { order: 0 }, { order: 1 }];
    expect([0, 1, 2].map((order) => nextRoom(rooms, order)?.order)).toEqual([1, 2, 0]);
  });
});
