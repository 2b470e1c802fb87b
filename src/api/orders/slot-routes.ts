/** Delivery windows for shoppers: of a PIN code, and of an order. */
import type { FastifyInstance } from 'fastify';
import { indiaDay } from '../../core/delivery/delivery.ts';
import { ESTIMATE_COPY } from '../../core/delivery/estimate-copy.ts';
import { findPlace } from '../../core/delivery/pin.ts';
import { zoneOf } from '../../core/delivery/zone.ts';
import type { OrderResponse } from '../../core/order/shapes.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import { openOrder } from './access.ts';
import type { OrderDeps } from './deps.ts';
import { orderSlots, rebook } from './slot-moves.ts';
import { daysFor } from './slots.ts';

/** shown: the order as its page gets it. */
export function slotRoutes(
  app: FastifyInstance,
  deps: OrderDeps,
  shown: (order: OrderRow) => Promise<OrderResponse>,
): void {
  serve(app, 'slots', async ({ query }) => {
    const found = findPlace(query.pin);
    if (found.state === 'bad') throw new HttpError(400, found.message);
    const zone = zoneOf(deps.rules, found.place);
    if (!zone) throw new HttpError(400, ESTIMATE_COPY.notServed);
    const now = new Date();
    const today = indiaDay(now);
    const first = query.from !== undefined && query.from > today ? query.from : today;
    return { days: await daysFor(deps, zone.id, first, now) };
  });

  serve(app, 'orderSlots', async ({ params }, request, reply) =>
    orderSlots(deps, await openOrder(deps, request, reply, params.number), 'shopper', new Date()),
  );

  serve(app, 'moveSlot', async ({ params, body }, request, reply) => {
    const order = await openOrder(deps, request, reply, params.number);
    return shown(await rebook(deps, order, 'shopper', body.parcel, body.slot, new Date()));
  });
}
