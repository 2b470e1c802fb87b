/** Who may see an order. Whoever may not hears what is heard of an order that does not exist. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { ORDER_EMAIL, ORDER_TOKEN } from '../../core/order/endpoints.ts';
import { ORDER } from '../../core/shop/constants.ts';
import { countAttempt } from '../../db/accounts/attempts.ts';
import { findOrder, type Owner } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import { networkOf } from '../http/client-address.ts';
import { Refusal } from '../http/http-error.ts';
import type { OrderDeps } from './deps.ts';
import { heldToken, isLinkOpen } from './link.ts';

const HEADER_MAX = 1000;

/** The decoded value of a request header, '' for none and for one that cannot be read. */
function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  if (typeof value !== 'string' || value.length > HEADER_MAX) return '';
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** What a caller shows: the token of a link, or the email address of the order. Never from the address, which logs keep. */
const shownBy = (request: FastifyRequest) => ({
  token: headerOf(request, ORDER_TOKEN),
  email: headerOf(request, ORDER_EMAIL).trim().toLowerCase(),
});

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

/** True when the account has proved this very address. */
export function isProven(user: SignedIn['user'], email: string): boolean {
  return ownerOf(user).email?.toLowerCase() === email.toLowerCase();
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

/**
 * Opens an order for its owner, for the holder of its link, or for number and email address together while the link lives.
 * Throws Refusal 404 for an order that is not there and, no differently, for one of somebody else; 429 for guesses.
 */
export async function openOrder(
  deps: OrderDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  number: string,
): Promise<OrderRow> {
  const { token, email } = shownBy(request);
  const held = token ? heldToken(deps.secret, number, token) : null;
  if (!held && (token || email)) await countLookup(deps, request);
  const order = await findOrder(deps.db, number);
  if (order && held && isLinkOpen(order, held.issuedAt)) return order;
  if (order && email === order.emailKey && isLinkOpen(order, null)) return order;
  const person = await personOf(deps, request, reply);
  if (order && person && owns(order, ownerOf(person.user))) return order;
  throw new Refusal(404, SAY.notFound);
}
