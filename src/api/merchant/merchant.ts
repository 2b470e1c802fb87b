/**
 * Authorization of the back office. A person is an account with a role, or one whose verified address is configured: an
 * owner. A client with the merchant key acts as an owner too.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MERCHANT_COPY } from '../../core/merchant/copy.ts';
import { type MerchantCall, mayCall, RIGHTS, WITHOUT_SECOND_FACTOR } from '../../core/merchant/rights.ts';
import { type Role, roleOf } from '../../core/merchant/role.ts';
import { secondFactorState } from '../../db/merchant/second-factors.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import { hasBearerToken } from '../http/bearer.ts';
import { HttpError } from '../http/http-error.ts';
import { sessionOf } from '../orders/access.ts';
import type { OrderDeps } from '../orders/deps.ts';

/** Who makes a call of the back office. */
export type Actor = {
  /** The account's id; null for the merchant key. */
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
};

const KEY_HOLDER: Actor = { userId: null, sessionId: null, name: 'Merchant key', email: '', role: 'owner' };

/** Role of an account: the configured owners, then the stored role. An address counts only when verified. */
function roleOfAccount({ merchants }: OrderDeps, { user }: SignedIn): Role | null {
  const configured = user.emailVerified && merchants.has(user.email.toLowerCase());
  return configured ? 'owner' : roleOf(user.role);
}

async function actorOf(deps: OrderDeps, request: FastifyRequest, reply: FastifyReply): Promise<Actor | null> {
  if (hasBearerToken(request, deps.merchantKey)) return KEY_HOLDER;
  const person = await sessionOf(deps, request, reply);
  const role = person && roleOfAccount(deps, person);
  if (!role) return null;
  const { id: userId, name, email } = person.user;
  return { userId, sessionId: person.sessionId, name, email, role };
}

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

/** The person of a request that checkMerchant() has let through. */
export function actorIn({ actor }: FastifyRequest): Actor {
  if (!actor) throw new Error('The route is registered outside of the back office.');
  return actor;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor;
  }
}
