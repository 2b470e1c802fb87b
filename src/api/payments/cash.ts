/** Cash on delivery: the driver takes it. Nothing is paid before, so an order that nobody confirms ends. */

import { takesCash } from '../../core/payment/payment.ts';
import { PAYMENT_HOLD } from '../../core/shop/constants.ts';
import type { PaymentWay } from './payment.ts';

export const cashOnDelivery: PaymentWay = {
  id: 'cod',
  waitMinutes: ({ total, proven }) => {
    if (proven) return null;
    return total > PAYMENT_HOLD.cashConfirmAbove ? PAYMENT_HOLD.cashConfirmMinutes : PAYMENT_HOLD.cashMinutes;
  },
  takes: takesCash,
  begin: async ({ total }) => ({ kind: 'cash', amount: total }),
};
