/**
 * The wishlist: product slugs with the time each was added, stored in the browser and, when signed in, in the account.
 */

import { asObject, asText, findList, firstText, type Report, readList } from '../shop/read.ts';
import { WISHLIST } from './constants.ts';

export type WishlistItem = {
  readonly slug: string;
  /** ISO. */
  readonly addedAt: string;
};
export type Wishlist = readonly WishlistItem[];

const EPOCH = new Date(0).toISOString();

/** Union of both lists: unique slugs with their earliest date, newest first, capped at the maximum. */
export function mergeWishlists(one: Wishlist, other: Wishlist): Wishlist {
  const bySlug = new Map<string, WishlistItem>();
  for (const item of [...one, ...other]) {
    const known = bySlug.get(item.slug);
    if (!known || item.addedAt < known.addedAt) bySlug.set(item.slug, item);
  }
  return [...bySlug.values()]
    .sort((a, b) => b.addedAt.localeCompare(a.addedAt) || a.slug.localeCompare(b.slug))
    .slice(0, WISHLIST.max);
}

function readItem(value: unknown): WishlistItem | null {
  const object = asObject(value);
  const slug = object ? firstText(object, 'slug', 'url_key', 'productSlug') : asText(value);
  if (!slug || slug.length > WISHLIST.slugMax) return null;
  const time = Date.parse((object && firstText(object, 'addedAt', 'createdAt')) ?? '');
  return { slug, addedAt: Number.isNaN(time) ? EPOCH : new Date(time).toISOString() };
}

/** Reads {items}, or a list of slugs or objects; unique slugs, newest first. Invalid items are dropped. */
export function readWishlist(body: unknown, report: Report): Wishlist | null {
  const items = findList(body, 'items', 'wishlist');
  return items && mergeWishlists(readList(items, 'wishlist', readItem, report), []);
}
