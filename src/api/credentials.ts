/** The password of an account: proving that one knows it, and setting it by other proof. */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ATTEMPTS } from '../core/constants.ts';
import { AUTH_COPY } from '../core/copy/auth.ts';
import { accounts, sessions, users } from './db/account-schema.ts';
import { endTokens, isLive, takeToken } from './db/account-tokens.ts';
import { countAttempt, forgetAttempts } from './db/attempts.ts';
import type { Db } from './db/open.ts';
import type { Passwords } from './passwords.ts';
import { Refusal } from './refusal.ts';

/** As better-auth names it. */
const CREDENTIAL = 'credential';
const ofUser = (id: string) => and(eq(accounts.userId, id), eq(accounts.providerId, CREDENTIAL));

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

/**
 * Sets a password with the token of a letter, which it takes; every session ends, and the address counts as proven. Answers
 * the address. Throws 400 for a token that is unknown, used or over, or whose address is the account's no longer.
 */
export async function resetPassword(db: Db, passwords: Passwords, token: string, password: string): Promise<string> {
  const expired = () => new Refusal(400, AUTH_COPY.expiredLink);
  if (!(await isLive(db, 'reset', token))) throw expired();
  const hash = await passwords.hash(password);
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const taken = await takeToken(tx, 'reset', token);
    if (!taken) throw expired();
    const { userId, email } = taken;
    const proven = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: sql`now()` })
      .where(and(eq(users.id, userId), eq(users.email, email)))
      .returning({ id: users.id });
    if (proven.length === 0) throw expired();
    const changed = await tx
      .update(accounts)
      .set({ password: hash })
      .where(ofUser(userId))
      .returning({ id: accounts.id });
    if (changed.length === 0) {
      const row = { id: randomUUID(), userId, providerId: CREDENTIAL, accountId: userId, password: hash };
      await tx.insert(accounts).values(row);
    }
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await endTokens(tx, 'reset', userId);
    return email;
  });
}
