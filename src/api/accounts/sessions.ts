/** Sessions over HTTP: the headers passed to better-auth, the cookies it returns, and the signed-in user. */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_API } from '../../core/account/constants.ts';
import { hashToken } from '../../db/accounts/token.ts';
import type { Db } from '../../db/engine/db.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { Auth } from './auth.ts';

type AuthSession = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>;
export type SignedIn = { readonly user: AuthSession['user']; readonly sessionId: string };

/** Forwards only cookies, the bearer token and the user agent; callers control all other headers. */
export function headersOf({ headers }: FastifyRequest): Headers {
  const forwarded = new Headers();
  if (headers.cookie) forwarded.set('cookie', headers.cookie);
  if (headers.authorization) forwarded.set('authorization', headers.authorization);
  const agent = headers['user-agent']?.slice(0, ACCOUNT_API.agentMax);
  if (agent) forwarded.set('user-agent', agent);
  return forwarded;
}

/** Sends the cookies that better-auth set. */
export function sendCookies(reply: FastifyReply, headers: Headers | null | undefined): void {
  for (const cookie of headers?.getSetCookie() ?? []) reply.header('set-cookie', cookie);
}

/** Returns the session of a request, null for a visitor. Renews a session that is due. */
export async function findSignedIn(auth: Auth, request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | null> {
  const { headers, response } = await auth.api.getSession({ headers: headersOf(request), returnHeaders: true });
  sendCookies(reply, headers);
  return response && { user: response.user, sessionId: response.session.id };
}

/** Returns the session id of a token, or null. */
export async function sessionIdOf(db: Db, token: string): Promise<string | null> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.token, hashToken(token)));
  return row?.id ?? null;
}

/** Ends one session of a user. Returns false when it does not exist. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Deletes a user's expired sessions. */
export async function dropExpired(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, sql`now()`)));
}
