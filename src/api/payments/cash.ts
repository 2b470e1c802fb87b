/** Cash on delivery: the driver takes it. Nothing is paid before, so an order that nobody confirms ends. */
import { PAYMENT } from '../../core/constants.ts';
import { takesCash } from '../../core/payment.ts';
import type { PaymentWay } from './payment.ts';

export const cashOnDelivery: PaymentWay = {
  id: 'cod',
  waitMinutes: ({ total, proven }) => {
    if (proven) return null;
    return total > PAYMENT.cashConfirmAbove ? PAYMENT.cashConfirmMinutes : PAYMENT.cashMinutes;
  },
  takes: takesCash,
  begin: async ({ total }) => ({ kind: 'cash', amount: total }),
};
