/** The page that a letter leads to, to prove an address. Opening it changes nothing: mail programs open links too. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ACCOUNT_LINKED, verifyPath } from '../../core/shop/routes.ts';
import { type FoundToken, findToken } from '../../db/accounts/account-tokens.ts';
import { proveAddress } from '../../db/accounts/address-proof.ts';
import { Refusal, refusalOf } from '../http/http-error.ts';
import { linkTokenOf } from '../http/link-token.ts';
import { provePassword } from './credentials.ts';
import type { AccountDeps } from './deps.ts';
import { sendExpired, sendProofPage, sendProven } from './pages.ts';
import { findSignedIn } from './sessions.ts';

const kindOf = ({ open, kind }: FoundToken) => (open && (kind === 'verify' || kind === 'change') ? kind : null);
const isProven = ({ user, email }: FoundToken) => user.emailVerified && user.email === email;

/** The password in a form; a whole form field is text. */
const passwordOf = ({ body }: FastifyRequest) => String((body as { password?: unknown } | null)?.password ?? '');

export function verifyRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { auth, db, letters, passwords, site } = deps;
  const options = { schema: { hide: true } as object };

  /** The token, and the session of its account that the browser carries. */
  async function read(request: FastifyRequest, reply: FastifyReply) {
    const token = linkTokenOf(request);
    const found = token ? await findToken(db, token) : null;
    const signedIn = found && (await findSignedIn(auth, request, reply));
    const sessionId = signedIn?.user.id === found?.user.id ? (signedIn?.sessionId ?? null) : null;
    return { token, found, sessionId, asked: sessionId !== null && sessionId === found?.sessionId };
  }
  type Read = Awaited<ReturnType<typeof read>>;

  function show(reply: FastifyReply, { token, found, asked }: Read, error = ''): FastifyReply {
    const kind = found && kindOf(found);
    if (kind) return sendProofPage(reply, { kind, token, email: found.email, site, asksPassword: !asked, error });
    return found && isProven(found) ? sendProven(reply, site, found.email) : sendExpired(reply, site);
  }

  /** Registering proves nothing about an address: only the session that asked, or the password, belongs to its reader. */
  async function checkProver({ found, asked }: Read, password: string): Promise<void> {
    if (asked || !found) return;
    if (!password) throw new Refusal(400, AUTH_COPY.missingFields);
    await provePassword(db, passwords, found.user.id, password);
  }

  scope.get(ACCOUNT_LINKED.verify, options, async (request, reply) => show(reply, await read(request, reply)));

  scope.post(ACCOUNT_LINKED.verify, options, async (request, reply) => {
    const asked = await read(request, reply);
    if (!asked.found || !kindOf(asked.found)) return show(reply, asked);
    try {
      await checkProver(asked, passwordOf(request));
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      return show(reply.code(refusal.statusCode).headers(refusal.headers), asked, refusal.message);
    }
    const { done, former } = await proveAddress(db, asked.token, asked.sessionId);
    if (!done) return sendExpired(reply, site);
    if (former) letters.emailChanged(former);
    return reply.redirect(verifyPath(asked.token), 303);
  });
}
