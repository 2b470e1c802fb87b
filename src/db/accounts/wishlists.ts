/** Wishlists of accounts: replaced as a whole, or merged with the browser's local list. */
import { desc, eq } from 'drizzle-orm';
import { mergeWishlists, type Wishlist } from '../../core/wishlist/wishlist.ts';
import type { Db } from '../engine/db.ts';
import { notePrices } from '../lists/price-alerts.ts';
import { wishlistItems } from '../schema/accounts.ts';
import { withUserLocked } from './addresses.ts';

export async function listWishlist(db: Db, userId: string): Promise<Wishlist> {
  const rows = await db
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.addedAt), wishlistItems.slug);
  return rows.map(({ slug, addedAt }) => ({ slug, addedAt: addedAt.toISOString() }));
}

async function replace(tx: Db, userId: string, items: Wishlist): Promise<Wishlist> {
  await tx.delete(wishlistItems).where(eq(wishlistItems.userId, userId));
  const rows = items.map(({ slug, addedAt }) => ({ userId, slug, addedAt: new Date(addedAt) }));
  if (rows.length > 0) await tx.insert(wishlistItems).values(rows);
  await notePrices(tx, userId);
  return items;
}

export function putWishlist(db: Db, userId: string, items: Wishlist): Promise<Wishlist> {
  return withUserLocked(db, userId, (tx) => replace(tx, userId, mergeWishlists(items, [])));
}

export function mergeWishlist(db: Db, userId: string, items: Wishlist): Promise<Wishlist> {
  return withUserLocked(db, userId, async (tx) =>
    replace(tx, userId, mergeWishlists(await listWishlist(tx, userId), items)),
  );
}
