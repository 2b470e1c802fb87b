/** Rows that only a signed-in shopper may call. That somebody is, was seen to before the handler runs. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import type { CONTRACT, ContractName } from '../../core/shop/contract.ts';
import { Refusal } from '../http/http-error.ts';
import { checkOrigin } from '../http/origins.ts';
import { type Input, serve } from '../http/route.ts';
import type { Who } from '../orders/deps.ts';
import type { SignedIn } from './sessions.ts';

type Contract = typeof CONTRACT;
/** The rows that the contract keeps for shoppers: no other may be served here. */
export type SignedName = {
  [Name in ContractName]: Contract[Name] extends { readonly signed: true } ? Name : never;
}[ContractName];

/** For routes about a person: responses are no-store, requests of other origins are refused, and signed rows need who is signed in. */
export function guardPersonal(scope: FastifyInstance, origins: ReadonlySet<string>, who: Who): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    checkOrigin(request, origins);
    if (!request.routeOptions.config.signed) return;
    const found = await who(request, reply);
    if (!found) throw new Refusal(401, AUTH_COPY.signIn);
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
    if (!request.signedIn) throw new Error(`${name} is served where nobody looks who is signed in.`);
    return answer(request.signedIn, input, request, reply);
  });
}
