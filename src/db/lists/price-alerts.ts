/** Price alerts of accounts: who gets letters about the wishlist, and the prices of which they were informed. */
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { withUserLocked } from '../accounts/addresses.ts';
import { hashToken } from '../accounts/token.ts';
import type { Db } from '../engine/db.ts';
import { withRetries } from '../engine/retry.ts';
import { wishlistItems } from '../schema/accounts.ts';
import { priceAlerts, priceNotes } from '../schema/lists.ts';
import { products } from '../schema/products.ts';
import { variants } from '../schema/variants.ts';

export async function hasPriceAlerts(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(priceAlerts, eq(priceAlerts.userId, userId))) > 0;
}

/**
 * Notes today's lowest price of each wished product that has no note, and drops the notes of others. Does nothing for
 * accounts without alerts. Call it after every change of a wishlist.
 */
export async function notePrices(tx: Db, userId: string): Promise<void> {
  if (!(await hasPriceAlerts(tx, userId))) return;
  const wished = tx.select({ slug: wishlistItems.slug }).from(wishlistItems).where(eq(wishlistItems.userId, userId));
  await tx.delete(priceNotes).where(and(eq(priceNotes.userId, userId), notInArray(priceNotes.slug, wished)));
  await tx.execute(sql`
    insert into ${priceNotes} (user_id, slug, price)
    select w.user_id, w.slug, min(v.price) from ${wishlistItems} w
    join ${products} p on p.slug = w.slug join ${variants} v on v.product_id = p.id
    where w.user_id = ${userId} group by w.user_id, w.slug
    on conflict do nothing`);
}

/**
 * Turns alerts on and notes today's prices, or turns them off and forgets the notes. Locks the user, as changes of the
 * wishlist do, so that no product misses its note.
 */
export function setPriceAlerts(db: Db, userId: string, token: string, on: boolean): Promise<void> {
  const work = async (tx: Db) => {
    if (on) {
      await tx
        .insert(priceAlerts)
        .values({ userId, tokenHash: hashToken(token) })
        .onConflictDoNothing();
      return notePrices(tx, userId);
    }
    await tx.delete(priceAlerts).where(eq(priceAlerts.userId, userId));
    await tx.delete(priceNotes).where(eq(priceNotes.userId, userId));
  };
  return withRetries(() => withUserLocked(db, userId, work));
}

/** Returns the account of a letter's link, null for an unknown one or after alerts were turned off. */
export async function alertOwner(db: Db, token: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: priceAlerts.userId })
    .from(priceAlerts)
    .where(eq(priceAlerts.tokenHash, hashToken(token)));
  return found?.userId ?? null;
}
