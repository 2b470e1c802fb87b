/** Bank transfer (NEFT): account and reference to copy, confirmed when the money is seen. */
import { PAYMENT_HOLD } from '../../core/shop/constants.ts';
import type { PaymentWay } from './payment.ts';

export type BankAccount = {
  readonly name: string;
  readonly account: string;
  readonly ifsc: string;
  readonly bank: string;
};

export const bankTransfer = (account: BankAccount): PaymentWay => ({
  id: 'neft',
  waitMinutes: () => PAYMENT_HOLD.bankMinutes,
  takes: (total) => total > 0,
  byReference: true,
  begin: async ({ number, total, placedAt, expiresAt }) => ({
    kind: 'bank',
    amount: total,
    ...account,
    reference: number,
    until: (expiresAt ?? placedAt).toISOString(),
  }),
});
