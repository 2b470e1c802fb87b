/** Sets a password with an emailed token. Control of the mailbox proves ownership of the account. */
import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { consumeToken, endTokens, findToken } from '../../db/accounts/account-tokens.ts';
import { withUserLocked } from '../../db/accounts/addresses.ts';
import type { Db } from '../../db/engine/db.ts';
import { accounts, addresses, sessions, users } from '../../db/schema/accounts.ts';
import { HttpError } from '../http/http-error.ts';
import { CREDENTIAL, ofUser } from './credentials.ts';
import type { Passwords } from './passwords.ts';

/** cleared: the address was unverified, so data saved by the registrant was removed. */
export type Reset = { readonly email: string; readonly cleared: boolean };
const expired = () => new HttpError(400, AUTH_COPY.expiredLink);

/**
 * Removes what another person may have set up in an account before its address was verified: other sign-in methods, phone
 * number and delivery addresses.
 */
async function clearRegistrant(tx: Db, userId: string): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), ne(accounts.providerId, CREDENTIAL)));
  await tx.delete(addresses).where(eq(addresses.userId, userId));
  await tx.update(users).set({ phone: '' }).where(eq(users.id, userId));
}

async function setPassword(tx: Db, userId: string, password: string): Promise<void> {
  const changed = await tx.update(accounts).set({ password }).where(ofUser(userId)).returning({ id: accounts.id });
  if (changed.length > 0) return;
  const row = { id: randomUUID(), userId, providerId: CREDENTIAL, accountId: userId, password };
  await tx.insert(accounts).values(row);
}

/**
 * Sets the password, verifies the address, and ends all sessions and open tokens of the account. Throws 400 for a token
 * that is unknown, used, expired, or for an address the account no longer has.
 */
export async function resetPassword(db: Db, passwords: Passwords, token: string, password: string): Promise<Reset> {
  const found = await findToken(db, token);
  // Checks the token before the expensive hash.
  if (!found?.open || found.kind !== 'reset') throw expired();
  const hash = await passwords.hash(password);
  const userId = found.user.id;
  return withUserLocked(db, userId, async (tx) => {
    const taken = await consumeToken(tx, 'reset', token);
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!taken || taken.email !== user?.email) throw expired();
    await tx.update(users).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, userId));
    await setPassword(tx, userId, hash);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await endTokens(tx, userId);
    if (!user.emailVerified) await clearRegistrant(tx, userId);
    return { email: user.email, cleared: !user.emailVerified };
  });
}
