/**
 * Who is the merchant: somebody signed in whose account has the role or whose proved address the environment names, or a
 * program that knows the shop's key.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MERCHANT_COPY } from '../../core/merchant/copy.ts';
import { knows } from '../http/bearer.ts';
import { Refusal } from '../http/http-error.ts';
import { personOf } from '../orders/access.ts';
import type { OrderDeps } from '../orders/deps.ts';

export const MERCHANT_ROLE = 'merchant';

/** Throws Refusal 403 for everybody else, signed in or not. */
export async function checkMerchant(deps: OrderDeps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (knows(request, deps.merchantKey)) return;
  const person = await personOf(deps, request, reply);
  // Anybody can register with anybody's address: it counts once a letter to it was answered.
  const named = person?.user.emailVerified && deps.merchants.has(person.user.email.toLowerCase());
  if (person?.user.role !== MERCHANT_ROLE && !named) throw new Refusal(403, MERCHANT_COPY.refused);
}
