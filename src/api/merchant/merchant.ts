/**
 * Authorization of the back office. A person is an account with a role, or one whose verified address is configured: an
 * owner. A client with the merchant key acts as an owner too.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MERCHANT_COPY } from '../../core/merchant/copy.ts';
import { type MerchantCall, mayCall, RIGHTS, WITHOUT_SECOND_FACTOR } from '../../core/merchant/rights.ts';
import { secondFactorState } from '../../db/merchant/second-factors.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { type Actor, actorOf } from './actor.ts';

/** The call of a route. Throws for a route without a row in RIGHTS. */
function callOf({ routeOptions }: FastifyRequest): MerchantCall {
  const { call = '' } = routeOptions.config;
  if (!Object.hasOwn(RIGHTS, call)) throw new Error(`${routeOptions.url} has no row in RIGHTS.`);
  return call as MerchantCall;
}

/**
 * Throws 403 unless the session has entered a second factor. It is asked of the session, not of the sign-in: a password, a
 * social network and a link in an email all lead to a session, and none of them replaces it.
 */
async function checkSecondFactor({ db }: OrderDeps, { sessionId }: Actor): Promise<void> {
  if (sessionId === null || (await secondFactorState(db, sessionId)) === 'given') return;
  throw new HttpError(403, MERCHANT_COPY.needsSecondFactor);
}

/** Sets request.actor. Throws 403 for everyone whose role does not include the call, signed in or not. */
export async function checkMerchant(deps: OrderDeps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const call = callOf(request);
  const actor = await actorOf(deps, request, reply);
  if (!actor) throw new HttpError(403, MERCHANT_COPY.refused);
  if (!mayCall(actor.role, call)) throw new HttpError(403, MERCHANT_COPY.noRight);
  if (!WITHOUT_SECOND_FACTOR.has(call)) await checkSecondFactor(deps, actor);
  request.actor = actor;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor;
  }
}
