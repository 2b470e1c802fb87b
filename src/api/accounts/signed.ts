/** Guards personal routes and registers those that require a signed-in user. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import type { CONTRACT, ContractName } from '../../core/shop/contract.ts';
import { HttpError } from '../http/http-error.ts';
import { checkOrigin } from '../http/origins.ts';
import { type Input, serve } from '../http/route.ts';
import type { GetSession } from '../orders/deps.ts';
import type { SignedIn } from './sessions.ts';

type Contract = typeof CONTRACT;
/** Contract rows marked as signed. */
export type SignedName = {
  [Name in ContractName]: Contract[Name] extends { readonly signed: true } ? Name : never;
}[ContractName];

/**
 * Guards routes with personal data: responses are no-store, requests of other origins are rejected, and signed rows
 * require a session.
 */
export function guardPersonal(scope: FastifyInstance, origins: ReadonlySet<string>, getSession: GetSession): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    checkOrigin(request, origins);
    if (!request.routeOptions.config.signed) return;
    const found = await getSession(request, reply);
    if (!found) throw new HttpError(401, AUTH_COPY.signIn);
    request.signedIn = found;
  });
}

export function serveSigned<Name extends SignedName>(
  scope: FastifyInstance,
  name: Name,
  answer: (
    who: SignedIn,
    input: Input<Name>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<z.input<Contract[Name]['response']>>,
): void {
  serve(scope, name, (input, request, reply) => {
    if (!request.signedIn) throw new Error(`${name} is registered without the session check.`);
    return answer(request.signedIn, input, request, reply);
  });
}
