/** Merchant routes for orders and their states. */
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { PACKER_STATES } from '../../core/merchant/rights.ts';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { fulfilledFrom, isFunded } from '../../core/order/order.ts';
import { findOrders } from '../../db/orders/order-list.ts';
import { advance, cancel } from '../../db/orders/order-moves.ts';
import { countWork } from '../../db/orders/order-work.ts';
import { ifSeen } from '../../db/orders/seen-order.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { serializeOrders } from '../orders/list-serializer.ts';
import { actorIn } from './actor.ts';
import { made, orderMoves, orderOf } from './order-of.ts';
import { shipmentOf } from './parcel-routes.ts';

const listed = <T>(value: T | T[] | undefined): T[] | undefined =>
  value === undefined ? undefined : ([value].flat() as T[]);

export function merchantOrderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps;
  const { shown, move } = orderMoves(deps);

  serve(app, 'allOrders', async ({ query }) => {
    const { state, payment, parcel, by, work, q, from, to, page, pageSize } = query;
    const ofParcel = { parcelState: listed(parcel), transport: listed(by) };
    const filter = { state: listed(state), paymentState: listed(payment), ...ofParcel, work, q, from, to };
    const [found, counts] = await Promise.all([findOrders(db, filter, page, pageSize), countWork(db)]);
    const { orders, ...rest } = serializeOrders(deps, found, page, pageSize);
    const named = orders.map((order, index) => {
      const { contact, address } = found.rows[index]?.order ?? {};
      return { ...order, name: contact?.name ?? '', city: address?.city ?? '' };
    });
    return { orders: named, ...rest, work: counts };
  });

  serve(app, 'anyOrder', async ({ params }) => shown(await orderOf(db, params.number)));

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
      // Handed over at a store only against the shopper's code.
      if (state === 'delivered' && order.delivery.store !== null) throw new HttpError(409, SAY.notAll);
      const words = shipmentOf(deps.rules, { ...body, tracking: body.parcel });
      const moved = await ifSeen(db, number, seen, SAY.moved, (tx) => advance(tx, number, state, words));
      return made(moved, state === 'confirmed' ? refusal : SAY.notAll);
    });
  });
}
