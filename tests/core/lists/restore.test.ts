import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../../src/core/cart/cart.ts';
import { mergeLines, restoreNotes } from '../../../src/core/lists/restore.ts';
import { RESTORE_COPY as SAY } from '../../../src/core/lists/restore-copy.ts';

const line = (sku: string, quantity: number, stock: number | null = 9): CartLine => ({
  sku,
  slug: sku,
  name: sku,
  variant: '',
  picture: null,
  price: null,
  quantity,
  stock,
});
const sizes = (cart: readonly CartLine[]) => cart.map(({ sku, quantity }) => [sku, quantity]);

describe('a restored cart', () => {
  it('joins the present one; of a piece in both the larger quantity counts', () => {
    const merged = mergeLines([line('a', 1), line('b', 5)], [line('a', 3), line('b', 2), line('c', 1)]);
    expect(sizes(merged)).toEqual([
      ['a', 3],
      ['b', 5],
      ['c', 1],
    ]);
  });

  it('stays the same when its link is opened again', () => {
    const once = mergeLines([], [line('a', 2), line('b', 1)]);
    expect(mergeLines(once, [line('a', 2), line('b', 1)])).toEqual(once);
  });

  it('takes no more than there are', () => {
    expect(sizes(mergeLines([line('a', 1)], [line('a', 8, 4)]))).toEqual([['a', 4]]);
  });

  it('says what is not available as it was saved', () => {
    const quoted = (sku: string, available: number) => ({ sku, name: sku.toUpperCase(), variant: '', available });
    const wanted = ['a', 'b', 'c', 'd'].map((sku) => ({ sku, quantity: 2 }));
    const lines = [quoted('a', 2), quoted('b', 1), quoted('c', 0)];
    expect(restoreNotes(wanted, { lines } as never)).toEqual([SAY.fewer('B', 1), SAY.soldOut('C'), SAY.gone(1)]);
    expect(restoreNotes(wanted.slice(0, 1), { lines } as never)).toEqual([]);
  });
});
