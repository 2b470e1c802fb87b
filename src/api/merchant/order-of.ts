/** Finds the order that a merchant route names. */
import { ORDER_COPY } from '../../core/order/copy.ts';
import type { Db } from '../../db/engine/db.ts';
import { findOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { HttpError } from '../http/http-error.ts';

/** Throws HttpError 404 for an unknown number. */
export async function orderOf(db: Db, number: string): Promise<OrderRow> {
  const order = await findOrder(db, number);
  if (!order) throw new HttpError(404, ORDER_COPY.notFound);
  return order;
}
