/** Sessions over HTTP: what of a request better-auth is told, what of its answer goes back, and who is signed in. */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_API } from '../../core/shop/constants.ts';
import { hashToken } from '../../db/accounts/token.ts';
import type { Db } from '../../db/engine/db.ts';
import { sessions } from '../../db/schema/accounts.ts';
import type { Auth } from './auth.ts';

type Found = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>;
export type SignedIn = { readonly user: Found['user']; readonly sessionId: string };

/** Cookies, a bearer token and the browser's name; nothing else that a caller may make up. */
export function headersOf({ headers }: FastifyRequest): Headers {
  const told = new Headers();
  if (headers.cookie) told.set('cookie', headers.cookie);
  if (headers.authorization) told.set('authorization', headers.authorization);
  const agent = headers['user-agent']?.slice(0, ACCOUNT_API.agentMax);
  if (agent) told.set('user-agent', agent);
  return told;
}

/** Sends the cookies that better-auth set. */
export function sendCookies(reply: FastifyReply, headers: Headers | null | undefined): void {
  for (const cookie of headers?.getSetCookie() ?? []) reply.header('set-cookie', cookie);
}

/** Who asks; null for a visitor. A session that is due for it is renewed. */
export async function findSignedIn(auth: Auth, request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | null> {
  const { headers, response } = await auth.api.getSession({ headers: headersOf(request), returnHeaders: true });
  sendCookies(reply, headers);
  return response && { user: response.user, sessionId: response.session.id };
}

/** The id of the session that a token opens; null when there is none. */
export async function sessionIdOf(db: Db, token: string): Promise<string | null> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.token, hashToken(token)));
  return row?.id ?? null;
}

/** Ends one session of a shopper. False: there is no such one. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Clears away the sessions of a shopper that ended by themselves. */
export async function dropExpired(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, sql`now()`)));
}
