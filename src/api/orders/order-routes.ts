/** Quotes, checkout, and what shoppers do with their orders. */
import type { FastifyInstance } from 'fastify';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { refundOf, returnFault } from '../../core/order/order.ts';
import { claimDeadline, readReference } from '../../core/payment/payment.ts';
import { createConcurrencyLimit } from '../../core/shop/concurrency-limit.ts';
import { CHECKOUT_LOAD, ORDER } from '../../core/shop/constants.ts';
import { cancel, confirmByShopper } from '../../db/orders/order-moves.ts';
import { findLines, findOrder, findOrders, wholeOrder } from '../../db/orders/orders.ts';
import { askReturn } from '../../db/orders/return-moves.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { claimPayment } from '../../db/payments/payment-moves.ts';
import { serveSigned } from '../accounts/signed.ts';
import { openBackground } from '../http/background.ts';
import { networkOf } from '../http/client-address.ts';
import { Refusal } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import { countLookup, isProven, openOrder, ownerOf, personOf } from './access.ts';
import { checkout } from './checkout.ts';
import type { OrderDeps } from './deps.ts';
import { isConfirmationOf } from './link.ts';
import { quoteFor, wireQuote } from './quotes.ts';
import { sendNewLink } from './renewal.ts';
import { wireOrder, wireOrders } from './serializers.ts';

const KEY = new RegExp(`^[\\w.:-]{${ORDER.keyMin},${ORDER.keyMax}}$`);

function keyOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !KEY.test(header)) throw new Refusal(400, SAY.noKey);
  return header;
}

export function orderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps;
  const later = openBackground(app);
  const shown = async (order: OrderRow) => wireOrder(deps, await wholeOrder(db, order));
  /** The order as a move left it; the refusal where there was nothing to move. */
  const moved = (order: OrderRow | null, message: string) => {
    if (!order) throw new Refusal(409, message);
    return shown(order);
  };

  serve(app, 'quote', async ({ body }) => wireQuote(await quoteFor(db, body, new Date()), deps.ways));

  app.register(async (scope) => {
    const limit = createConcurrencyLimit(CHECKOUT_LOAD, SAY.busy);
    scope.addHook('onRequest', async () => limit.check());
    serve(scope, 'placeOrder', ({ body }, request, reply) =>
      limit.run(async () => {
        const key = keyOf(request.headers['idempotency-key']);
        const person = await personOf(deps, request, reply);
        const proven = person !== null && isProven(person.user, body.contact.email);
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
    return wireOrders(deps, found, query.page, ORDER.pageSize);
  });

  serve(app, 'cancelOrder', async ({ params }, request, reply) => {
    const { number } = await openOrder(deps, request, reply, params.number);
    return moved(await cancel(db, number, 'shopper'), SAY.noCancel);
  });

  serve(app, 'confirmOrder', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number);
    const person = await personOf(deps, request, reply);
    const may =
      isConfirmationOf(deps.secret, order.number, body.confirmation) ||
      (person !== null && isProven(person.user, order.email));
    if (!may) {
      await countLookup(deps, request);
      throw new Refusal(403, SAY.badConfirmation);
    }
    // Confirmed before, or cancelled meanwhile: what the order is like now decides.
    const now = (await confirmByShopper(db, order.number)) ?? (await findOrder(db, order.number));
    if (!now || now.state === 'cancelled') throw new Refusal(409, SAY.notConfirmable);
    return shown(now);
  });

  serve(app, 'renewLink', async ({ body }, request) => {
    await countLookup(deps, request);
    later(() => sendNewLink(deps, body.number, body.email));
    return { message: SAY.linkSent };
  });

  serve(app, 'reorder', async ({ params }, request, reply) => {
    const { number } = await openOrder(deps, request, reply, params.number);
    const lines = await findLines(db, number);
    return { lines: lines.map(({ sku, quantity }) => ({ sku, quantity })) };
  });

  serve(app, 'payReference', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number);
    if (!deps.ways.find(({ id }) => id === order.payment)?.byReference) throw new Refusal(409, SAY.noReference);
    const reference = readReference(body.reference);
    if (!reference) throw new Refusal(400, SAY.badReference);
    return moved(await claimPayment(db, order.number, reference, claimDeadline(new Date())), SAY.noReference);
  });

  serve(app, 'returnOrder', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number);
    const lines = await findLines(db, order.number);
    const fault = returnFault({ ...order, lines }, body, new Date());
    if (fault) throw new Refusal(409, SAY.returns[fault]);
    const amount = refundOf({ lines, shipping: order.shipping }, body);
    const { reason, note, evidence, lines: asked } = body;
    const files = [...new Set(body.files)];
    if (evidence.length + files.length === 0) throw new Refusal(400, SAY.evidence);
    const returned = await askReturn(db, order.number, { reason, note, evidence, files, lines: asked }, amount);
    return moved(returned, SAY.returns['not-delivered']);
  });
}
