/** Merchant routes for orders. */
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { PACKER_STATES } from '../../core/merchant/rights.ts';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { canTransition, isFunded } from '../../core/order/order.ts';
import { advance, cancel } from '../../db/orders/order-moves.ts';
import { findOrder, findOrders, wholeOrder } from '../../db/orders/orders.ts';
import { decideReturn } from '../../db/orders/return-moves.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { confirmPayment, rejectPayment } from '../../db/payments/payment-moves.ts';
import { closeRefund, openRefunds } from '../../db/payments/refund-moves.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { serializeOrder, serializeOrders } from '../orders/serializers.ts';
import { actorIn } from './merchant.ts';

const listed = <T>(value: T | T[] | undefined): T[] | undefined =>
  value === undefined ? undefined : ([value].flat() as T[]);

export function merchantOrderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps;
  const shown = async (order: OrderRow) => serializeOrder(deps, await wholeOrder(db, order));

  async function open(number: string): Promise<OrderRow> {
    const order = await findOrder(db, number);
    if (!order) throw new HttpError(404, ORDER_COPY.notFound);
    return order;
  }
  const moved = (order: OrderRow | null, message: string) => {
    if (!order) throw new HttpError(409, message);
    return shown(order);
  };

  serve(app, 'allOrders', async ({ query }) => {
    const { state, payment, q, from, to, page, pageSize } = query;
    const filter = { state: listed(state), paymentState: listed(payment), q, from, to };
    return serializeOrders(deps, await findOrders(db, filter, page, pageSize), page, pageSize);
  });

  serve(app, 'anyOrder', async ({ params }) => shown(await open(params.number)));

  serve(app, 'advanceOrder', async ({ params, body }, request) => {
    const { state } = body;
    if (actorIn(request).role === 'packer' && !PACKER_STATES.has(state)) throw new HttpError(403, SAY.noRight);
    const order = await open(params.number);
    if (state === 'cancelled') return moved(await cancel(db, order.number, 'merchant', body.note), ORDER_COPY.noCancel);
    const refusal = SAY.notNext(ORDER_COPY.state[order.state].toLowerCase(), ORDER_COPY.state[state].toLowerCase());
    if (!canTransition(order.state, state)) throw new HttpError(409, refusal);
    if (!isFunded(order)) throw new HttpError(409, SAY.unpaid);
    return moved(await advance(db, order.number, state, body), refusal);
  });

  serve(app, 'decidePayment', async ({ params, body }) => {
    const order = await open(params.number);
    if (!body.arrived) {
      const method = deps.paymentMethods.find(({ id }) => id === order.payment);
      const wait = method?.waitMinutes({ total: order.total, proven: false }) ?? 0;
      return moved(await rejectPayment(db, order.number, wait), SAY.noPayment);
    }
    if (body.amount !== undefined && body.amount !== order.total) throw new HttpError(409, SAY.wrongAmount);
    const reference = body.reference || order.paymentReference || '';
    const gateway = deps.paymentMethods.find(({ id }) => id === order.payment)?.readMessage;
    // Without the reference, the gateway's webhook would count as a second payment.
    if (gateway && !reference) throw new HttpError(400, SAY.needsReference);
    return moved(await confirmPayment(db, order.number, reference), SAY.noPayment);
  });

  serve(app, 'decideReturn', async ({ params, body }) => {
    const order = await open(params.number);
    return moved(await decideReturn(db, order.number, body.approve, body.note), SAY.noReturn);
  });

  serve(app, 'refundOrder', async ({ params, body }) => {
    const order = await open(params.number);
    const method = deps.paymentMethods.find(({ id }) => id === order.payment);
    const due = await openRefunds(db, order.number);
    let last: OrderRow | null = null;
    for (const refund of due) {
      const { id, amount, payment } = refund;
      // The idempotency key makes a retried refund the same refund.
      const asked = { number: order.number, amount, key: `refund-${order.number}-${id}`, reference: payment };
      const sent = await method?.refund?.(asked).catch(() => {
        throw new HttpError(503, SAY.gatewayAway, { 'retry-after': '2' });
      });
      last = await closeRefund(db, order.number, refund, sent ?? body.reference);
    }
    return moved(last, SAY.noRefund);
  });
}
