/** Payments as lines of a table. Pure. */
import type { Payments } from '../../../core/merchant/settings.ts';
import { SETTINGS_COPY } from '../../../core/merchant/settings-form-copy.ts';

const { payments: SAY } = SETTINGS_COPY;

export const paymentLines = ({ cashOnDelivery, upi, bank }: Payments): readonly (readonly [string, string])[] => [
  [SAY.cash, cashOnDelivery ? SAY.offered : SAY.notOffered],
  [SAY.upi, upi ? `${upi.id}, ${upi.name}` : SAY.notOffered],
  [SAY.bank, bank ? [bank.account, bank.ifsc, bank.name, bank.bank].join(', ') : SAY.notOffered],
];
