/** Merchant routes for orders. */
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { PACKER_STATES } from '../../core/merchant/roles.ts';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { fulfilledFrom, isFunded } from '../../core/order/order.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { advance, cancel } from '../../db/orders/order-moves.ts';
import { countWork } from '../../db/orders/order-work.ts';
import { findOrders, wholeOrder } from '../../db/orders/orders.ts';
import { decideReturn } from '../../db/orders/return-moves.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { ifSeen } from '../../db/orders/seen-order.ts';
import { grantAllowance } from '../../db/payments/allowances.ts';
import { confirmPayment, rejectPayment } from '../../db/payments/payment-moves.ts';
import { closeRefund, openRefunds } from '../../db/payments/refund-moves.ts';
import { HttpError, toHttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { serializeOrder, serializeOrders } from '../orders/serializers.ts';
import { actorIn } from './merchant.ts';
import { orderOf } from './order-of.ts';

const listed = <T>(value: T | T[] | undefined): T[] | undefined =>
  value === undefined ? undefined : ([value].flat() as T[]);

export function merchantOrderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps;
  const shown = async (order: OrderRow) => serializeOrder(deps, await wholeOrder(db, order));
  const open = (number: string) => orderOf(db, number);

  const made = (order: OrderRow | null, message: string): OrderRow => {
    if (!order) throw new HttpError(409, message);
    return order;
  };

  /** Returns the changed order. A refusal because of the order's state carries the order as it is now. */
  async function move(number: string, change: (order: OrderRow) => Promise<OrderRow>) {
    const order = await open(number);
    try {
      return await shown(await change(order));
    } catch (error) {
      const refusal = toHttpError(error);
      if (refusal?.statusCode !== 409) throw error;
      throw new HttpError(409, refusal.message, {}, { order: await shown(await open(number)) });
    }
  }

  serve(app, 'allOrders', async ({ query }) => {
    const { state, payment, work, q, from, to, page, pageSize } = query;
    const filter = { state: listed(state), paymentState: listed(payment), work, q, from, to };
    const [found, counts] = await Promise.all([findOrders(db, filter, page, pageSize), countWork(db)]);
    const { orders, ...rest } = serializeOrders(deps, found, page, pageSize);
    const named = orders.map((order, index) => {
      const { contact, address } = found.rows[index]?.order ?? {};
      return { ...order, name: contact?.name ?? '', city: address?.city ?? '' };
    });
    return { orders: named, ...rest, work: counts };
  });

  serve(app, 'anyOrder', async ({ params }) => shown(await open(params.number)));

  serve(app, 'advanceOrder', async ({ params, body }, request) => {
    const { state, seen } = body;
    if (actorIn(request).role === 'packer' && !PACKER_STATES.has(state)) throw new HttpError(403, SAY.noRight);
    return move(params.number, async (order) => {
      const { number } = order;
      if (state === 'cancelled') {
        const cancelled = await ifSeen(db, number, seen, SAY.moved, (tx) => cancel(tx, number, 'merchant', body.note));
        return made(cancelled, ORDER_COPY.noCancel);
      }
      const refusal = SAY.notNext(ORDER_COPY.state[order.state].toLowerCase(), ORDER_COPY.state[state].toLowerCase());
      if (!fulfilledFrom(state).includes(order.state)) throw new HttpError(409, refusal);
      if (!isFunded(order)) throw new HttpError(409, SAY.unpaid);
      return made(await ifSeen(db, number, seen, SAY.moved, (tx) => advance(tx, number, state, body)), refusal);
    });
  });

  serve(app, 'decidePayment', async ({ params, body }) =>
    move(params.number, async (order) => {
      const { number } = order;
      if (!body.arrived) {
        const method = deps.paymentMethods.find(({ id }) => id === order.payment);
        const wait = method?.waitMinutes({ total: order.total, proven: false }) ?? 0;
        const rejected = await ifSeen(db, number, body.seen, SAY.moved, (tx) => rejectPayment(tx, number, wait));
        return made(rejected, SAY.noPayment);
      }
      if (body.amount !== undefined && body.amount !== order.total) throw new HttpError(409, SAY.wrongAmount);
      const reference = body.reference || order.paymentReference || '';
      const gateway = deps.paymentMethods.find(({ id }) => id === order.payment)?.readMessage;
      // Without the reference, the gateway's webhook would count as a second payment.
      if (gateway && !reference) throw new HttpError(400, SAY.needsReference);
      const confirmed = await ifSeen(db, number, body.seen, SAY.moved, (tx) => confirmPayment(tx, number, reference));
      return made(confirmed, SAY.noPayment);
    }),
  );

  serve(app, 'decideReturn', async ({ params, body }) =>
    move(params.number, async ({ number }) => {
      const decide = (tx: typeof db) => decideReturn(tx, number, body.approve, body.note);
      return made(await ifSeen(db, number, body.seen, SAY.moved, decide), SAY.noReturn);
    }),
  );

  serve(app, 'grantAllowance', async ({ params, body }, request) =>
    move(params.number, async ({ number }) => {
      const { amount, reason, seen } = body;
      const { userId, name, email } = actorIn(request);
      const allowance = { amount, reason, userId, name: name || email };
      const grant = await ifSeen(db, number, seen, SAY.moved, (tx) => grantAllowance(tx, number, allowance));
      if (grant.state === 'granted') return grant.order;
      throw new HttpError(409, grant.most > 0 ? SAY.noAllowance(exactMoney(grant.most)) : SAY.noneLeft);
    }),
  );

  serve(app, 'refundOrder', async ({ params, body }) =>
    move(params.number, async (order) => {
      const { number } = order;
      const method = deps.paymentMethods.find(({ id }) => id === order.payment);
      const due = await ifSeen(db, number, body.seen, SAY.moved, (tx) => openRefunds(tx, number));
      let last: OrderRow | null = null;
      for (const refund of due) {
        const { id, amount, payment } = refund;
        // The idempotency key makes a retried refund the same refund.
        const asked = { number, amount, key: `refund-${number}-${id}`, reference: payment };
        const sent = await method?.refund?.(asked).catch(() => {
          throw new HttpError(503, SAY.gatewayAway, { 'retry-after': '2' });
        });
        last = await closeRefund(db, number, refund, sent ?? body.reference);
      }
      return made(last, SAY.noRefund);
    }),
  );
}
