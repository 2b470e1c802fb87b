/** Links in letters about an account. Taking one is a single statement, so that of two clicks at once one counts. */
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { ACCOUNT_API } from '../../core/constants.ts';
import { createToken, hashToken } from '../token.ts';
import { accountTokens, type TokenKind, users } from './account-schema.ts';
import type { Db } from './open.ts';

const MINUTES: Record<TokenKind, number> = {
  verify: ACCOUNT_API.verifyHours * 60,
  change: ACCOUNT_API.verifyHours * 60,
  reset: ACCOUNT_API.resetMinutes,
};
const lives = and(isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, sql`now()`));

/** Makes a token that proves email, and clears away those that are over. */
export async function issueToken(db: Db, kind: TokenKind, userId: string, email: string): Promise<string> {
  const { token, hash } = createToken();
  const expiresAt = sql`now() + make_interval(mins => ${sql.raw(String(MINUTES[kind]))})`;
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now() - interval '30 days'`));
  await db.insert(accountTokens).values({ hash, userId, kind, email, expiresAt });
  return token;
}

/** True while the token can still be taken: worth hashing a password for. */
export async function isLive(db: Db, kind: TokenKind, token: string): Promise<boolean> {
  const found = await db
    .select({ hash: accountTokens.hash })
    .from(accountTokens)
    .where(and(eq(accountTokens.hash, hashToken(token)), eq(accountTokens.kind, kind), lives));
  return found.length > 0;
}

/** Takes the token: whose it was and which address it proves; null when it is unknown, used or over. */
export async function takeToken(
  db: Db,
  kind: TokenKind,
  token: string,
): Promise<{ userId: string; email: string } | null> {
  const [taken] = await db
    .update(accountTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(accountTokens.hash, hashToken(token)), eq(accountTokens.kind, kind), lives))
    .returning({ userId: accountTokens.userId, email: accountTokens.email });
  return taken ?? null;
}

/** Ends every letter of a kind that a shopper may still have. */
export async function endTokens(db: Db, kind: TokenKind, userId: string): Promise<void> {
  await db
    .update(accountTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.kind, kind), isNull(accountTokens.usedAt)));
}

/** What following a letter's link came to: former is the address that the account had, when it has another one now. */
export type Proof = { readonly done: boolean; readonly former?: string };

/**
 * Follows the link of a letter that proves an address: of the account's own, or of one that it is to have. True also when
 * it was followed before: mail programs open links too.
 */
export async function proveAddress(db: Db, token: string): Promise<Proof> {
  const [found] = await db
    .select({ kind: accountTokens.kind, email: accountTokens.email, user: users })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(
      and(
        eq(accountTokens.hash, hashToken(token)),
        ne(accountTokens.kind, 'reset'),
        or(lives, eq(users.email, accountTokens.email)),
      ),
    );
  if (!found) return { done: false };
  const { kind, email, user } = found;
  const taken = await takeToken(db, kind, token);
  if (!taken) return { done: user.email === email && user.emailVerified };
  if (kind === 'verify') {
    const proven = await db
      .update(users)
      .set({ emailVerified: true, updatedAt: sql`now()` })
      .where(and(eq(users.id, user.id), eq(users.email, email)))
      .returning({ id: users.id });
    return { done: proven.length > 0 };
  }
  try {
    await db.update(users).set({ email, emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, user.id));
  } catch (error) {
    // Somebody else made an account with it meanwhile.
    if ((error as { cause?: { code?: string } }).cause?.code === '23505') return { done: false };
    throw error;
  }
  // Letters to the old address open nothing any more.
  await endTokens(db, 'reset', user.id);
  return { done: true, former: user.email };
}
