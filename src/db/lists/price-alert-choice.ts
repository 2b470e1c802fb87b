/** Chooses the price alerts that are due, and finds what their letters say. */
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { PRICE_ALERT } from '../../core/lists/constants.ts';
import type { Db } from '../engine/db.ts';
import { users, wishlistItems } from '../schema/accounts.ts';
import { priceAlerts, priceNotes } from '../schema/lists.ts';
import { products } from '../schema/products.ts';
import { variants } from '../schema/variants.ts';

/**
 * Notes the lowest price of a product where it fell below the price of which an account was informed, at most once a day, and returns
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
