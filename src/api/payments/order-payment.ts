/** What is left to pay for an order, through whichever way it chose. */
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { PaymentStep } from '../../core/payment/payment.ts';
import { orderPath } from '../../core/shop/routes.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { Refusal } from '../http/http-error.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { tokenOf } from '../orders/link.ts';

/** What an order says of itself when it is placed, and never takes back. */
export type PlacedOrder = Pick<
  OrderRow,
  'number' | 'total' | 'email' | 'contact' | 'payment' | 'placedAt' | 'expiresAt' | 'deliveryFrom' | 'deliveryTo'
>;

/** Throws Refusal 503 when a gateway does not answer: the order stands, and asking again with its key goes on. */
export async function stepFor({ ways, secret, pages }: OrderDeps, order: PlacedOrder): Promise<PaymentStep> {
  const way = ways.find(({ id }) => id === order.payment);
  if (!way) throw new Refusal(503, SAY.noPayment, { 'retry-after': '5' });
  const { number, total, email, contact, placedAt, expiresAt } = order;
  const link = pages + orderPath(number, tokenOf(secret, number));
  try {
    return await way.begin({ number, total, currency: 'INR', email, name: contact.name, placedAt, expiresAt, link });
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal(503, SAY.gatewayAway, { 'retry-after': '2' });
  }
}
