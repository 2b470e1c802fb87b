/** The address of an account: proven by a letter, changed by another. */
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ATTEMPTS } from '../../core/constants.ts';
import { AUTH_COPY } from '../../core/copy/auth.ts';
import { verifiedPath } from '../../core/routes.ts';
import { VERIFY_PATH } from '../account-letters.ts';
import type { AccountDeps } from '../accounts.ts';
import { provePassword } from '../credentials.ts';
import { users } from '../db/account-schema.ts';
import { proveAddress } from '../db/account-tokens.ts';
import { countAttempt } from '../db/attempts.ts';
import { serveSigned } from './signed.ts';

export function emailRoutes(scope: FastifyInstance, { db, letters, passwords, site }: AccountDeps): void {
  // HEAD would take a token and show nothing for it.
  const link = { schema: { hide: true } as object, exposeHeadRoute: false };
  scope.get<{ Querystring: { token?: unknown } }>(VERIFY_PATH, link, async ({ query }, reply) => {
    const { token } = query;
    const { done, former } = typeof token === 'string' ? await proveAddress(db, token) : { done: false };
    if (former) letters.emailChanged(former);
    return reply.redirect(site + verifiedPath(done), 303);
  });

  serveSigned(scope, 'resendVerification', async ({ user }) => {
    if (user.emailVerified) return { message: AUTH_COPY.verifiedAlready };
    await countAttempt(db, 'letter-to', user.email, ATTEMPTS.letterByAccount);
    letters.verify(user);
    return { message: AUTH_COPY.verifySent };
  });

  serveSigned(scope, 'changeEmail', async ({ user }, { body }) => {
    await provePassword(db, passwords, user.id, body.password);
    if (body.email === user.email) return { message: AUTH_COPY.sameEmail };
    await countAttempt(db, 'change-by', user.id, ATTEMPTS.letterByAccount);
    await countAttempt(db, 'letter-to', body.email, ATTEMPTS.letterByAccount);
    // Somebody else's address gets no letter, and the answer does not say so.
    const [taken] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, body.email), ne(users.id, user.id)));
    if (!taken) letters.change(user, body.email);
    return { message: AUTH_COPY.changeSent };
  });
}
