/** What lists hold about one address or account, for export and deletion. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { priceAlerts, priceNotes, savedCarts, stockWatchers } from '../schema/lists.ts';
import { removeWatchers } from './stock-watchers.ts';

/** email: the verified address, in lower case; null: only what belongs to the account. */
export async function listsOf(db: Db, userId: string, email: string | null) {
  const [alert] = await db.select().from(priceAlerts).where(eq(priceAlerts.userId, userId));
  const notes = await db.select().from(priceNotes).where(eq(priceNotes.userId, userId)).orderBy(asc(priceNotes.slug));
  if (email === null) return { alert, notes, watchers: [], carts: [] };
  const watchers = await db
    .select()
    .from(stockWatchers)
    .where(eq(stockWatchers.emailKey, email))
    .orderBy(asc(stockWatchers.askedAt));
  const carts = await db
    .select()
    .from(savedCarts)
    .where(eq(savedCarts.emailKey, email))
    .orderBy(asc(savedCarts.savedAt));
  return { alert, notes, watchers, carts };
}

/** Deletes requests and carts of an address. */
export async function removeLists(tx: Db, email: string): Promise<void> {
  await removeWatchers(tx, eq(stockWatchers.emailKey, email));
  await tx.delete(savedCarts).where(eq(savedCarts.emailKey, email));
}
