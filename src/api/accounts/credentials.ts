/** The password of an account: checks it, and counts the tries. */
import { and, eq } from 'drizzle-orm';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ATTEMPTS } from '../../core/shop/constants.ts';
import { whileHolding } from '../../db/accounts/addresses.ts';
import { countAttempt, forgetAttempts } from '../../db/accounts/attempts.ts';
import type { Db } from '../../db/engine/db.ts';
import { accounts, users } from '../../db/schema/accounts.ts';
import { Refusal } from '../http/http-error.ts';
import type { Passwords } from './passwords.ts';

/** How better-auth names a password among the ways to sign in. */
export const CREDENTIAL = 'credential';
export const ofUser = (id: string) => and(eq(accounts.userId, id), eq(accounts.providerId, CREDENTIAL));

/** Counts a try at the password of somebody who is signed in: a borrowed session is no licence to guess. */
export const countPassword = (db: Db, userId: string) =>
  countAttempt(db, 'password', userId, ATTEMPTS.passwordByAccount);
export const forgetPasswords = (db: Db, userId: string) => forgetAttempts(db, 'password', userId);

/** Hash of the account's password; null when it has none. Throws 401 when the account was deleted meanwhile. */
export async function storedHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(users)
    .leftJoin(accounts, ofUser(userId))
    .where(eq(users.id, userId));
  if (!row) throw new Refusal(401, AUTH_COPY.signIn);
  return row.hash;
}

/**
 * Returns the hash that the password fits. Throws 403 unless it is the account's password, 409 when it has none, 401 when the
 * account was deleted meanwhile, 429 after too many wrong passwords.
 */
export async function provePassword(db: Db, passwords: Passwords, userId: string, password: string): Promise<string> {
  await countPassword(db, userId);
  const hash = await storedHash(db, userId);
  if (!hash) throw new Refusal(409, AUTH_COPY.noPassword);
  if (!(await passwords.verify(hash, password))) throw new Refusal(403, AUTH_COPY.wrongPassword);
  await forgetPasswords(db, userId);
  return hash;
}

/**
 * Deletes the account, with its sessions, ways to sign in, addresses and wishlist. Throws 403 when the hash that was proved is
 * no longer that of its password, 401 when the account was deleted meanwhile.
 */
export function deleteAccount(db: Db, userId: string, proven: string): Promise<void> {
  return whileHolding(db, userId, async (tx) => {
    // Locked until the account is gone: a change of password waits, and then finds none to change.
    const [row] = await tx.select({ hash: accounts.password }).from(accounts).where(ofUser(userId)).for('update');
    if (row?.hash !== proven) throw new Refusal(403, AUTH_COPY.wrongPassword);
    await tx.delete(users).where(eq(users.id, userId));
  });
}
