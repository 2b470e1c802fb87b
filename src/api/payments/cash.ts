/** Cash on delivery: the driver takes it, so there is nothing to do before. */
import { takesCash } from '../../core/payment.ts';
import type { PaymentWay } from './payment.ts';

export const cashOnDelivery: PaymentWay = {
  id: 'cod',
  waitMinutes: null,
  takes: takesCash,
  begin: async ({ total }) => ({ kind: 'cash', amount: total }),
};
