/** Proves an address with the token of a letter: the account's own address, or the one it is to have. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { sqlState } from '../engine/retry.ts';
import { sessions, users } from '../schema/accounts.ts';
import { endTokens, findToken, takeToken } from './account-tokens.ts';
import { whileHolding } from './addresses.ts';

const UNIQUE_VIOLATION = '23505';

/** former: the address that the account had, when it has another one now. */
export type Proof = { readonly done: boolean; readonly former?: string };
const NOT_DONE: Proof = { done: false };

async function verify(tx: Db, userId: string, email: string): Promise<Proof> {
  const proven = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  await endTokens(tx, userId, ['verify']);
  return { done: proven.length > 0 };
}

/** An address is where a password is recovered: with a new one, every open token and every other session ends. */
async function change(tx: Db, userId: string, email: string, sessionId: string | null): Promise<Proof> {
  const [before] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!before) return NOT_DONE;
  await tx.update(users).set({ email, emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, userId));
  await endTokens(tx, userId);
  const own = eq(sessions.userId, userId);
  await tx.delete(sessions).where(sessionId === null ? own : and(own, ne(sessions.id, sessionId)));
  return { done: true, former: before.email };
}

/**
 * Takes the token. The caller has checked who asks; sessionId is the session that asks, null without one. Not done: the token
 * is unknown, over or of another kind, or another account has the address by now.
 */
export async function proveAddress(db: Db, token: string, sessionId: string | null): Promise<Proof> {
  const found = await findToken(db, token);
  if (!found?.open || (found.kind !== 'verify' && found.kind !== 'change')) return NOT_DONE;
  const { kind, user } = found;
  try {
    return await whileHolding(db, user.id, async (tx) => {
      const taken = await takeToken(tx, kind, token);
      if (!taken) return NOT_DONE;
      return kind === 'verify' ? verify(tx, user.id, taken.email) : change(tx, user.id, taken.email, sessionId);
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return NOT_DONE;
    throw error;
  }
}
