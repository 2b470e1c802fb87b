/** The wishlist as a browser keeps it: each piece with what it was like when it was saved. The newest comes first. */
import { WISHLIST } from '../shop/constants.ts';
import { type Money, readCurrency } from '../shop/money.ts';
import { asNumber, asObject, asText } from '../shop/read.ts';

/** What a piece was like when it was saved; null: not known. */
export type Seen = { readonly name: string; readonly price: Money | null; readonly inStock: boolean | null };
export type KeptItem = Seen & {
  readonly slug: string;
  /** ISO date. */
  readonly addedAt: string;
};
export type Kept = readonly KeptItem[];

/** Stands for a date that could not be read: older than every other. */
const LONG_AGO = new Date(0).toISOString();
const SLUG = /^[^\s/?#,]+$/;

export function hasItem(list: Kept, slug: string): boolean {
  return list.some((item) => item.slug === slug);
}

/** Puts a piece first. One that is there already stays where it is, and a full list stays as it is. */
export function addItem(list: Kept, item: KeptItem): Kept {
  return hasItem(list, item.slug) || list.length >= WISHLIST.max ? list : [item, ...list];
}

export function removeItem(list: Kept, slug: string): Kept {
  return list.filter((item) => item.slug !== slug);
}

/** Both lists as one: a piece on both keeps its earlier date and what either knows of it. Never more than fit. */
export function unite(mine: Kept, theirs: Kept): Kept {
  const bySlug = new Map<string, KeptItem>();
  for (const item of [...mine, ...theirs]) {
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
 * Brings two copies of one list together: both started from base, a list of slugs. What either took off is off, what
 * either added is on; with an empty base, as at the first sign-in, that is their union.
 */
export function reconcile(base: readonly string[], mine: Kept, theirs: Kept): Kept {
  const gone = base.filter((slug) => !hasItem(mine, slug) || !hasItem(theirs, slug));
  return unite(mine, theirs).filter((item) => !gone.includes(item.slug));
}

/** True when both hold the same pieces, in whatever order. */
export function samePieces(one: Kept, other: Kept): boolean {
  return one.length === other.length && one.every((item) => hasItem(other, item.slug));
}

function readPrice(value: unknown): Money | null {
  const money = asObject(value);
  const amount = asNumber(money?.amount);
  if (amount === null || !Number.isSafeInteger(amount) || amount <= 0) return null;
  return { amount, currency: readCurrency(money?.currency) };
}

/** Reads what stands in a heart's data or in a stored item. */
export function readSeen(value: unknown): Seen {
  const object = asObject(value) ?? {};
  return {
    name: asText(object.name) ?? '',
    price: readPrice(object.price),
    inStock: typeof object.inStock === 'boolean' ? object.inStock : null,
  };
}

/** Reads one item: an object with a slug, or the slug alone. Else null. */
export function readItem(value: unknown): KeptItem | null {
  const object = asObject(value);
  const slug = asText(object ? object.slug : value);
  if (!slug || slug.length > WISHLIST.slugMax || !SLUG.test(slug)) return null;
  const time = Date.parse(asText(object?.addedAt) ?? '');
  return { slug, addedAt: Number.isNaN(time) ? LONG_AGO : new Date(time).toISOString(), ...readSeen(value) };
}

/** Repairs a list of unknown things: what cannot be read is dropped, a piece named twice is one. */
export function repairItems(values: readonly unknown[]): Kept {
  const bySlug = new Map<string, KeptItem>();
  for (const item of values.map(readItem)) if (item && !bySlug.has(item.slug)) bySlug.set(item.slug, item);
  return [...bySlug.values()].slice(0, WISHLIST.max);
}

/** Reads a stored wishlist. Garbage is an empty list: never a throw. */
export function parseKept(stored: string | undefined): Kept {
  try {
    const body: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(body) ? repairItems(body) : [];
  } catch {
    return [];
  }
}

/** The slugs that a shared address names, null when it names no list at all. */
export function sharedSlugs(search: string): readonly string[] | null {
  const items = new URLSearchParams(search).get('items');
  return items === null ? null : repairItems(items.split(',')).map(({ slug }) => slug);
}

/** How a piece differs from what it was when it was saved; by: how much lower or higher its price is. */
export type Change = {
  readonly price: { readonly way: 'lower' | 'higher'; readonly by: Money } | null;
  readonly stock: 'back' | 'gone' | null;
};

export function changeSince(
  seen: Pick<Seen, 'price' | 'inStock'>,
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
