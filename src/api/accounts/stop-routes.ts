/** The page that cancels a request the reader of an email did not make: a new account or a change of address. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ACCOUNT_LINKED } from '../../core/shop/routes.ts';
import { endTokens, findToken } from '../../db/accounts/account-tokens.ts';
import type { TokenKind } from '../../db/schema/accounts.ts';
import { mayReset } from '../emails/limits.ts';
import { networkOf } from '../http/client-address.ts';
import { linkTokenOf } from '../http/link-token.ts';
import type { AccountDeps } from './deps.ts';
import { sendExpired, sendStopPage, sendStopped } from './pages.ts';

type Stoppable = Exclude<TokenKind, 'reset'>;
/** The token kinds that a cancelled token also ends. */
const ENDS: Record<Stoppable, readonly TokenKind[]> = {
  verify: ['verify'],
  change: ['change'],
  stop: ['change', 'stop'],
};

export function stopRoutes(scope: FastifyInstance, { db, devices, emails, site }: AccountDeps): void {
  const options = { schema: { hide: true } as object };

  async function read(request: FastifyRequest) {
    const token = linkTokenOf(request);
    const found = token ? await findToken(db, token) : null;
    if (!found?.open || found.kind === 'reset') return null;
    return { token, kind: found.kind, email: found.email, user: found.user };
  }

  scope.get(ACCOUNT_LINKED.stop, options, async (request, reply) => {
    const found = await read(request);
    return found ? sendStopPage(reply, found.kind, { ...found, site }) : sendExpired(reply, site);
  });

  scope.post(ACCOUNT_LINKED.stop, options, async (request, reply) => {
    const found = await read(request);
    if (!found) return sendExpired(reply, site);
    const { kind, email, user } = found;
    await endTokens(db, user.id, ENDS[kind]);
    // A reader of an address that was only requested owns no account to recover.
    if (kind === 'change') return sendStopped(reply, kind, { site, written: false });
    const asker = { network: networkOf(request.ip), device: devices.read(request.headers.cookie, email) };
    const written = await mayReset(db, email, asker);
    if (written) emails.reset(async () => user);
    return sendStopped(reply, kind, { site, written });
  });
}
