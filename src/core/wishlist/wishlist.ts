/** The wishlist: slugs of products with the moment each was added, kept by the browser and, once signed in, the account. */
import { WISHLIST } from '../shop/constants.ts';
import { asObject, asText, findList, firstText, type Report, readList } from '../shop/read.ts';

export type WishlistItem = {
  readonly slug: string;
  /** ISO. */
  readonly addedAt: string;
};
export type Wishlist = readonly WishlistItem[];

const EPOCH = new Date(0).toISOString();

/** Both lists as one: each slug once, since it was first added, the newest in front, no longer than a list may be. */
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

/** Reads {items}, or a list of slugs or objects; each slug once, the newest in front. What cannot be read is left out. */
export function readWishlist(body: unknown, report: Report): Wishlist | null {
  const items = findList(body, 'items', 'wishlist');
  return items && mergeWishlists(readList(items, 'wishlist', readItem, report), []);
}
