/** Cash on delivery. Unconfirmed orders expire. */

import { PAYMENT_HOLD } from '../../core/payment/constants.ts';
import { takesCash } from '../../core/payment/payment.ts';
import type { PaymentMethod } from './payment.ts';

export const cashOnDelivery: PaymentMethod = {
  id: 'cod',
  waitMinutes: ({ total, proven }) => {
    if (proven) return null;
    return total > PAYMENT_HOLD.cashConfirmAbove ? PAYMENT_HOLD.cashConfirmMinutes : PAYMENT_HOLD.cashMinutes;
  },
  takes: takesCash,
  begin: async ({ total }) => ({ kind: 'cash', amount: total }),
};
