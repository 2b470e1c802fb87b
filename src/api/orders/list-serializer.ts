/** A page of orders as the API returns it. */
import type { OrderListResponse } from '../../core/order/list-shapes.ts';
import type { OrderPage } from '../../db/orders/order-list.ts';
import { serializeImage } from '../catalogue/serializers.ts';
import { iso } from '../iso.ts';
import type { OrderDeps } from './deps.ts';
import { validTokenOf } from './link.ts';

export function serializeOrders(
  { secret }: OrderDeps,
  { rows, total }: OrderPage,
  page: number,
  pageSize: number,
): OrderListResponse {
  return {
    orders: rows.map(({ order, lines, parcels, returning }) => {
      const picture = lines.find((line) => line.picture)?.picture ?? null;
      return {
        number: order.number,
        token: validTokenOf(secret, order),
        state: order.state,
        placedAt: order.placedAt.toISOString(),
        currency: 'INR' as const,
        total: order.total,
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        names: lines.map(({ name }) => name),
        image: picture && serializeImage(picture),
        parcels: parcels.map(({ state, transport }) => ({ state, transport })),
        payment: order.payment,
        paymentState: order.paymentState,
        toRefund: order.refundSince !== null,
        returning,
        expiresAt: iso(order.expiresAt),
        email: order.email,
      };
    }),
    total,
    page,
    pageSize,
  };
}
