/** Password routes: forgot, reset, change. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { endTokens } from '../../db/accounts/account-tokens.ts';
import { resetAttempts } from '../../db/accounts/attempts.ts';
import { users } from '../../db/schema/accounts.ts';
import { countReset } from '../emails/limits.ts';
import { networkOf } from '../http/client-address.ts';
import { mapAuthErrors } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import { countPasswordAttempt, resetPasswordAttempts, storedHash } from './credentials.ts';
import type { AccountDeps } from './deps.ts';
import { resetPassword } from './password-reset.ts';
import { headersOf, sendCookies } from './sessions.ts';
import { serveSigned } from './signed.ts';

export function passwordRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { auth, db, devices, emails, passwords, bearer } = deps;

  serve(scope, 'forgotPassword', async ({ body }, request) => {
    const device = devices.read(request.headers.cookie, body.email);
    await countReset(db, body.email, { network: networkOf(request.ip), device });
    emails.reset(async () => {
      const [user] = await db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(eq(users.email, body.email));
      return user;
    });
    return { message: AUTH_COPY.letterSent };
  });

  serve(scope, 'resetPassword', async ({ body }) => {
    const { email, cleared } = await resetPassword(db, passwords, body.token, body.password);
    await resetAttempts(db, 'login-to', email);
    return { message: cleared ? AUTH_COPY.passwordResetCleared : AUTH_COPY.passwordReset };
  });

  serveSigned(scope, 'changePassword', async ({ user }, { body }, request, reply) => {
    await countPasswordAttempt(db, user.id);
    const { headers } = await mapAuthErrors(
      async (status) => {
        // The session expired during the request.
        if (status === 401) return [401, AUTH_COPY.signIn];
        return (await storedHash(db, user.id)) ? [403, AUTH_COPY.wrongPassword] : [409, AUTH_COPY.noPassword];
      },
      () =>
        auth.api.changePassword({
          body: { ...body, revokeOtherSessions: true },
          headers: headersOf(request),
          returnHeaders: true,
        }),
    );
    await resetPasswordAttempts(db, user.id);
    await endTokens(db, user.id);
    sendCookies(reply, headers);
    const token = bearer ? headers?.get('set-auth-token') : null;
    return { message: AUTH_COPY.passwordChanged, _id: user.id, ...(token && { token }) };
  });
}
