/** What of the wishlist the account was last known to have. */
import { asObject, textList } from '../core/shop/read.ts';
import type { LocalWishlist } from '../core/wishlist/local-wishlist.ts';
import { readStored } from './storage.ts';

export const KEY = 'aroha:wishlist-synced';

/** The last synchronised state, and the account it belongs to. */
export type SyncedState = { readonly owner: string; readonly slugs: readonly string[] };

export function readSynced(): SyncedState | null {
  try {
    const object = asObject(JSON.parse(readStored(KEY) ?? 'null'));
    return object ? { owner: String(object.owner), slugs: textList(object.slugs) } : null;
  } catch {
    return null;
  }
}

export const serialize = (list: LocalWishlist) => ({ items: list.map(({ slug, addedAt }) => ({ slug, addedAt })) });
