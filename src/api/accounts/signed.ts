/** Rows that only a signed-in shopper may call. That somebody is, was seen to before the handler runs. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CONTRACT, ContractName } from '../../core/shop/contract.ts';
import { type Input, serve } from '../http/route.ts';
import type { SignedIn } from './sessions.ts';

type Contract = typeof CONTRACT;
/** The rows that the contract keeps for shoppers: no other may be served here. */
export type SignedName = {
  [Name in ContractName]: Contract[Name] extends { readonly signed: true } ? Name : never;
}[ContractName];

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
