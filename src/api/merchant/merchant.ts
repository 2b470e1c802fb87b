/**
 * Merchant authorization: an account with the merchant role, an account whose verified address is configured, or a client
 * with the merchant key.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MERCHANT_COPY } from '../../core/merchant/copy.ts';
import { hasBearerToken } from '../http/bearer.ts';
import { HttpError } from '../http/http-error.ts';
import { sessionOf } from '../orders/access.ts';
import type { OrderDeps } from '../orders/deps.ts';

export const MERCHANT_ROLE = 'merchant';

/** Throws 403 for everyone else, signed in or not. */
export async function checkMerchant(deps: OrderDeps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (hasBearerToken(request, deps.merchantKey)) return;
  const person = await sessionOf(deps, request, reply);
  // An address counts only when verified, because registration does not prove it.
  const named = person?.user.emailVerified && deps.merchants.has(person.user.email.toLowerCase());
  if (person?.user.role !== MERCHANT_ROLE && !named) throw new HttpError(403, MERCHANT_COPY.refused);
}
