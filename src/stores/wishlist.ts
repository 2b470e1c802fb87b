/** The wishlist in this browser, synchronised across tabs. */
import { atom } from 'nanostores';
import {
  addItem,
  hasItem,
  type LocalWishlist,
  type LocalWishlistItem,
  removeItem,
} from '../core/wishlist/local-wishlist.ts';
import { parseLocalWishlist } from '../core/wishlist/reader.ts';
import { onStorageChange, readStored, STORED, writeStored } from './storage.ts';

/** The wishlist of prerendered pages. */
export const EMPTY_WISHLIST: LocalWishlist = [];

export const $wishlist = atom<LocalWishlist>(
  typeof window === 'undefined' ? EMPTY_WISHLIST : parseLocalWishlist(readStored(STORED.wishlist)),
);

onStorageChange(STORED.wishlist, (text) => $wishlist.set(parseLocalWishlist(text)));

export function storeWishlist(list: LocalWishlist): void {
  $wishlist.set(list);
  writeStored(STORED.wishlist, JSON.stringify(list));
}

/** full: the list is at its maximum, and the product is not on it. */
export type Toggled = 'added' | 'removed' | 'full';

export function toggleWish(item: LocalWishlistItem): Toggled {
  const before = $wishlist.get();
  const present = hasItem(before, item.slug);
  const after = present ? removeItem(before, item.slug) : addItem(before, item);
  if (after === before) return 'full';
  storeWishlist(after);
  return present ? 'removed' : 'added';
}

export function removeWish(slug: string): void {
  storeWishlist(removeItem($wishlist.get(), slug));
}

/** Restores a removed product at its position. */
export function restoreWish(item: LocalWishlistItem, index: number): void {
  const list = $wishlist.get();
  if (!hasItem(list, item.slug)) storeWishlist(list.toSpliced(index, 0, item));
}
