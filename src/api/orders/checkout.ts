/** Checkout: from what a browser asks to an order, or to what has changed since the shopper looked. */
import { createHash } from 'node:crypto';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { OrderBody, WireConflict, WirePlaced } from '../../core/order/shapes.ts';
import type { OrderClient } from '../../db/orders/order-clients.ts';
import { findOrder } from '../../db/orders/orders.ts';
import { findKey, type KeyedRequest, placeOrder } from '../../db/orders/place-order.ts';
import { Refusal } from '../http/http-error.ts';
import { type PlacedOrder, stepFor } from '../payments/order-payment.ts';
import { clientsOf, fitsAlone } from './clients.ts';
import type { OrderDeps } from './deps.ts';
import { createNumber, tokenOf } from './link.ts';
import { quoteFor, type ShopQuote, wireQuote } from './quotes.ts';

export type CheckoutRequest = {
  readonly key: string;
  readonly userId: string | null;
  /** The account has proved the email address of the order. */
  readonly proven: boolean;
  /** As networkOf() returns it. */
  readonly network: string;
  readonly body: OrderBody;
};

/** How often a quote that changes under our hands is made anew. */
const ATTEMPTS = 3;
const MINUTE_MS = 60_000;
/** Limits of clients count a day. */
const RETRY_TOMORROW = { 'retry-after': '86400' };

/** The difference between what the shopper agreed to and what is so now; null when there is none. */
function conflictOf(deps: OrderDeps, shop: ShopQuote, asked: OrderBody): WireConflict | null {
  const { quote } = shop;
  if (quote.changes.length === 0 && quote.lines.length > 0 && quote.total === asked.total) return null;
  return {
    message: SAY.changed,
    was: asked.total,
    now: quote.total,
    difference: quote.total - asked.total,
    changes: [...quote.changes],
    quote: wireQuote(shop, deps.ways),
  };
}

const refused = (conflict: WireConflict) => new Refusal(409, conflict.message, {}, conflict);

/** Made of facts that never change: the same order has the same answer whenever it is asked. */
async function answerOf(deps: OrderDeps, order: PlacedOrder): Promise<WirePlaced> {
  return {
    number: order.number,
    token: tokenOf(deps.secret, order.number),
    currency: 'INR',
    total: order.total,
    delivery: { from: order.deliveryFrom, to: order.deliveryTo },
    payment: await stepFor(deps, order),
  };
}

/** Returns the order that the key has placed; null for a key that has placed none. Throws 422 for another owner or body. */
async function replay(deps: OrderDeps, request: KeyedRequest): Promise<WirePlaced | null> {
  const known = await findKey(deps.db, request.key);
  if (!known) return null;
  if (known.owner !== request.owner || known.body !== request.body) throw new Refusal(422, SAY.keyTaken);
  const order = await findOrder(deps.db, known.number);
  if (!order) throw new Refusal(422, SAY.keyTaken);
  return answerOf(deps, order);
}

/** The clients whose limits count the order. */
function clientsFor({ limits, secret }: OrderDeps, { body, network, proven }: CheckoutRequest): OrderClient[] {
  if (!limits) return [];
  const { email, phone } = body.contact;
  return clientsOf(secret, { email, phone, network }, proven ? limits.proven : limits.guest);
}

async function attempt(deps: OrderDeps, keyed: KeyedRequest, request: CheckoutRequest) {
  const { body, userId, proven } = request;
  const placedAt = new Date();
  const way = deps.ways.find(({ id }) => id === body.payment);
  const seen = Object.fromEntries(body.lines.flatMap(({ sku, price }) => (price === undefined ? [] : [[sku, price]])));
  const shop = await quoteFor(deps.db, { ...body, pin: body.address.pin, seen }, placedAt);
  if (!shop.place || !shop.quote.delivery) throw new Refusal(400, shop.pinProblem ?? SAY.noPin);
  const conflict = conflictOf(deps, shop, body);
  if (conflict) return { conflict };
  if (!way?.takes(shop.quote.total)) throw new Refusal(400, SAY.noPayment);
  const number = createNumber();
  const clients = clientsFor(deps, request);
  if (!fitsAlone(clients, shop.quote.lines)) throw new Refusal(429, SAY.manyPieces, RETRY_TOMORROW);
  const waitMinutes = way.waitMinutes({ total: shop.quote.total, proven });
  const expiresAt = waitMinutes === null ? null : new Date(placedAt.getTime() + waitMinutes * MINUTE_MS);
  const order = { number, userId, asked: body, pin: shop.place.pin, ...shop, placedAt, expiresAt, clients };
  const state = await placeOrder(deps.db, keyed, order);
  const { from: deliveryFrom, to: deliveryTo } = shop.quote.delivery;
  const { email, ...contact } = body.contact;
  const { total } = shop.quote;
  const placed: PlacedOrder = {
    number,
    total,
    email,
    contact,
    payment: way.id,
    placedAt,
    expiresAt,
    deliveryFrom,
    deliveryTo,
  };
  return { state, placed };
}

/**
 * Places an order once for each key, however often and on whatever process it is asked. Throws Refusal: 400 for what cannot
 * be ordered at all, 409 with the difference, 422 for a key of somebody or something else, 429 above a limit of the client.
 */
export async function checkout(deps: OrderDeps, request: CheckoutRequest): Promise<WirePlaced> {
  const body = createHash('sha256').update(JSON.stringify(request.body)).digest('base64url');
  const keyed = { key: request.key, owner: request.userId ?? '', body };
  for (let round = 0; round < ATTEMPTS; round++) {
    const { state, placed, conflict } = await attempt(deps, keyed, request);
    if (state === 'placed') {
      deps.letters.send(placed.number);
      return answerOf(deps, placed);
    }
    // Not every conflict is a refusal: an order that the key has placed may have taken the last pieces itself.
    const earlier = state === 'known' || conflict ? await replay(deps, keyed) : null;
    if (earlier) return earlier;
    if (conflict) throw refused(conflict);
    if (state === 'many-orders') throw new Refusal(429, SAY.manyOrders, RETRY_TOMORROW);
    if (state === 'many-pieces') throw new Refusal(429, SAY.manyPieces, RETRY_TOMORROW);
  }
  throw new Refusal(503, SAY.busy, { 'retry-after': '1' });
}
