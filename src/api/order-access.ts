/** Who may see an order. Whoever may not hears what is heard of an order that does not exist. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORDER } from '../core/constants.ts';
import { ORDER_COPY as SAY } from '../core/copy/order.ts';
import { networkOf } from './client-address.ts';
import { countAttempt } from './db/attempts.ts';
import { findOrder, type OrderRow, type Owner } from './db/orders.ts';
import type { OrderDeps } from './order-deps.ts';
import { isTokenOf } from './order-link.ts';
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

/** Throws Refusal 404 for an order that is not there and, no differently, for one of somebody else. */
export async function openOrder(
  deps: OrderDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  number: string,
  { token, email }: Shown,
): Promise<OrderRow> {
  // Counted whether or not the order exists, or the counting would tell.
  if (!token && email) await countAttempt(deps.db, 'order-lookup', networkOf(request.ip), LOOKUPS);
  const order = await findOrder(deps.db, number);
  const person = await personOf(deps, request, reply);
  const may =
    order !== null &&
    ((token !== undefined && isTokenOf(deps.secret, order.number, token)) ||
      (email !== undefined && email.trim().toLowerCase() === order.emailKey) ||
      (person !== null && owns(order, ownerOf(person.user))));
  if (!order || !may) throw new Refusal(404, SAY.notFound);
  return order;
}
