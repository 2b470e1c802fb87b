/** Carts that shoppers saved at the checkout for one letter. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { SAVED_CART } from '../../core/lists/constants.ts';
import { hashToken } from '../accounts/token.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publish } from '../events/publish.ts';
import { type SavedLine, savedCarts } from '../schema/lists.ts';

export type SavedCart = typeof savedCarts.$inferSelect;

const ended = sql`now() - make_interval(days => ${sql.raw(String(SAVED_CART.keepDays))})`;

/** Saves a cart, in place of the token's when its letter was not sent. Returns the token. */
export async function saveCart(
  db: Db,
  email: string,
  lines: readonly SavedLine[],
  token: string | undefined,
  tokenFor: (id: string) => string,
): Promise<string> {
  if (token) {
    const rows = await db
      .update(savedCarts)
      .set({ email, lines, savedAt: sql`now()` })
      .where(and(eq(savedCarts.tokenHash, hashToken(token)), isNull(savedCarts.toldAt)))
      .returning({ id: savedCarts.id });
    if (rows.length > 0) return token;
  }
  const id = randomUUID();
  const own = tokenFor(id);
  await db.insert(savedCarts).values({ id, email, lines, tokenHash: hashToken(own) });
  return own;
}

/** Returns the cart of a token, null when it was deleted or has expired. */
export async function findSavedCart(db: Db, token: string): Promise<SavedCart | null> {
  const [found] = await db
    .select()
    .from(savedCarts)
    .where(and(eq(savedCarts.tokenHash, hashToken(token)), gt(savedCarts.savedAt, ended)));
  return found ?? null;
}

export async function savedCartOf(db: Db, id: string): Promise<SavedCart | null> {
  const [found] = await db.select().from(savedCarts).where(eq(savedCarts.id, id));
  return found ?? null;
}

export async function forgetCart(db: Db, token: string): Promise<void> {
  await db.delete(savedCarts).where(eq(savedCarts.tokenHash, hashToken(token)));
}

/** Writes an event for each cart that was left a day ago, in the transaction that marks it: once in all processes. */
export function publishLeftCarts(db: Db, most: number): Promise<void> {
  return transact(db, async (tx) => {
    const due = tx
      .select({ id: savedCarts.id })
      .from(savedCarts)
      .where(
        and(
          isNull(savedCarts.toldAt),
          lte(savedCarts.savedAt, sql`now() - make_interval(hours => ${sql.raw(String(SAVED_CART.letterHours))})`),
          gt(savedCarts.savedAt, ended),
        ),
      )
      .orderBy(asc(savedCarts.savedAt))
      .limit(most)
      .for('update', { skipLocked: true });
    const left = await tx
      .update(savedCarts)
      .set({ toldAt: sql`now()` })
      .where(inArray(savedCarts.id, sql`(select id from ${due.as('due')})`))
      .returning({ id: savedCarts.id });
    for (const { id } of left) await publish(tx, 'cart.left', id, { cartId: id });
  });
}

/** Deletes carts that were saved too long ago. */
export async function removeOldCarts(db: Db): Promise<void> {
  await db.delete(savedCarts).where(lte(savedCarts.savedAt, ended));
}
