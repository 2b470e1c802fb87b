/** Calls with which a shopper cancels pieces of an order that is not packed yet. */
import type { FastifyInstance } from 'fastify';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { wholeOrder } from '../../db/orders/orders.ts';
import { cancelPart, planPartCancel } from '../../db/orders/part-cancel.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import { openOrder } from './access.ts';
import type { OrderDeps } from './deps.ts';
import { holdFor, termsFor } from './edit-terms.ts';
import { serializeOrder } from './serializers.ts';

export function partCancelRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps;

  serve(app, 'quotePartCancel', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number);
    const { plan, back, problem } = await planPartCancel(db, order, body.lines, termsFor(deps, order));
    const { total } = plan.quote;
    return { currency: 'INR' as const, was: order.total, total, back, changes: [...plan.said], problem };
  });

  serve(app, 'cancelPart', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number);
    const { lines, total } = body;
    const asked = { total, terms: termsFor(deps, order), holdMinutes: holdFor(deps, order, total) };
    const changed = await cancelPart(db, order, lines, asked);
    if (!changed) throw new HttpError(404, ORDER_COPY.notFound);
    return serializeOrder(deps, await wholeOrder(db, changed));
  });
}
