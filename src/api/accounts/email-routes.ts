/** The address of an account: asks for the letters that prove it and that change it. */
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { users } from '../../db/schema/accounts.ts';
import { countChange, countVerify } from '../emails/limits.ts';
import { provePassword } from './credentials.ts';
import type { AccountDeps } from './deps.ts';
import { serveSigned } from './signed.ts';

export function emailRoutes(scope: FastifyInstance, { db, letters, passwords }: AccountDeps): void {
  serveSigned(scope, 'resendVerification', async ({ user, sessionId }) => {
    if (user.emailVerified) return { message: AUTH_COPY.verifiedAlready };
    await countVerify(db, user);
    letters.verify(user, sessionId);
    return { message: AUTH_COPY.verifySent };
  });

  serveSigned(scope, 'changeEmail', async ({ user, sessionId }, { body }) => {
    await provePassword(db, passwords, user.id, body.password);
    if (body.email === user.email) return { message: AUTH_COPY.sameEmail };
    await countChange(db, user, body.email);
    // Another account's address gets no letter, and the response does not say so.
    const [taken] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, body.email), ne(users.id, user.id)));
    letters.change(user, taken ? null : body.email, sessionId);
    return { message: AUTH_COPY.changeSent };
  });
}
