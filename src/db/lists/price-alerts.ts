/** Price alerts of accounts: who gets letters about the wishlist, and the price of each product they know of. */
import { and, eq, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { PRICE_ALERT } from '../../core/lists/constants.ts';
import { withUserLocked } from '../accounts/addresses.ts';
import { hashToken } from '../accounts/token.ts';
import type { Db } from '../engine/db.ts';
import { withRetries } from '../engine/retry.ts';
import { users, wishlistItems } from '../schema/accounts.ts';
import { priceAlerts, priceNotes } from '../schema/lists.ts';
import { products, variants } from '../schema/shop.ts';

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

/**
 * Notes the lowest price of a product where it fell below the price that an account knows, at most once a day, and returns
 * those accounts. Call it in the planning transaction.
 */
export async function choosePriceAlerts(tx: Db, slug: string): Promise<string[]> {
  const lowest = sql`(select min(v.price) from ${variants} v join ${products} p on p.id = v.product_id where p.slug = ${slug})`;
  const wanted = sql`exists (select from ${priceAlerts} a join ${users} u on u.id = a.user_id and u.email_verified
    join ${wishlistItems} w on w.user_id = a.user_id and w.slug = ${slug} where a.user_id = ${priceNotes.userId})`;
  const gap = sql`now() - make_interval(hours => ${sql.raw(String(PRICE_ALERT.gapHours))})`;
  const rows = await tx
    .update(priceNotes)
    .set({ former: sql`${priceNotes.price}`, price: lowest, toldAt: sql`now()` })
    .where(
      and(
        eq(priceNotes.slug, slug),
        sql`${priceNotes.price} > ${lowest}`,
        or(isNull(priceNotes.toldAt), lte(priceNotes.toldAt, gap)),
        wanted,
      ),
    )
    .returning({ userId: priceNotes.userId });
  return rows.map(({ userId }) => userId).sort();
}

export type PriceAlert = {
  readonly email: string;
  /** The price before the drop, in minor units. */
  readonly former: number | null;
};

/** Returns what a letter needs; null when it is not wanted any more. */
export async function findPriceAlert(db: Db, userId: string, slug: string): Promise<PriceAlert | null> {
  const [found] = await db
    .select({ email: users.email, former: priceNotes.former })
    .from(priceAlerts)
    .innerJoin(users, and(eq(users.id, priceAlerts.userId), users.emailVerified))
    .innerJoin(priceNotes, and(eq(priceNotes.userId, users.id), eq(priceNotes.slug, slug)))
    .where(eq(priceAlerts.userId, userId));
  return found ?? null;
}
