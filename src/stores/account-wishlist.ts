/** Keeps the wishlist of this browser and the account's the same: united at sign-in, then each change both ways. */

import type { User } from '../core/account/account.ts';
import { ACCOUNT_ENDPOINTS } from '../core/account/endpoints.ts';
import { SESSION } from '../core/shop/constants.ts';
import { asObject, textList } from '../core/shop/read.ts';
import { type Kept, reconcile, repairItems, samePieces } from '../core/wishlist/local-wishlist.ts';
import { client } from './client.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { $wishlist, keepWishlist } from './wishlist.ts';

const KEY = 'aroha:wishlist-synced';

/** What both sides held when they last agreed, and whose account it was. */
type Agreed = { readonly owner: string; readonly slugs: readonly string[] };

function readAgreed(): Agreed | null {
  try {
    const object = asObject(JSON.parse(readStored(KEY) ?? 'null'));
    return object ? { owner: String(object.owner), slugs: textList(object.slugs) } : null;
  } catch {
    return null;
  }
}

const wire = (list: Kept) => ({ items: list.map(({ slug, addedAt }) => ({ slug, addedAt })) });
const ownerOf = (user: User) => user.id ?? user.email;

function agree(owner: string, list: Kept): void {
  writeStored(KEY, JSON.stringify({ owner, slugs: list.map(({ slug }) => slug) } satisfies Agreed));
}

let owner: string | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;

async function put(list: Kept): Promise<void> {
  const whose = owner;
  if (!whose) return;
  try {
    await client(ACCOUNT_ENDPOINTS.putWishlist, { body: wire(list) });
    if (owner === whose) agree(whose, list);
  } catch (error) {
    // The next page finds the difference and tries again.
    console.warn(error);
  }
}

$wishlist.listen((list) => {
  clearTimeout(waiting);
  const slugs = readAgreed()?.slugs;
  const agreed = slugs?.length === list.length && list.every(({ slug }) => slugs.includes(slug));
  if (owner && !agreed) waiting = setTimeout(() => put(list), SESSION.wishlistDebounceMs);
});

/** Brings both lists together. A backend that keeps no wishlists leaves this browser's as it is. Throws ApiError. */
export async function syncWishlist(user: User): Promise<void> {
  const whose = ownerOf(user);
  const agreed = readAgreed();
  const stranger = agreed !== null && agreed.owner !== whose;
  // Pieces that another account brought here are that account's.
  const mine = () => $wishlist.get().filter(({ slug }) => !(stranger && agreed.slugs.includes(slug)));
  const base = agreed && !stranger ? agreed.slugs : [];
  const answer =
    base.length === 0
      ? await client(ACCOUNT_ENDPOINTS.mergeWishlist, { body: wire(mine()) })
      : await client(ACCOUNT_ENDPOINTS.wishlist);
  const theirs = repairItems(answer);
  const both = reconcile(base, mine(), theirs);
  agree(whose, theirs);
  owner = whose;
  keepWishlist(both);
  if (!samePieces(both, theirs)) await put(both);
}

/** At sign-out: what the account holds leaves this device, what it never had stays. */
export function forgetAccountWishlist(): void {
  owner = null;
  clearTimeout(waiting);
  const agreed = readAgreed();
  removeStored(KEY);
  if (agreed) keepWishlist($wishlist.get().filter(({ slug }) => !agreed.slugs.includes(slug)));
}
