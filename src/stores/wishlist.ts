/** The wishlist of this browser, the same in every tab. */
import { atom } from 'nanostores';
import { addItem, hasItem, type Kept, type KeptItem, parseKept, removeItem } from '../core/wishlist/local-wishlist.ts';
import { onStored, readStored, STORED, writeStored } from './storage.ts';

/** What prerendered pages show. */
export const NOBODYS_WISHLIST: Kept = [];

export const $wishlist = atom<Kept>(
  typeof window === 'undefined' ? NOBODYS_WISHLIST : parseKept(readStored(STORED.wishlist)),
);

onStored(STORED.wishlist, (text) => $wishlist.set(parseKept(text)));

export function keepWishlist(list: Kept): void {
  $wishlist.set(list);
  writeStored(STORED.wishlist, JSON.stringify(list));
}

/** full: the list holds as many as it can, and the piece is not on it. */
export type Toggled = 'added' | 'removed' | 'full';

export function toggleWish(item: KeptItem): Toggled {
  const before = $wishlist.get();
  const present = hasItem(before, item.slug);
  const after = present ? removeItem(before, item.slug) : addItem(before, item);
  if (after === before) return 'full';
  keepWishlist(after);
  return present ? 'removed' : 'added';
}

export function removeWish(slug: string): void {
  keepWishlist(removeItem($wishlist.get(), slug));
}

/** Puts back what was just removed, where it stood. */
export function restoreWish(item: KeptItem, index: number): void {
  const list = $wishlist.get();
  if (!hasItem(list, item.slug)) keepWishlist(list.toSpliced(index, 0, item));
}
