/** Sign-up, sign-in and sign-out. Response times do not reveal whether an account exists. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ATTEMPTS } from '../../core/account/constants.ts';
import { withShop } from '../../core/shop/shop-name.ts';
import { addAddress } from '../../db/accounts/addresses.ts';
import { countAttempt, resetAttempts, undoAttempt } from '../../db/accounts/attempts.ts';
import { mayWelcome } from '../emails/limits.ts';
import { networkOf } from '../http/client-address.ts';
import { mapAuthErrors } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { AccountDeps } from './deps.ts';
import { dropExpired, endSession, findSignedIn, headersOf, sendCookies, sessionIdOf } from './sessions.ts';

type SignInResult = {
  readonly headers: Headers | null | undefined;
  readonly response: { readonly token: string | null; readonly user: { readonly id: string } };
};

export function authRoutes(scope: FastifyInstance, { auth, db, bearer, devices, emails }: AccountDeps): void {
  /** Ends the session the browser had before, because signing in issues a new one. */
  async function replaceSession(
    request: FastifyRequest,
    reply: FastifyReply,
    message: string,
    work: () => Promise<SignInResult>,
  ) {
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
    const { answer, sessionToken } = await replaceSession(
      request,
      reply,
      withShop(AUTH_COPY.welcome, scope.brand.name),
      () =>
        mapAuthErrors(
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
    if (sessionId && (await mayWelcome(db, email))) emails.verify({ id, email }, sessionId);
    return answer;
  });

  serve(scope, 'login', async ({ body }, request, reply) => {
    const { email } = body;
    const network = networkOf(request.ip);
    const device = devices.read(request.headers.cookie, email);
    const [what, whom] = device ? ['login-on', device] : ['login-to', email];
    await countAttempt(db, 'login-from', network, ATTEMPTS.loginByAddress);
    await countAttempt(db, what, whom, ATTEMPTS.loginByAccount);
    const { answer } = await replaceSession(request, reply, AUTH_COPY.welcomeBack, () =>
      mapAuthErrors(
        () => [401, AUTH_COPY.wrong],
        () => auth.api.signInEmail({ body, headers: headersOf(request), returnHeaders: true }),
      ),
    );
    if (!device) reply.header('set-cookie', devices.mark(email));
    await resetAttempts(db, what, whom);
    await undoAttempt(db, 'login-from', network);
    return answer;
  });

  serve(scope, 'logout', async (_, request, reply) => {
    // better-auth ignores database errors on sign-out, which would leave the session valid.
    const found = await findSignedIn(auth, request, reply);
    if (found) await endSession(db, found.user.id, found.sessionId);
    const { headers } = await auth.api.signOut({ headers: headersOf(request), returnHeaders: true });
    sendCookies(reply, headers);
    return { message: AUTH_COPY.goodbye };
  });
}
