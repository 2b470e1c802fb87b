/** Finds and changes the order that a merchant route names. */
import { ORDER_COPY } from '../../core/order/copy.ts';
import type { Db } from '../../db/engine/db.ts';
import { findOrder, wholeOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { findDisputes } from '../../db/payments/disputes.ts';
import { HttpError, toHttpError } from '../http/http-error.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { forMerchant, serializeOrder } from '../orders/serializers.ts';

/** Throws HttpError 404 for an unknown number. */
export async function orderOf(db: Db, number: string): Promise<OrderRow> {
  const order = await findOrder(db, number);
  if (!order) throw new HttpError(404, ORDER_COPY.notFound);
  return order;
}

/** Throws HttpError 409 when the order's state did not allow the change. */
export function made(order: OrderRow | null, message: string): OrderRow {
  if (!order) throw new HttpError(409, message);
  return order;
}

export function orderMoves(deps: OrderDeps) {
  const { db } = deps;
  const shown = async (order: OrderRow) => {
    const whole = await wholeOrder(db, order);
    return forMerchant(await serializeOrder(deps, whole), whole, await findDisputes(db, order.number));
  };

  /** Returns the changed order. A refusal because of the order's state carries the order as it is now. */
  async function move(number: string, change: (order: OrderRow) => Promise<OrderRow>) {
    const order = await orderOf(db, number);
    try {
      return await shown(await change(order));
    } catch (error) {
      const refusal = toHttpError(error);
      if (refusal?.statusCode !== 409) throw error;
      throw new HttpError(409, refusal.message, {}, { order: await shown(await orderOf(db, number)) });
    }
  }
  return { shown, move };
}
