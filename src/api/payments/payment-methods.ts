/** Payment methods configured in content/site.md. */
import type { Site } from '../../core/shop/site.ts';
import { bankTransfer } from './bank.ts';
import { cashOnDelivery } from './cash.ts';
import type { PaymentMethod } from './payment.ts';
import { upi } from './upi.ts';

export function paymentMethodsOf({ payments }: Pick<Site, 'payments'>): PaymentMethod[] {
  return [
    ...(payments.cashOnDelivery ? [cashOnDelivery] : []),
    ...(payments.upi ? [upi(payments.upi)] : []),
    ...(payments.bank ? [bankTransfer(payments.bank)] : []),
  ];
}
