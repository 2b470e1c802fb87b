/** UPI without a gateway: a payment link and its QR code; the shopper enters the app's reference. */
import { encodeQR } from 'qr';
import { PAYMENT_HOLD } from '../../core/payment/constants.ts';
import { upiLink } from '../../core/payment/upi.ts';
import type { PaymentMethod } from './payment.ts';

export type UpiPayee = { readonly id: string; readonly name: string };

export const upi = (payee: UpiPayee): PaymentMethod => ({
  id: 'upi',
  waitMinutes: () => PAYMENT_HOLD.upiMinutes,
  takes: (total) => total > 0,
  byReference: true,
  begin: async ({ number, total, placedAt, expiresAt }) => {
    const link = upiLink({ upiId: payee.id, payee: payee.name, amount: total, number });
    return {
      kind: 'upi',
      amount: total,
      link,
      qr: encodeQR(link, 'svg', { ecc: 'medium' }),
      payee: payee.name,
      upiId: payee.id,
      until: (expiresAt ?? placedAt).toISOString(),
    };
  },
});
