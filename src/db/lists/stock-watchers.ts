/** Waiting lists of sold-out variants. Every step is one statement or transaction, safe for concurrent processes. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { WAITING_LIST } from '../../core/lists/constants.ts';
import { hashToken } from '../accounts/token.ts';
import type { Db } from '../engine/db.ts';
import { stockWatchers } from '../schema/lists.ts';

export type Watcher = typeof stockWatchers.$inferSelect;

export const ago = (unit: 'hours' | 'mins', value: number) =>
  sql`now() - make_interval(${sql.raw(`${unit} => ${value}`)})`;
const STILL_CONFIRMS = gt(stockWatchers.mailedAt, ago('hours', WAITING_LIST.confirmHours));

/** Makes the token of a new watcher from its id. */
export type TokenMaker = (id: string) => string;

function newWatcher(email: string, sku: string, tokenFor: TokenMaker) {
  const id = randomUUID();
  return { id, email, sku, tokenHash: hashToken(tokenFor(id)) };
}

/**
 * Notes a request of an unproven address. Returns the watcher when a letter is due: one that asks for confirmation or, for
 * an address on the list, one that says so. Null while the last letter is recent.
 */
export async function askToWatch(db: Db, email: string, sku: string, tokenFor: TokenMaker): Promise<Watcher | null> {
  const [watcher] = await db
    .insert(stockWatchers)
    .values({ ...newWatcher(email, sku, tokenFor), state: 'pending', mailedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [stockWatchers.emailKey, stockWatchers.sku],
      set: {
        state: sql`case ${stockWatchers.state} when 'told' then 'pending' else ${stockWatchers.state} end`,
        askedAt: sql`case ${stockWatchers.state} when 'told' then now() else ${stockWatchers.askedAt} end`,
        mailedAt: sql`now()`,
      },
      setWhere:
        or(isNull(stockWatchers.mailedAt), lte(stockWatchers.mailedAt, ago('mins', WAITING_LIST.gapMinutes))) ??
        sql`true`,
    })
    .returning();
  return watcher ?? null;
}

/** Puts a proven address on the list. Returns false when it was there. */
export async function watch(db: Db, email: string, sku: string, tokenFor: TokenMaker): Promise<boolean> {
  const rows = await db
    .insert(stockWatchers)
    .values({ ...newWatcher(email, sku, tokenFor), state: 'waiting', confirmedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [stockWatchers.emailKey, stockWatchers.sku],
      set: { state: 'waiting', askedAt: sql`now()`, confirmedAt: sql`now()` },
      setWhere: sql`${stockWatchers.state} <> 'waiting'`,
    })
    .returning({ id: stockWatchers.id });
  return rows.length > 0;
}

/** The letter could not be sent: the next one is due at once. */
export async function revertLetter(db: Db, id: string): Promise<void> {
  await db.update(stockWatchers).set({ mailedAt: null }).where(eq(stockWatchers.id, id));
}

export type WatchToken = { readonly state: Watcher['state']; readonly confirms: boolean; readonly sku: string };

/** Returns what a token permits; null for an unknown one. */
export async function watchTokenOf(db: Db, token: string): Promise<WatchToken | null> {
  const [found] = await db
    .select({
      state: stockWatchers.state,
      sku: stockWatchers.sku,
      confirms: sql<boolean>`${stockWatchers.state} = 'pending' and coalesce(${STILL_CONFIRMS}, false)`,
    })
    .from(stockWatchers)
    .where(eq(stockWatchers.tokenHash, hashToken(token)));
  return found ?? null;
}

/** Returns false for an unknown or expired token. */
export async function confirmWatch(db: Db, token: string): Promise<boolean> {
  const ours = eq(stockWatchers.tokenHash, hashToken(token));
  const rows = await db
    .update(stockWatchers)
    .set({ state: 'waiting', confirmedAt: sql`now()` })
    .where(and(ours, eq(stockWatchers.state, 'pending'), STILL_CONFIRMS))
    .returning({ id: stockWatchers.id });
  return rows.length > 0 || (await watchTokenOf(db, token))?.state === 'waiting';
}

/**
 * Takes requests off their lists. Those of people who were written to stay without their address, because they count among the
 * people written to today.
 */
export async function removeWatchers(db: Db, which: SQL): Promise<void> {
  await db.delete(stockWatchers).where(and(which, ne(stockWatchers.state, 'told')));
  await db
    .update(stockWatchers)
    .set({ email: sql`${stockWatchers.id}` })
    .where(which);
}

/** Takes an address off the list of one variant. */
export const leaveWatch = (db: Db, token: string): Promise<void> =>
  removeWatchers(db, eq(stockWatchers.tokenHash, hashToken(token)));

/** False for a person who left the list. */
export const hasAddress = ({ email, id }: Watcher): boolean => email !== id;

export async function findWatcher(db: Db, id: string): Promise<Watcher | null> {
  const [found] = await db.select().from(stockWatchers).where(eq(stockWatchers.id, id));
  return found ?? null;
}

/** Deletes requests that ended, were never confirmed, or waited too long. */
export async function removeOldWatchers(db: Db): Promise<void> {
  const { endedDays, waitingDays } = WAITING_LIST;
  const days = (value: number) => sql`now() - make_interval(days => ${sql.raw(String(value))})`;
  await db
    .delete(stockWatchers)
    .where(
      sql`(state = 'told' and told_at < ${days(endedDays)}) or (state = 'pending' and coalesce(mailed_at, asked_at) < ${days(endedDays)}) or asked_at < ${days(waitingDays)}`,
    );
}
