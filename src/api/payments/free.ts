/** Nothing to pay: the method of samples. No shopper chooses it, and no other order can have it. */
import { SAMPLES } from '../../core/samples/constants.ts';
import type { PaymentMethod } from './payment.ts';

export const freeOfCharge: PaymentMethod = {
  id: SAMPLES.payment,
  waitMinutes: () => null,
  takes: (total) => total === 0,
  begin: async () => ({ kind: 'none', amount: 0 }),
};
