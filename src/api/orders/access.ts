/** Access to orders. Returns 404 when access is denied, as for an unknown order. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORDER } from '../../core/order/constants.ts';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { ORDER_EMAIL, ORDER_TOKEN } from '../../core/order/endpoints.ts';
import { countAttempt } from '../../db/accounts/attempts.ts';
import { findOrder, type Owner } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderDeps } from './deps.ts';
import { isLinkOpen, parseOrderToken } from './link.ts';

const HEADER_MAX = 1000;

/** Returns the decoded value of a request header, '' when missing or malformed. */
function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  if (typeof value !== 'string' || value.length > HEADER_MAX) return '';
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Credentials of the request: link token or the order's email address. Read from headers, because URLs are logged. */
const credentialsOf = (request: FastifyRequest) => ({
  token: headerOf(request, ORDER_TOKEN),
  email: headerOf(request, ORDER_EMAIL).trim().toLowerCase(),
});

const LOOKUPS = { times: ORDER.lookupsPerClient, seconds: ORDER.lookupWindowMs / 1000 };

/** Looks up a session only when the request has a cookie or token. */
export async function sessionOf(
  deps: OrderDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | null> {
  const { cookie, authorization } = request.headers;
  return cookie || authorization ? deps.getSession(request, reply) : null;
}

/** Only a verified address gives access to its orders. */
export function ownerOf({ id, email, emailVerified }: SignedIn['user']): Owner {
  return { id, email: emailVerified ? email : null };
}

/** True when the account has verified this address. */
export function isVerified(user: SignedIn['user'], email: string): boolean {
  return ownerOf(user).email?.toLowerCase() === email.toLowerCase();
}

function owns(order: OrderRow, { id, email }: Owner): boolean {
  return order.userId === id || (email !== null && order.emailKey === email.toLowerCase());
}

/**
 * Counts a lookup for the caller's network; throws HttpError 429 above the limit. All lookups count alike, so that the
 * limit does not reveal which orders exist.
 */
export function countLookup(deps: Pick<OrderDeps, 'db'>, request: FastifyRequest): Promise<void> {
  return countAttempt(deps.db, 'order-lookup', networkOf(request.ip), LOOKUPS, SAY.tooMany);
}

/**
 * Returns an order for its owner, for the holder of its link, or for number and email address together while the link is
 * valid. Throws HttpError 404 for unknown and inaccessible orders, 429 above the limit.
 */
export async function openOrder(
  deps: OrderDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  number: string,
): Promise<OrderRow> {
  const { token, email } = credentialsOf(request);
  const link = token ? parseOrderToken(deps.secret, number, token) : null;
  if (!link && (token || email)) await countLookup(deps, request);
  const order = await findOrder(deps.db, number);
  if (order && link && isLinkOpen(order, link.issuedAt)) return order;
  if (order && email === order.emailKey && isLinkOpen(order, null)) return order;
  const person = await sessionOf(deps, request, reply);
  if (order && person && owns(order, ownerOf(person.user))) return order;
  throw new HttpError(404, SAY.notFound);
}
