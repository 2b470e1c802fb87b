/** Quotes, checkout, and what shoppers do with their orders. */
import type { FastifyInstance } from 'fastify';
import { CHECKOUT_LOAD, ORDER } from '../../core/constants.ts';
import { ORDER_COPY as SAY } from '../../core/copy/order.ts';
import { refundOf, returnFault } from '../../core/order.ts';
import { readReference } from '../../core/payment.ts';
import { checkout } from '../checkout.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { cancel } from '../db/order-moves.ts';
import { findLines, findOrders, type OrderRow, wholeOrder } from '../db/orders.ts';
import { claimPayment } from '../db/payment-moves.ts';
import { askReturn } from '../db/return-moves.ts';
import { openOrder, ownerOf, personOf } from '../order-access.ts';
import type { OrderDeps } from '../order-deps.ts';
import { quoteFor, wireQuote } from '../quotes.ts';
import { Refusal } from '../refusal.ts';
import { wireOrder, wireOrders } from '../wire-order.ts';
import { serve } from './route.ts';
import { serveSigned } from './signed.ts';

const KEY = new RegExp(`^[\\w.:-]{${ORDER.keyMin},${ORDER.keyMax}}$`);

function keyOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !KEY.test(header)) throw new Refusal(400, SAY.noKey);
  return header;
}

export function orderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps;
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
        return checkout(deps, { key, userId: person?.user.id ?? null, body });
      }),
    );
  });

  serve(app, 'order', async ({ params, query }, request, reply) =>
    shown(await openOrder(deps, request, reply, params.number, query)),
  );

  serveSigned(app, 'myOrders', async ({ user }, { query }) => {
    const found = await findOrders(db, { owner: ownerOf(user) }, query.page, ORDER.pageSize);
    return wireOrders(deps, found, query.page, ORDER.pageSize);
  });

  serve(app, 'cancelOrder', async ({ params, body }, request, reply) => {
    const { number } = await openOrder(deps, request, reply, params.number, body);
    return moved(await cancel(db, number, 'shopper'), SAY.noCancel);
  });

  serve(app, 'reorder', async ({ params, query }, request, reply) => {
    const { number } = await openOrder(deps, request, reply, params.number, query);
    const lines = await findLines(db, number);
    return { lines: lines.map(({ sku, quantity }) => ({ sku, quantity })) };
  });

  serve(app, 'payReference', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number, body);
    if (!deps.ways.find(({ id }) => id === order.payment)?.byReference) throw new Refusal(409, SAY.noReference);
    const reference = readReference(body.reference);
    if (!reference) throw new Refusal(400, SAY.badReference);
    return moved(await claimPayment(db, order.number, reference), SAY.noReference);
  });

  serve(app, 'returnOrder', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number, body);
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
