/** Nothing to pay: the method of samples. No shopper chooses it, and no other order can have it. */
import { SAMPLE_PAYMENT } from '../../core/samples/sample-order.ts';
import type { PaymentMethod } from './payment.ts';

export const freeOfCharge: PaymentMethod = {
  id: SAMPLE_PAYMENT,
  waitMinutes: () => null,
  takes: (total) => total === 0,
  begin: async () => ({ kind: 'none', amount: 0 }),
};
