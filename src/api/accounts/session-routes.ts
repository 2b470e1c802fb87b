/** Lists and ends the shopper's sessions. */
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import type { Db } from '../../db/engine/db.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { HttpError } from '../http/http-error.ts';
import type { AccountDeps } from './deps.ts';
import { endSession, type SignedIn } from './sessions.ts';
import { serveSigned } from './signed.ts';

/** Returns the open sessions, most recently used first. */
export async function listSessions(db: Db, { user, sessionId }: SignedIn) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt), sessions.id);
  return rows.map((row) => ({
    _id: row.id,
    current: row.id === sessionId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    agent: row.userAgent ?? '',
  }));
}

export function sessionRoutes(scope: FastifyInstance, { db }: AccountDeps): void {
  serveSigned(scope, 'sessions', async (who) => ({ sessions: await listSessions(db, who) }));

  serveSigned(scope, 'endSessions', async ({ user, sessionId }) => {
    await db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, sessionId)));
    return { message: AUTH_COPY.sessionsEnded };
  });

  serveSigned(scope, 'endSession', async ({ user }, { params }) => {
    if (!(await endSession(db, user.id, params.id))) throw new HttpError(404, AUTH_COPY.noSession);
    return { message: AUTH_COPY.sessionEnded };
  });
}
