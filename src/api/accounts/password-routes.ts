/** Passwords: forgotten, set anew with a letter, changed. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { endTokens } from '../../db/accounts/account-tokens.ts';
import { forgetAttempts } from '../../db/accounts/attempts.ts';
import { users } from '../../db/schema/accounts.ts';
import { countReset } from '../emails/limits.ts';
import { networkOf } from '../http/client-address.ts';
import { refusing } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import { countPassword, forgetPasswords, storedHash } from './credentials.ts';
import type { AccountDeps } from './deps.ts';
import { resetPassword } from './password-reset.ts';
import { headersOf, sendCookies } from './sessions.ts';
import { serveSigned } from './signed.ts';

export function passwordRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { auth, db, devices, letters, passwords, bearer } = deps;

  serve(scope, 'forgotPassword', async ({ body }, request) => {
    const device = devices.read(request.headers.cookie, body.email);
    await countReset(db, body.email, { network: networkOf(request.ip), device });
    letters.reset(async () => {
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
    await forgetAttempts(db, 'login-to', email);
    letters.passwordChanged(email);
    return { message: cleared ? AUTH_COPY.passwordResetCleared : AUTH_COPY.passwordReset };
  });

  serveSigned(scope, 'changePassword', async ({ user }, { body }, request, reply) => {
    await countPassword(db, user.id);
    const { headers } = await refusing(
      async (status) => {
        // The session ended after the request began.
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
    await forgetPasswords(db, user.id);
    await endTokens(db, user.id);
    letters.passwordChanged(user.email);
    sendCookies(reply, headers);
    const token = bearer ? headers?.get('set-auth-token') : null;
    return { message: AUTH_COPY.passwordChanged, _id: user.id, ...(token && { token }) };
  });
}
