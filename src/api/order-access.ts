/** Who may see an order. Whoever may not hears what is heard of an order that does not exist. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORDER } from '../core/constants.ts';
import { ORDER_COPY as SAY } from '../core/copy/order.ts';
import { networkOf } from './client-address.ts';
import { countAttempt } from './db/attempts.ts';
import { findOrder, type OrderRow, type Owner } from './db/orders.ts';
import type { OrderDeps } from './order-deps.ts';
import { holdsToken } from './order-link.ts';
import { Refusal } from './refusal.ts';
import type { SignedIn } from './sessions.ts';

/** What a caller shows: the token of a link, or the email address of the order. */
export type Shown = { readonly token?: string | undefined; readonly email?: string | undefined };

const LOOKUPS = { times: ORDER.lookupsPerClient, seconds: ORDER.lookupWindowMs / 1000 };

/** A visitor costs nothing: only who brings a cookie or a token is looked up. */
export async function personOf(
  deps: OrderDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | null> {
  const { cookie, authorization } = request.headers;
  return cookie || authorization ? deps.who(request, reply) : null;
}

/** Anybody can register with anybody's address: only one that is proved brings its orders along. */
export function ownerOf({ id, email, emailVerified }: SignedIn['user']): Owner {
  return { id, email: emailVerified ? email : null };
}

function owns(order: OrderRow, { id, email }: Owner): boolean {
  return order.userId === id || (email !== null && order.emailKey === email.toLowerCase());
}

/**
 * Counts a guess for the caller's network; throws Refusal 429 above the limit. A wrong token, a right and a wrong email
 * address count alike, and also for numbers that do not exist: a difference would tell which orders exist.
 */
export function countLookup(deps: Pick<OrderDeps, 'db'>, request: FastifyRequest): Promise<void> {
  return countAttempt(deps.db, 'order-lookup', networkOf(request.ip), LOOKUPS, SAY.tooMany);
}

/** Throws Refusal 404 for an order that is not there and, no differently, for one of somebody else; 429 for guesses. */
export async function openOrder(
  deps: OrderDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  number: string,
  { token, email }: Shown,
): Promise<OrderRow> {
  const held = token !== undefined && holdsToken(deps.secret, number, token);
  if (!held && (token || email)) await countLookup(deps, request);
  const order = await findOrder(deps.db, number);
  const person = held ? null : await personOf(deps, request, reply);
  const may =
    order !== null &&
    (held ||
      (email !== undefined && email.trim().toLowerCase() === order.emailKey) ||
      (person !== null && owns(order, ownerOf(person.user))));
  if (!order || !may) throw new Refusal(404, SAY.notFound);
  return order;
}
