/** The list with what has just left it still in its place, so that nothing jumps and every step can be taken back. */
import { useState } from 'react';
import type { Kept, KeptItem } from '../../core/wishlist/local-wishlist.ts';
import { removeWish, restoreWish } from '../../stores/wishlist.ts';

/** index: the place in the list and its gaps together. */
type Gap = { readonly item: KeptItem; readonly index: number; readonly to: 'nowhere' | 'cart' };
export type Cell = { readonly item: KeptItem; readonly gone: Gap['to'] | null };

export function cellsOf(list: Kept, gaps: readonly Gap[]): readonly Cell[] {
  const cells: Cell[] = list.map((item) => ({ item, gone: null }));
  for (const { item, index, to } of gaps.toSorted((a, b) => a.index - b.index)) {
    if (!list.some(({ slug }) => slug === item.slug)) cells.splice(index, 0, { item, gone: to });
  }
  return cells;
}

export function useGaps(list: Kept) {
  const [gaps, setGaps] = useState<readonly Gap[]>([]);
  const cells = cellsOf(list, gaps);
  const placeOf = (item: KeptItem) => cells.findIndex((cell) => cell.item.slug === item.slug);
  const others = (item: KeptItem) => gaps.filter((gap) => gap.item.slug !== item.slug);
  return {
    cells,
    leave(item: KeptItem, to: Gap['to']): void {
      setGaps([...others(item), { item, index: placeOf(item), to }]);
      removeWish(item.slug);
    },
    undo(item: KeptItem): void {
      restoreWish(item, cells.slice(0, placeOf(item)).filter(({ gone }) => gone === null).length);
      setGaps(others(item));
    },
  };
}
