/** The wishlist in the browser: each product with its state when saved, newest first. */

import { type Money, readCurrency } from '../shop/money.ts';
import { asNumber, asObject, asText } from '../shop/read.ts';
import { WISHLIST } from './constants.ts';

/** A product's state when it was saved; null: unknown. */
export type PriceSnapshot = { readonly name: string; readonly price: Money | null; readonly inStock: boolean | null };
export type LocalWishlistItem = PriceSnapshot & {
  readonly slug: string;
  /** ISO date. */
  readonly addedAt: string;
};
export type LocalWishlist = readonly LocalWishlistItem[];

/** Replaces an invalid date: older than any other. */
const LONG_AGO = new Date(0).toISOString();
const SLUG = /^[^\s/?#,]+$/;

export function hasItem(list: LocalWishlist, slug: string): boolean {
  return list.some((item) => item.slug === slug);
}

/** Adds a product to the front. No change when it is already listed or the list is full. */
export function addItem(list: LocalWishlist, item: LocalWishlistItem): LocalWishlist {
  return hasItem(list, item.slug) || list.length >= WISHLIST.max ? list : [item, ...list];
}

export function removeItem(list: LocalWishlist, slug: string): LocalWishlist {
  return list.filter((item) => item.slug !== slug);
}

/** Union of both lists: duplicates keep the earlier date and whatever data either has. Capped at the maximum. */
export function mergeLocalWishlists(local: LocalWishlist, remote: LocalWishlist): LocalWishlist {
  const bySlug = new Map<string, LocalWishlistItem>();
  for (const item of [...local, ...remote]) {
    const other = bySlug.get(item.slug);
    const earlier = other && other.addedAt <= item.addedAt ? other : item;
    bySlug.set(item.slug, {
      slug: item.slug,
      addedAt: earlier.addedAt,
      name: other?.name || item.name,
      price: other?.price ?? item.price,
      inStock: other?.inStock ?? item.inStock,
    });
  }
  const all = [...bySlug.values()].sort((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0));
  return all.slice(0, WISHLIST.max);
}

/**
 * Three-way merge of two copies of a list: removals and additions relative to base, a list of slugs, apply from both
 * sides. With an empty base, as at the first sign-in, it is their union.
 */
export function reconcile(base: readonly string[], local: LocalWishlist, remote: LocalWishlist): LocalWishlist {
  const gone = base.filter((slug) => !hasItem(local, slug) || !hasItem(remote, slug));
  return mergeLocalWishlists(local, remote).filter((item) => !gone.includes(item.slug));
}

/** True when both hold the same products, in any order. */
export function samePieces(one: LocalWishlist, other: LocalWishlist): boolean {
  return one.length === other.length && one.every((item) => hasItem(other, item.slug));
}

function readPrice(value: unknown): Money | null {
  const money = asObject(value);
  const amount = asNumber(money?.amount);
  if (amount === null || !Number.isSafeInteger(amount) || amount <= 0) return null;
  return { amount, currency: readCurrency(money?.currency) };
}

/** Reads the snapshot from a heart's data or a stored item. */
export function readSnapshot(value: unknown): PriceSnapshot {
  const object = asObject(value) ?? {};
  return {
    name: asText(object.name) ?? '',
    price: readPrice(object.price),
    inStock: typeof object.inStock === 'boolean' ? object.inStock : null,
  };
}

/** Reads one item: an object with a slug, or a slug. Returns null for anything else. */
export function readItem(value: unknown): LocalWishlistItem | null {
  const object = asObject(value);
  const slug = asText(object ? object.slug : value);
  if (!slug || slug.length > WISHLIST.slugMax || !SLUG.test(slug)) return null;
  const time = Date.parse(asText(object?.addedAt) ?? '');
  return { slug, addedAt: Number.isNaN(time) ? LONG_AGO : new Date(time).toISOString(), ...readSnapshot(value) };
}

/** Reads a list of unknown values; drops invalid items and duplicates. */
export function repairItems(values: readonly unknown[]): LocalWishlist {
  const bySlug = new Map<string, LocalWishlistItem>();
  for (const item of values.map(readItem)) if (item && !bySlug.has(item.slug)) bySlug.set(item.slug, item);
  return [...bySlug.values()].slice(0, WISHLIST.max);
}

/** The slugs of a shared link, null when it has no list. */
export function sharedSlugs(search: string): readonly string[] | null {
  const items = new URLSearchParams(search).get('items');
  return items === null ? null : repairItems(items.split(',')).map(({ slug }) => slug);
}

/** How a product changed since it was saved; by: the price difference. */
export type Change = {
  readonly price: { readonly way: 'lower' | 'higher'; readonly by: Money } | null;
  readonly stock: 'back' | 'gone' | null;
};

export function changeSince(
  seen: Pick<PriceSnapshot, 'price' | 'inStock'>,
  now: { readonly price: Money | null; readonly inStock: boolean },
): Change {
  const same = seen.price && now.price && seen.price.currency === now.price.currency;
  const by = same ? (now.price?.amount ?? 0) - (seen.price?.amount ?? 0) : 0;
  const currency = now.price?.currency ?? seen.price?.currency;
  return {
    price: by !== 0 && currency ? { way: by < 0 ? 'lower' : 'higher', by: { amount: Math.abs(by), currency } } : null,
    stock: seen.inStock === null || seen.inStock === now.inStock ? null : now.inStock ? 'back' : 'gone',
  };
}
