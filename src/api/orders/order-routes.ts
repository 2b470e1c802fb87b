/** Quotes, checkout, and shoppers' order actions. */
import type { FastifyInstance } from 'fastify';
import { CHECKOUT_QUEUE } from '../../core/checkout/constants.ts';
import { isSample } from '../../core/configuration/key.ts';
import { ORDER } from '../../core/order/constants.ts';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { claimDeadline } from '../../core/payment/payment.ts';
import { readReference } from '../../core/payment/upi.ts';
import { createConcurrencyLimit } from '../../core/shop/concurrency-limit.ts';
import { findOrders } from '../../db/orders/order-list.ts';
import { cancel, confirmByShopper } from '../../db/orders/order-moves.ts';
import { findLines, findOrder, wholeOrder } from '../../db/orders/orders.ts';
import { requestReturn } from '../../db/orders/return-moves.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { claimPayment } from '../../db/payments/payment-moves.ts';
import { serveSigned } from '../accounts/signed.ts';
import { openBackground } from '../http/background.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import { changePayment } from '../payments/change-payment.ts';
import { countLookup, isVerified, openOrder, ownerOf, sessionOf } from './access.ts';
import { checkout } from './checkout.ts';
import type { OrderDeps } from './deps.ts';
import { isConfirmationOf } from './link.ts';
import { serializeOrders } from './list-serializer.ts';
import { serializeQuote } from './quote-serializer.ts';
import { quoteFor } from './quotes.ts';
import { sendNewLink } from './renewal.ts';
import { serializeOrder } from './serializers.ts';
import { slotRoutes } from './slot-routes.ts';

const KEY = new RegExp(`^[\\w.:-]{${ORDER.keyMin},${ORDER.keyMax}}$`);

/** Throws HttpError 400 without a valid Idempotency-Key. */
export function keyOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !KEY.test(header)) throw new HttpError(400, SAY.noKey);
  return header;
}

export function orderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps;
  const later = openBackground(app);
  const shown = async (order: OrderRow) => serializeOrder(deps, await wholeOrder(db, order));
  /** Returns the moved order, or throws 409. */
  const moved = (order: OrderRow | null, message: string) => {
    if (!order) throw new HttpError(409, message);
    return shown(order);
  };

  serve(app, 'quote', async ({ body }) => serializeQuote(await quoteFor(deps, body, new Date()), deps.paymentMethods));

  app.register(async (scope) => {
    const limit = createConcurrencyLimit(CHECKOUT_QUEUE, SAY.busy);
    scope.addHook('onRequest', async () => limit.check());
    serve(scope, 'placeOrder', ({ body }, request, reply) =>
      limit.run(async () => {
        const key = keyOf(request.headers['idempotency-key']);
        const person = await sessionOf(deps, request, reply);
        const proven = person !== null && isVerified(person.user, body.contact.email);
        const network = networkOf(request.ip);
        return checkout(deps, { key, userId: person?.user.id ?? null, proven, network, body });
      }),
    );
  });

  serve(app, 'order', async ({ params }, request, reply) =>
    shown(await openOrder(deps, request, reply, params.number)),
  );

  serveSigned(app, 'myOrders', async ({ user }, { query }) => {
    const found = await findOrders(db, { owner: ownerOf(user) }, query.page, ORDER.pageSize);
    return serializeOrders(deps, found, query.page, ORDER.pageSize);
  });

  serve(app, 'cancelOrder', async ({ params }, request, reply) => {
    const { number } = await openOrder(deps, request, reply, params.number);
    return moved(await cancel(db, number, 'shopper'), SAY.noCancel);
  });

  serve(app, 'confirmOrder', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number);
    const person = await sessionOf(deps, request, reply);
    const may =
      isConfirmationOf(deps.secret, order.number, body.confirmation) ||
      (person !== null && isVerified(person.user, order.email));
    if (!may) {
      await countLookup(deps, request);
      throw new HttpError(403, SAY.badConfirmation);
    }
    // Already confirmed or cancelled: the current state decides.
    const now = (await confirmByShopper(db, order.number)) ?? (await findOrder(db, order.number));
    if (!now || now.state === 'cancelled') throw new HttpError(409, SAY.notConfirmable);
    return shown(now);
  });

  slotRoutes(app, deps, shown);

  serve(app, 'renewLink', async ({ body }, request) => {
    await countLookup(deps, request);
    later(() => sendNewLink(deps, body.number, body.email));
    return { message: SAY.linkSent };
  });

  serve(app, 'reorder', async ({ params }, request, reply) => {
    const { number } = await openOrder(deps, request, reply, params.number);
    const lines = await findLines(db, number);
    // Samples are not for the cart.
    return { lines: lines.filter(({ sku }) => !isSample(sku)).map(({ sku, quantity }) => ({ sku, quantity })) };
  });

  serve(app, 'payReference', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number);
    if (!deps.paymentMethods.find(({ id }) => id === order.payment)?.byReference)
      throw new HttpError(409, SAY.noReference);
    const reference = readReference(body.reference);
    if (!reference) throw new HttpError(400, SAY.badReference);
    return moved(await claimPayment(db, order.number, reference, claimDeadline(new Date())), SAY.noReference);
  });

  serve(app, 'changePayment', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number);
    return shown(await changePayment(deps, order, body.payment));
  });

  serve(app, 'returnOrder', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number);
    const files = [...new Set(body.files)];
    if (body.evidence.length + files.length === 0) throw new HttpError(400, SAY.evidence);
    const { reason, note, evidence, lines } = body;
    const result = await requestReturn(db, order.number, { reason, note, evidence, files, lines });
    if (typeof result === 'string') throw new HttpError(409, SAY.returns[result]);
    return shown(result);
  });
}
