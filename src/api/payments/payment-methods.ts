/** The ways to pay that content/site.md names. */
import type { Site } from '../../core/shop/site.ts';
import { bankTransfer } from './bank.ts';
import { cashOnDelivery } from './cash.ts';
import type { PaymentWay } from './payment.ts';
import { upi } from './upi.ts';

export function waysOf({ payments }: Pick<Site, 'payments'>): PaymentWay[] {
  return [
    ...(payments.cashOnDelivery ? [cashOnDelivery] : []),
    ...(payments.upi ? [upi(payments.upi)] : []),
    ...(payments.bank ? [bankTransfer(payments.bank)] : []),
  ];
}
