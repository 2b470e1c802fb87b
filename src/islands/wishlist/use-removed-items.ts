/** The list with removed products still in place, so that nothing moves and removals can be undone. */
import { useState } from 'react';
import type { LocalWishlist, LocalWishlistItem } from '../../core/wishlist/local-wishlist.ts';
import { removeWish, restoreWish } from '../../stores/wishlist.ts';

/** index: position in the list, gaps included. */
type Gap = { readonly item: LocalWishlistItem; readonly index: number; readonly to: 'nowhere' | 'cart' };
export type Cell = { readonly item: LocalWishlistItem; readonly gone: Gap['to'] | null };

export function cellsOf(list: LocalWishlist, gaps: readonly Gap[]): readonly Cell[] {
  const cells: Cell[] = list.map((item) => ({ item, gone: null }));
  for (const { item, index, to } of gaps.toSorted((a, b) => a.index - b.index)) {
    if (!list.some(({ slug }) => slug === item.slug)) cells.splice(index, 0, { item, gone: to });
  }
  return cells;
}

export function useRemovedItems(list: LocalWishlist) {
  const [gaps, setGaps] = useState<readonly Gap[]>([]);
  const cells = cellsOf(list, gaps);
  const placeOf = (item: LocalWishlistItem) => cells.findIndex((cell) => cell.item.slug === item.slug);
  const others = (item: LocalWishlistItem) => gaps.filter((gap) => gap.item.slug !== item.slug);
  return {
    cells,
    leave(item: LocalWishlistItem, to: Gap['to']): void {
      setGaps([...others(item), { item, index: placeOf(item), to }]);
      removeWish(item.slug);
    },
    undo(item: LocalWishlistItem): void {
      restoreWish(item, cells.slice(0, placeOf(item)).filter(({ gone }) => gone === null).length);
      setGaps(others(item));
    },
  };
}
