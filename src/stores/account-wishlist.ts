/** Synchronises the browser's wishlist with the account's: merged at sign-in, then changes in both directions. */

import type { User } from '../core/account/account.ts';
import { SESSION } from '../core/account/constants.ts';
import { ACCOUNT_ENDPOINTS } from '../core/account/endpoints.ts';
import { type LocalWishlist, reconcile, repairItems, samePieces } from '../core/wishlist/local-wishlist.ts';
import { client } from './client.ts';
import { removeStored, writeStored } from './storage.ts';
import { KEY, readSynced, type SyncedState, serialize } from './synced-wishlist.ts';
import { $wishlist, storeWishlist } from './wishlist.ts';

const ownerOf = (user: User) => user.id ?? user.email;

function storeSynced(owner: string, list: LocalWishlist): void {
  writeStored(KEY, JSON.stringify({ owner, slugs: list.map(({ slug }) => slug) } satisfies SyncedState));
}

let owner: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

async function putWishlist(list: LocalWishlist): Promise<void> {
  const account = owner;
  if (!account) return;
  try {
    await client(ACCOUNT_ENDPOINTS.putWishlist, { body: serialize(list) });
    if (owner === account) storeSynced(account, list);
  } catch (error) {
    // The next page load syncs again.
    console.warn(error);
  }
}

$wishlist.listen((list) => {
  clearTimeout(timer);
  const slugs = readSynced()?.slugs;
  const synced = slugs?.length === list.length && list.every(({ slug }) => slugs.includes(slug));
  if (owner && !synced) timer = setTimeout(() => putWishlist(list), SESSION.wishlistDebounceMs);
});

/** Merges both lists. If the backend has no wishlists, the browser's stays unchanged. Throws ApiError. */
export async function syncWishlist(user: User): Promise<void> {
  const account = ownerOf(user);
  const synced = readSynced();
  const otherAccount = synced !== null && synced.owner !== account;
  // Products synced from another account do not belong to this one.
  const localItems = () => $wishlist.get().filter(({ slug }) => !(otherAccount && synced.slugs.includes(slug)));
  const base = synced && !otherAccount ? synced.slugs : [];
  const response =
    base.length === 0
      ? await client(ACCOUNT_ENDPOINTS.mergeWishlist, { body: serialize(localItems()) })
      : await client(ACCOUNT_ENDPOINTS.wishlist);
  const remoteItems = repairItems(response);
  const merged = reconcile(base, localItems(), remoteItems);
  storeSynced(account, remoteItems);
  owner = account;
  storeWishlist(merged);
  if (!samePieces(merged, remoteItems)) await putWishlist(merged);
}

/** At sign-out: removes the account's products from this device and keeps the others. */
export function removeAccountWishlist(): void {
  owner = null;
  clearTimeout(timer);
  const synced = readSynced();
  removeStored(KEY);
  if (synced) storeWishlist($wishlist.get().filter(({ slug }) => !synced.slugs.includes(slug)));
}
