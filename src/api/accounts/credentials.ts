/** The password of an account: checks it, and counts the tries. */
import { and, eq } from 'drizzle-orm';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ATTEMPTS } from '../../core/shop/constants.ts';
import { countAttempt, forgetAttempts } from '../../db/accounts/attempts.ts';
import type { Db } from '../../db/engine/db.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { Refusal } from '../http/http-error.ts';
import type { Passwords } from './passwords.ts';

/** How better-auth names a password among the ways to sign in. */
export const CREDENTIAL = 'credential';
export const ofUser = (id: string) => and(eq(accounts.userId, id), eq(accounts.providerId, CREDENTIAL));

/** Counts a try at the password of somebody who is signed in: a borrowed session is no licence to guess. */
export const countPassword = (db: Db, userId: string) =>
  countAttempt(db, 'password', userId, ATTEMPTS.passwordByAccount);
export const forgetPasswords = (db: Db, userId: string) => forgetAttempts(db, 'password', userId);

/** Throws 403 unless it is the account's password, 409 when it has none, 429 after too many that were not. */
export async function provePassword(db: Db, passwords: Passwords, userId: string, password: string): Promise<void> {
  await countPassword(db, userId);
  const [row] = await db.select({ hash: accounts.password }).from(accounts).where(ofUser(userId));
  if (!row?.hash) throw new Refusal(409, AUTH_COPY.noPassword);
  if (!(await passwords.verify(row.hash, password))) throw new Refusal(403, AUTH_COPY.wrongPassword);
  await forgetPasswords(db, userId);
}
