/** An account's email address: requests the emails that verify or change it. */
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { users } from '../../db/schema/accounts.ts';
import { countChange, countVerify } from '../emails/limits.ts';
import { checkPassword } from './credentials.ts';
import type { AccountDeps } from './deps.ts';
import { serveSigned } from './signed.ts';

export function emailRoutes(scope: FastifyInstance, { db, emails, passwords }: AccountDeps): void {
  serveSigned(scope, 'resendVerification', async ({ user, sessionId }) => {
    if (user.emailVerified) return { message: AUTH_COPY.verifiedAlready };
    await countVerify(db, user);
    emails.verify(user, sessionId);
    return { message: AUTH_COPY.verifySent };
  });

  serveSigned(scope, 'changeEmail', async ({ user, sessionId }, { body }) => {
    await checkPassword(db, passwords, user.id, body.password);
    if (body.email === user.email) return { message: AUTH_COPY.sameEmail };
    await countChange(db, user, body.email);
    // An address of another account gets no email, and the response does not reveal it.
    const [taken] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, body.email), ne(users.id, user.id)));
    emails.change(user, taken ? null : body.email, sessionId);
    return { message: AUTH_COPY.changeSent };
  });
}
