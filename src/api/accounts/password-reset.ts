/** Sets a password with the token of a letter: whoever reads the mailbox owns the account. */
import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { endTokens, findToken, takeToken } from '../../db/accounts/account-tokens.ts';
import { whileHolding } from '../../db/accounts/addresses.ts';
import type { Db } from '../../db/engine/db.ts';
import { accounts, addresses, sessions, users } from '../../db/schema/accounts.ts';
import { Refusal } from '../http/http-error.ts';
import { CREDENTIAL, ofUser } from './credentials.ts';
import type { Passwords } from './passwords.ts';

/** cleared: the address had not been proven, so what the registrant had saved is removed. */
export type Reset = { readonly email: string; readonly cleared: boolean };
const expired = () => new Refusal(400, AUTH_COPY.expiredLink);

/**
 * Takes back what another person may have set up in an account with this address before it was proven: other ways to sign in,
 * and a telephone number and delivery addresses that the checkout would offer.
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
 * Sets the password, proves the address, and ends every session and every open token of the account. Throws 400 for a token
 * that is unknown, used or expired, or whose address is no longer the account's.
 */
export async function resetPassword(db: Db, passwords: Passwords, token: string, password: string): Promise<Reset> {
  const found = await findToken(db, token);
  // Only a token that can be taken is worth the price of a hash.
  if (!found?.open || found.kind !== 'reset') throw expired();
  const hash = await passwords.hash(password);
  const userId = found.user.id;
  return whileHolding(db, userId, async (tx) => {
    const taken = await takeToken(tx, 'reset', token);
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
