/** Checks an account's password, counts attempts, and deletes the account. */
import { and, eq } from 'drizzle-orm';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ATTEMPTS } from '../../core/account/constants.ts';
import { withUserLocked } from '../../db/accounts/addresses.ts';
import { countAttempt, resetAttempts } from '../../db/accounts/attempts.ts';
import type { Db } from '../../db/engine/db.ts';
import { removeLists } from '../../db/lists/personal.ts';
import { accounts, users } from '../../db/schema/accounts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Passwords } from './passwords.ts';

/** The provider id that better-auth uses for passwords. */
export const CREDENTIAL = 'credential';
export const ofUser = (id: string) => and(eq(accounts.userId, id), eq(accounts.providerId, CREDENTIAL));

/** Counts a password attempt of a signed-in user, so that a stolen session cannot be used to guess it. Throws 429. */
export const countPasswordAttempt = (db: Db, userId: string) =>
  countAttempt(db, 'password', userId, ATTEMPTS.passwordByAccount);
export const resetPasswordAttempts = (db: Db, userId: string) => resetAttempts(db, 'password', userId);

/** Returns the hash of the account's password; null when it has none. Throws 401 when the account was deleted. */
export async function storedHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(users)
    .leftJoin(accounts, ofUser(userId))
    .where(eq(users.id, userId));
  if (!row) throw new HttpError(401, AUTH_COPY.signIn);
  return row.hash;
}

/**
 * Returns the hash that matches the password. Throws 403 for a wrong password, 409 when the account has none, 401 when it
 * was deleted, 429 after too many wrong passwords.
 */
export async function checkPassword(db: Db, passwords: Passwords, userId: string, password: string): Promise<string> {
  await countPasswordAttempt(db, userId);
  const hash = await storedHash(db, userId);
  if (!hash) throw new HttpError(409, AUTH_COPY.noPassword);
  if (!(await passwords.verify(hash, password))) throw new HttpError(403, AUTH_COPY.wrongPassword);
  await resetPasswordAttempts(db, userId);
  return hash;
}

/**
 * Deletes the account; sessions, credentials, addresses, the wishlist and price alerts are deleted by cascade, waiting
 * lists and saved carts by the verified address. Throws 403 when the checked hash has been replaced, 401 when the account
 * was deleted.
 */
export function deleteAccount(db: Db, userId: string, checkedHash: string): Promise<void> {
  return withUserLocked(db, userId, async (tx) => {
    // The lock is held until the account is deleted, so that a concurrent password change waits and then finds no row.
    const [row] = await tx.select({ hash: accounts.password }).from(accounts).where(ofUser(userId)).for('update');
    if (row?.hash !== checkedHash) throw new HttpError(403, AUTH_COPY.wrongPassword);
    const [user] = await tx.delete(users).where(eq(users.id, userId)).returning();
    if (user?.emailVerified) await removeLists(tx, user.email);
  });
}
