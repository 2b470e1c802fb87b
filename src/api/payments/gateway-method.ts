/** A gateway as a payment method. Its step leads to this API, which makes the page when the shopper goes there. */
import { GATEWAY } from '../../core/payment/constants.ts';
import type { Gateway } from './gateway.ts';
import type { PaymentMethod } from './payment.ts';

export function gatewayMethod(gateway: Gateway): PaymentMethod {
  const { id, waitMinutes, takes, readMessage, refund } = gateway;
  return {
    id,
    gateway,
    waitMinutes: () => waitMinutes,
    takes,
    begin: async ({ total, placedAt, expiresAt, pay }) => ({
      kind: 'redirect',
      amount: total,
      url: pay,
      until: new Date((expiresAt ?? placedAt).getTime() - GATEWAY.graceMinutes * 60_000).toISOString(),
    }),
    readMessage,
    refund,
  };
}
