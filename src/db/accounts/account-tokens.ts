/** Tokens of links in account emails. Taking a token is a single statement, so that concurrent clicks use it once. */
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { ACCOUNT_API } from '../../core/account/constants.ts';
import type { Db } from '../engine/db.ts';
import { accountTokens, TOKEN_KINDS, type TokenKind, users } from '../schema/accounts.ts';
import { createToken, hashToken } from './token.ts';

const MINUTES: Record<TokenKind, number> = {
  verify: ACCOUNT_API.verifyHours * 60,
  change: ACCOUNT_API.verifyHours * 60,
  reset: ACCOUNT_API.resetMinutes,
  stop: ACCOUNT_API.verifyHours * 60,
};
const lives = and(isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, sql`now()`));

type Issued = { readonly userId: string; readonly email: string; readonly sessionId?: string };

/** Creates a token that verifies an address, and deletes tokens that expired a month ago. */
export async function issueToken(db: Db, kind: TokenKind, { userId, email, sessionId }: Issued): Promise<string> {
  const { token, hash } = createToken();
  const expiresAt = sql`now() + make_interval(mins => ${sql.raw(String(MINUTES[kind]))})`;
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now() - interval '30 days'`));
  await db.insert(accountTokens).values({ hash, userId, kind, email, sessionId: sessionId ?? null, expiresAt });
  return token;
}

/** Returns a token with its account. open: it can still be used. */
export async function findToken(db: Db, token: string) {
  const { kind, email, sessionId } = accountTokens;
  const [found] = await db
    .select({ kind, email, sessionId, open: sql<boolean>`${lives}`, user: users })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(eq(accountTokens.hash, hashToken(token)));
  return found ?? null;
}
export type FoundToken = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/** Uses a token. Returns null when it is unknown, used, ended or expired. */
export async function consumeToken(db: Db, kind: TokenKind, token: string) {
  const [taken] = await db
    .update(accountTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(accountTokens.hash, hashToken(token)), eq(accountTokens.kind, kind), lives))
    .returning({ userId: accountTokens.userId, email: accountTokens.email });
  return taken ?? null;
}

/** Ends the open tokens of an account; all kinds by default. */
export async function endTokens(db: Db, userId: string, kinds: readonly TokenKind[] = TOKEN_KINDS): Promise<void> {
  await db
    .update(accountTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(eq(accountTokens.userId, userId), inArray(accountTokens.kind, [...kinds]), isNull(accountTokens.usedAt)),
    );
}
