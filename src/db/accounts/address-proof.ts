/** Verifies an address with an emailed token: the account's current address, or its new one. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { sqlState } from '../engine/retry.ts';
import { sessions, users } from '../schema/accounts.ts';
import { consumeToken, endTokens, findToken } from './account-tokens.ts';
import { withUserLocked } from './addresses.ts';

const UNIQUE_VIOLATION = '23505';

async function verify(tx: Db, userId: string, email: string): Promise<boolean> {
  const proven = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  await endTokens(tx, userId, ['verify']);
  return proven.length > 0;
}

/** Passwords are reset through the address, so a change ends all open tokens and all other sessions. */
async function change(tx: Db, userId: string, email: string, sessionId: string | null): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ email, emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await endTokens(tx, userId);
  const own = eq(sessions.userId, userId);
  await tx.delete(sessions).where(sessionId === null ? own : and(own, ne(sessions.id, sessionId)));
  return true;
}

/**
 * Uses the token. The caller has authorized the request; sessionId is the requesting session, null without one. Returns
 * false when the token is unknown, expired or of another kind, or another account has taken the address.
 */
export async function verifyAddress(db: Db, token: string, sessionId: string | null): Promise<boolean> {
  const found = await findToken(db, token);
  if (!found?.open || (found.kind !== 'verify' && found.kind !== 'change')) return false;
  const { kind, user } = found;
  try {
    return await withUserLocked(db, user.id, async (tx) => {
      const taken = await consumeToken(tx, kind, token);
      if (!taken) return false;
      return kind === 'verify' ? verify(tx, user.id, taken.email) : change(tx, user.id, taken.email, sessionId);
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
