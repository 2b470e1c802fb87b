/** Bank transfer (NEFT): shows account and reference; the merchant confirms receipt. */
import { PAYMENT_HOLD } from '../../core/payment/constants.ts';
import type { PaymentMethod } from './payment.ts';

export type BankAccount = {
  readonly name: string;
  readonly account: string;
  readonly ifsc: string;
  readonly bank: string;
};

export const bankTransfer = (account: BankAccount): PaymentMethod => ({
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
