/** Sends refunds through their gateways: on a press of the merchant, and by the clock when a pause is over. */
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { closeRefund } from '../../db/payments/refund-moves.ts';
import { failRefund, type HeldRefund, holdDueRefunds } from '../../db/payments/refund-queue.ts';
import { GatewayRefusal } from './gateway-error.ts';
import type { PageDeps } from './settle-page.ts';

/** Sends a held refund. Returns the changed order. Throws the gateway's error after it was recorded for the next attempt. */
export async function sendRefund(
  { db, paymentMethods }: PageDeps,
  refund: HeldRefund,
  typed = '',
  now = new Date(),
): Promise<OrderRow | null> {
  const { id, number, amount, key, method, payment: reference } = refund;
  const send = paymentMethods.find((one) => one.id === method)?.refund;
  try {
    const sent = send ? await send({ number, amount, key, reference }) : typed;
    return await closeRefund(db, number, { id, amount }, sent);
  } catch (error) {
    const message = error instanceof Error ? error.message : SAY.gatewayAway;
    await failRefund(db, number, id, message, error instanceof GatewayRefusal, now);
    throw error;
  }
}

/** Clock job: repeats failed refunds, and sends back payments that no order needs. */
export async function sendDueRefunds(deps: PageDeps, now = new Date()): Promise<number> {
  const held = await holdDueRefunds(deps.db, now);
  for (const refund of held) await sendRefund(deps, refund, '', now).catch(() => {});
  return held.length;
}
