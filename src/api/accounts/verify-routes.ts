/** The page that verifies an email address. GET changes nothing, because mail programs prefetch links. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ACCOUNT_LINKED, verifyPath } from '../../core/shop/routes.ts';
import { type FoundToken, findToken } from '../../db/accounts/account-tokens.ts';
import { verifyAddress } from '../../db/accounts/address-proof.ts';
import { HttpError, toHttpError } from '../http/http-error.ts';
import { linkTokenOf } from '../http/link-token.ts';
import { checkPassword } from './credentials.ts';
import type { AccountDeps } from './deps.ts';
import { sendExpired, sendVerified, sendVerifyPage } from './pages.ts';
import { findSignedIn } from './sessions.ts';

const kindOf = ({ open, kind }: FoundToken) => (open && (kind === 'verify' || kind === 'change') ? kind : null);
const isProven = ({ user, email }: FoundToken) => user.emailVerified && user.email === email;

/** Multipart fields are converted to text. */
const passwordOf = ({ body }: FastifyRequest) => String((body as { password?: unknown } | null)?.password ?? '');

export function verifyRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { auth, db, passwords, site } = deps;
  const options = { schema: { hide: true } as object };

  /** Returns the token and the browser's session when it belongs to the same account. */
  async function read(request: FastifyRequest, reply: FastifyReply) {
    const token = linkTokenOf(request);
    const found = token ? await findToken(db, token) : null;
    const signedIn = found && (await findSignedIn(auth, request, reply));
    const sessionId = signedIn?.user.id === found?.user.id ? (signedIn?.sessionId ?? null) : null;
    return { token, found, sessionId, isRequester: sessionId !== null && sessionId === found?.sessionId };
  }
  type Read = Awaited<ReturnType<typeof read>>;

  function show(reply: FastifyReply, { token, found, isRequester }: Read, error = ''): FastifyReply {
    const kind = found && kindOf(found);
    if (kind)
      return sendVerifyPage(reply, { kind, token, email: found.email, site, asksPassword: !isRequester, error });
    return found && isProven(found) ? sendVerified(reply, site, found.email) : sendExpired(reply, site);
  }

  /** Registering proves nothing: verification requires the requesting session or the account's password. */
  async function authorizeVerification({ found, isRequester }: Read, password: string): Promise<void> {
    if (isRequester || !found) return;
    if (!password) throw new HttpError(400, AUTH_COPY.missingFields);
    await checkPassword(db, passwords, found.user.id, password);
  }

  scope.get(ACCOUNT_LINKED.verify, options, async (request, reply) => show(reply, await read(request, reply)));

  scope.post(ACCOUNT_LINKED.verify, options, async (request, reply) => {
    const link = await read(request, reply);
    if (!link.found || !kindOf(link.found)) return show(reply, link);
    try {
      await authorizeVerification(link, passwordOf(request));
    } catch (error) {
      const httpError = toHttpError(error);
      if (!httpError) throw error;
      return show(reply.code(httpError.statusCode).headers(httpError.headers), link, httpError.message);
    }
    if (!(await verifyAddress(db, link.token, link.sessionId))) return sendExpired(reply, site);
    return reply.redirect(verifyPath(link.token), 303);
  });
}
