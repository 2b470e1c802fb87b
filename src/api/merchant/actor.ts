/** Who makes a call of the back office: a person with a role, or the holder of the key. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Role, roleOf } from '../../core/merchant/role.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import { hasBearerToken } from '../http/bearer.ts';
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

export async function actorOf(deps: OrderDeps, request: FastifyRequest, reply: FastifyReply): Promise<Actor | null> {
  if (hasBearerToken(request, deps.merchantKey)) return KEY_HOLDER;
  const person = await sessionOf(deps, request, reply);
  const role = person && roleOfAccount(deps, person);
  if (!role) return null;
  const { id: userId, name, email } = person.user;
  return { userId, sessionId: person.sessionId, name, email, role };
}

/** The person of a request that checkMerchant() has let through. */
export function actorIn({ actor }: FastifyRequest): Actor {
  if (!actor) throw new Error('The route is registered outside of the back office.');
  return actor;
}
