/** Returns the next payment step of an order for its payment method. */
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { PaymentStep } from '../../core/payment/payment-step.ts';
import { orderPath } from '../../core/shop/routes.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { tokenOf } from '../orders/link.ts';
import { freeOfCharge } from './free.ts';
import { payLink } from './pay-link.ts';

/** Immutable fields of a placed order. */
export type PlacedOrder = Pick<
  OrderRow,
  'number' | 'total' | 'email' | 'contact' | 'payment' | 'placedAt' | 'expiresAt' | 'deliveryFrom' | 'deliveryTo'
>;

/** Throws HttpError 503 when the gateway does not respond; a retry with the same idempotency key continues. */
export async function paymentStepFor(
  { paymentMethods, secret, pages, api }: OrderDeps,
  order: PlacedOrder,
): Promise<PaymentStep> {
  const method = [...paymentMethods, freeOfCharge].find(({ id }) => id === order.payment);
  if (!method) throw new HttpError(503, SAY.noPayment, { 'retry-after': '5' });
  const { number, total, email, contact, placedAt, expiresAt } = order;
  const link = pages + orderPath(number, tokenOf(secret, number));
  const pay = payLink(api, secret, method.id, number);
  const asked = { number, total, currency: 'INR', email, name: contact.name, placedAt, expiresAt, link, pay };
  try {
    return await method.begin(asked);
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError(503, SAY.gatewayAway, { 'retry-after': '2' });
  }
}
