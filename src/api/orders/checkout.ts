/** Checkout: turns a request into an order, or into a conflict that lists what changed. */
import { createHash } from 'node:crypto';
import { addressAt } from '../../core/delivery/store.ts';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { OrderBody } from '../../core/order/order-body.ts';
import type { ConflictResponse, PlacedOrderResponse } from '../../core/order/placed-shapes.ts';
import { PAYMENT_HOLD } from '../../core/payment/constants.ts';
import { SAMPLE_COPY } from '../../core/samples/copy.ts';
import { forgetCart } from '../../db/lists/saved-carts.ts';
import type { OrderClient } from '../../db/orders/order-clients.ts';
import { findOrder } from '../../db/orders/orders.ts';
import { findKey, type KeyedRequest, placeOrder } from '../../db/orders/place-order.ts';
import { HttpError } from '../http/http-error.ts';
import { type PlacedOrder, paymentStepFor } from '../payments/order-payment.ts';
import { aboveLimit, conflictOf, fullSlots, lostSlots } from './checkout-conflicts.ts';
import { clientsOf, isWithinLimits, sampleClientsOf } from './clients.ts';
import type { OrderDeps } from './deps.ts';
import { tokenOf } from './link.ts';
import { createOrderNumber } from './order-number.ts';
import { methodsFor, quoteFor } from './quotes.ts';

export type CheckoutRequest = {
  readonly key: string;
  readonly userId: string | null;
  /** The account has verified the order's email address. */
  readonly proven: boolean;
  /** As networkOf() returns it. */
  readonly network: string;
  readonly body: Omit<OrderBody, 'savedCart'> & {
    readonly savedCart?: string | undefined;
    readonly gstin?: string | null | undefined;
  };
  /** Taken by the back office for a caller: no limits per client, a longer hold. owner: of the key. by: the person's name, '' for none. */
  readonly taken?: { readonly owner: string; readonly by: string };
};

/** Attempts when prices or stock change during placement. */
const ATTEMPTS = 3;
const MINUTE_MS = 60_000;
/** Client limits are per day. */
const RETRY_TOMORROW = { 'retry-after': '86400' };

const refused = (conflict: ConflictResponse) => new HttpError(409, conflict.message, {}, conflict);

/** A replayed request gets the same response unless the order was edited: then the total is the present one. */
async function responseOf(deps: OrderDeps, order: PlacedOrder): Promise<PlacedOrderResponse> {
  return {
    number: order.number,
    token: tokenOf(deps.secret, order.number),
    currency: 'INR',
    total: order.total,
    delivery: { from: order.deliveryFrom, to: order.deliveryTo },
    payment: await paymentStepFor(deps, order),
  };
}

/** Returns the order placed with this idempotency key, or null. Throws 422 for another owner or body. */
async function replay(deps: OrderDeps, request: KeyedRequest): Promise<PlacedOrderResponse | null> {
  const known = await findKey(deps.db, request.key);
  if (!known) return null;
  if (known.owner !== request.owner || known.body !== request.body) throw new HttpError(422, SAY.keyTaken);
  const order = await findOrder(deps.db, known.number);
  if (!order) throw new HttpError(422, SAY.keyTaken);
  return responseOf(deps, order);
}

/** Returns the clients whose limits count the order. */
function clientsFor({ limits, secret }: OrderDeps, { body, network, proven, taken }: CheckoutRequest): OrderClient[] {
  if (!limits || taken) return [];
  const { email, phone } = body.contact;
  return clientsOf(secret, { email, phone, network }, proven ? limits.proven : limits.guest);
}

/** Minutes of the hold. The caller of an order by phone gets the link by email and pays later; cash was agreed on in the call. */
const holdOf = (minutes: number | null, byPhone: boolean) =>
  minutes !== null && byPhone ? Math.max(minutes, PAYMENT_HOLD.phoneMinutes) : minutes;

async function attempt(deps: OrderDeps, keyed: KeyedRequest, request: CheckoutRequest) {
  const { body, userId, proven, taken } = request;
  const placedAt = new Date();
  const seen = Object.fromEntries(body.lines.flatMap(({ sku, price }) => (price === undefined ? [] : [[sku, price]])));
  const shop = await quoteFor(deps, { ...body, ...(body.address && { pin: body.address.pin }), seen }, placedAt);
  const address = shop.store ? addressAt(shop.store, body.contact) : body.address;
  if (!address) throw new HttpError(400, SAY.badAddress);
  if (!shop.place) throw new HttpError(400, shop.pinProblem ?? SAY.noPin);
  const conflict = conflictOf(deps, shop, body) ?? lostSlots(deps, shop, body);
  if (conflict) return { conflict };
  const { delivery } = shop.quote;
  const method = methodsFor(shop, deps.paymentMethods).find(({ id }) => id === body.payment);
  if (!delivery) throw new Error('A quote with pieces and a place has no parcels.');
  if (!method) throw new HttpError(400, shop.samples ? SAMPLE_COPY.payment : SAY.noPayment);
  const number = createOrderNumber();
  const clients = clientsFor(deps, request);
  if (!isWithinLimits(clients, shop.quote.lines)) throw new HttpError(429, SAY.manyPieces, RETRY_TOMORROW);
  const waitMinutes = holdOf(method.waitMinutes({ total: shop.quote.total, proven: proven || !!taken }), !!taken);
  const expiresAt = waitMinutes === null ? null : new Date(placedAt.getTime() + waitMinutes * MINUTE_MS);
  const asked = { email: body.contact.email, line1: address.line1, line2: address.line2, pin: shop.place.pin };
  const sampleClients = shop.samples ? sampleClientsOf(deps.secret, asked) : [];
  const order = {
    ...{
      number,
      userId,
      request: { ...body, address },
      pin: shop.place.pin,
      ...shop,
      placedAt,
      expiresAt,
      clients,
      sampleClients,
    },
    ...{ gstin: body.gstin ?? null, channel: taken ? ('phone' as const) : ('web' as const) },
    note: taken ? SAY.event.byPhone(taken.by) : '',
  };
  const state = await placeOrder(deps.db, keyed, order);
  const { from: deliveryFrom, to: deliveryTo } = delivery;
  const { email, ...contact } = body.contact;
  const { total } = shop.quote;
  const placed: PlacedOrder = {
    number,
    total,
    email,
    contact,
    payment: method.id,
    placedAt,
    expiresAt,
    deliveryFrom,
    deliveryTo,
  };
  return { state, placed, shop, sampleClients };
}

/**
 * Places an order once per idempotency key, across processes. Throws HttpError: 400 for invalid lines, 409 with the new
 * quote, 422 for a key used with another owner or body, 429 above a client limit.
 */
export async function checkout(deps: OrderDeps, request: CheckoutRequest): Promise<PlacedOrderResponse> {
  const body = createHash('sha256').update(JSON.stringify(request.body)).digest('base64url');
  const keyed = { key: request.key, owner: request.taken?.owner ?? request.userId ?? '', body };
  for (let round = 0; round < ATTEMPTS; round++) {
    const { state, placed, conflict, shop, sampleClients } = await attempt(deps, keyed, request);
    if (state === 'placed') {
      if (request.body.savedCart) await forgetCart(deps.db, request.body.savedCart);
      return responseOf(deps, placed);
    }
    // A conflict may be caused by this key's own earlier order, which took the last items.
    const earlier = state === 'known' || conflict ? await replay(deps, keyed) : null;
    if (earlier) return earlier;
    if (conflict) throw refused(conflict);
    if (state === 'slot-full') throw refused(await fullSlots(deps, shop, request.body));
    if (state === 'many-orders') throw new HttpError(429, SAY.manyOrders, RETRY_TOMORROW);
    if (state === 'many-pieces') throw new HttpError(429, SAY.manyPieces, RETRY_TOMORROW);
    if (state === 'many-samples') throw await aboveLimit(deps, sampleClients, request.body.lines.length);
  }
  throw new HttpError(503, SAY.busy, { 'retry-after': '1' });
}
