/** Social sign-in, in a popup or in a tab. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { COOKIE_TOKEN } from '../../core/account/auth.ts';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ATTEMPTS } from '../../core/account/constants.ts';
import { countAttempt } from '../../db/accounts/attempts.ts';
import { networkOf } from '../http/client-address.ts';
import { serve } from '../http/route.ts';
import type { AccountDeps } from './deps.ts';
import { endSession, findSignedIn, headersOf, sendCookies } from './sessions.ts';
import { sendSocialPage } from './social-page.ts';

/** Maps error codes of providers and better-auth to messages for the shopper. */
const REASONS: Record<string, string> = {
  access_denied: AUTH_COPY.socialDenied,
  email_not_found: AUTH_COPY.socialNoEmail,
  account_not_linked: AUTH_COPY.socialTaken,
};

type At = { Params: { provider: string }; Querystring: Record<string, string> };

export function socialRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { auth, db, origin, pages, providers, bearer, site } = deps;
  const targets = [...new Set([origin, ...pages])];
  // better-auth's redirect target on success; we send a page instead.
  const callbackURL = `${origin}/`;
  const isOffered = (id: string) => providers.some((one) => one.id === id);
  const options = { schema: { hide: true } as object, exposeHeadRoute: false };

  const fail = (reply: FastifyReply, message: string = AUTH_COPY.socialFailed) =>
    sendSocialPage(reply, { message: { type: 'social-auth-failure', message }, targets, site });

  serve(scope, 'providers', async () => ({ providers: providers.map(({ id }) => id) }));

  // The opener keeps its reference to the popup only without cross-origin isolation.
  scope.addHook('onRequest', async (request, reply) => {
    if (/^\/api\/auth\/(auth|callback)\//.test(request.url)) reply.header('cross-origin-opener-policy', 'unsafe-none');
  });

  scope.get<At>('/api/auth/auth/:provider', options, async (request, reply) => {
    const { provider } = request.params;
    if (!isOffered(provider)) return fail(reply);
    await countAttempt(db, 'social-from', networkOf(request.ip), ATTEMPTS.loginByAddress);
    const { headers, response } = await auth.api.signInSocial({
      body: { provider, callbackURL, disableRedirect: true },
      headers: headersOf(request),
      returnHeaders: true,
    });
    sendCookies(reply, headers);
    return response.url ? reply.redirect(response.url, 302) : fail(reply);
  });

  scope.get<At>('/api/auth/callback/:provider', options, async (request, reply) => {
    const { provider } = request.params;
    if (!isOffered(provider)) return fail(reply);
    const before = await findSignedIn(auth, request, reply);
    const answer = await auth.api.callbackOAuth({
      method: 'GET',
      params: { id: provider },
      query: request.query,
      headers: headersOf(request),
      asResponse: true,
    });
    const location = answer.headers.get('location') ?? '';
    if (location !== callbackURL) {
      const error = URL.parse(location, origin)?.searchParams.get('error') ?? '';
      return fail(reply, REASONS[error]);
    }
    if (before) await endSession(db, before.user.id, before.sessionId);
    reply.removeHeader('set-cookie');
    sendCookies(reply, answer.headers);
    const token = (bearer && answer.headers.get('set-auth-token')) || COOKIE_TOKEN;
    return sendSocialPage(reply, { message: { type: 'social-auth-success', token }, targets, site });
  });
}
