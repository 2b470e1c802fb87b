/** The shopper pays an order in another way. */
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { isVerifiedOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { changeMethod } from '../../db/payments/change-method.ts';
import { findOpenPage, isPayable } from '../../db/payments/pages.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderDeps } from '../orders/deps.ts';
import type { PaymentMethod } from './payment.ts';
import { closePage } from './settle-page.ts';

/** The methods that an order can change to; none once it is paid, reported as paid, or ended. */
export const otherMethods = (paymentMethods: readonly PaymentMethod[], order: OrderRow): PaymentMethod[] =>
  isPayable(order) ? paymentMethods.filter(({ id, takes }) => id !== order.payment && takes(order.total)) : [];

/**
 * The open page is closed at its gateway first, so that it cannot be paid as well. Throws HttpError: 400 for a method that is
 * not offered, 409 when the order was paid meanwhile or the bank still decides, 503 when the gateway does not respond.
 */
export async function changePayment(deps: OrderDeps, order: OrderRow, to: string): Promise<OrderRow> {
  const method = otherMethods(deps.paymentMethods, order).find(({ id }) => id === to);
  if (!isPayable(order)) throw new HttpError(409, SAY.fixedMethod);
  // Pressed again, because the first response was lost.
  if (order.payment === to) return order;
  if (!method) throw new HttpError(400, SAY.noPayment);
  const page = await findOpenPage(deps.db, order.number);
  if (page) {
    const outcome = await closePage(deps, page).catch(() => {
      throw new HttpError(503, SAY.gatewayAway, { 'retry-after': '2' });
    });
    if (outcome === 'pending') throw new HttpError(409, SAY.bankDecides);
  }
  const proven = await isVerifiedOrder(deps.db, order);
  const wait = method.waitMinutes({ total: order.total, proven });
  const changed = await changeMethod(deps.db, order.number, to, wait);
  if (!changed) throw new HttpError(409, SAY.fixedMethod);
  return changed;
}
