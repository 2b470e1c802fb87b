/** Signing up, in and out (§7). How long an answer takes does not tell whether an account exists. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ATTEMPTS } from '../../core/shop/constants.ts';
import { withShop } from '../../core/shop/shop-name.ts';
import { addAddress } from '../../db/accounts/addresses.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from '../../db/accounts/attempts.ts';
import { mayWelcome } from '../emails/limits.ts';
import { networkOf } from '../http/client-address.ts';
import { refusing } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { AccountDeps } from './deps.ts';
import { dropExpired, endSession, findSignedIn, headersOf, sendCookies, sessionIdOf } from './sessions.ts';

type Entered = {
  readonly headers: Headers | null | undefined;
  readonly response: { readonly token: string | null; readonly user: { readonly id: string } };
};

export function authRoutes(scope: FastifyInstance, { auth, db, bearer, devices, letters }: AccountDeps): void {
  /** Ends the session that the browser came with: the one it leaves with is new. */
  async function enter(request: FastifyRequest, reply: FastifyReply, message: string, work: () => Promise<Entered>) {
    const before = await findSignedIn(auth, request, reply);
    const { headers, response } = await work();
    if (before) await endSession(db, before.user.id, before.sessionId);
    await dropExpired(db, response.user.id);
    reply.removeHeader('set-cookie');
    sendCookies(reply, headers);
    const token = bearer ? headers?.get('set-auth-token') : null;
    const answer = { message, _id: response.user.id, ...(token && { token }) };
    return { answer, sessionToken: response.token };
  }

  serve(scope, 'register', async ({ body }, request, reply) => {
    await countAttempt(db, 'register', networkOf(request.ip), ATTEMPTS.registerByAddress);
    const { addresses, ...account } = body;
    const { firstName, lastName, email } = account;
    const username = body.username || (email.split('@')[0] as string);
    const name = `${firstName} ${lastName}`.trim();
    const { answer, sessionToken } = await enter(request, reply, withShop(AUTH_COPY.welcome, scope.brand.name), () =>
      refusing(
        () => [409, AUTH_COPY.taken],
        () =>
          auth.api.signUpEmail({
            body: { ...account, username, name },
            headers: headersOf(request),
            returnHeaders: true,
          }),
      ),
    );
    const id = answer._id;
    for (const address of addresses) await addAddress(db, id, address);
    reply.header('set-cookie', devices.mark(email));
    const sessionId = sessionToken && (await sessionIdOf(db, sessionToken));
    if (sessionId && (await mayWelcome(db, email))) letters.verify({ id, email }, sessionId);
    return answer;
  });

  serve(scope, 'login', async ({ body }, request, reply) => {
    const { email } = body;
    const network = networkOf(request.ip);
    const device = devices.read(request.headers.cookie, email);
    const [what, whom] = device ? ['login-on', device] : ['login-to', email];
    await countAttempt(db, 'login-from', network, ATTEMPTS.loginByAddress);
    await countAttempt(db, what, whom, ATTEMPTS.loginByAccount);
    const { answer } = await enter(request, reply, AUTH_COPY.welcomeBack, () =>
      refusing(
        () => [401, AUTH_COPY.wrong],
        () => auth.api.signInEmail({ body, headers: headersOf(request), returnHeaders: true }),
      ),
    );
    if (!device) reply.header('set-cookie', devices.mark(email));
    await forgetAttempts(db, what, whom);
    await takeBackAttempt(db, 'login-from', network);
    return answer;
  });

  serve(scope, 'logout', async (_, request, reply) => {
    // better-auth forgives a database that does not answer, and would leave the session alive.
    const found = await findSignedIn(auth, request, reply);
    if (found) await endSession(db, found.user.id, found.sessionId);
    const { headers } = await auth.api.signOut({ headers: headersOf(request), returnHeaders: true });
    sendCookies(reply, headers);
    return { message: AUTH_COPY.goodbye };
  });
}
