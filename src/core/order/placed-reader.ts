/** Reads the response to a placed order. */
import type { DateRange } from '../delivery/delivery.ts';
import { type PaymentStep, readStep } from '../payment/payment-step.ts';
import { type Currency, readCurrency } from '../shop/money.ts';
import { asText } from '../shop/read.ts';
import { number, readRange, text, within } from './line-reader.ts';

export type Placed = {
  readonly number: string;
  readonly token: string;
  readonly currency: Currency;
  readonly total: number;
  readonly delivery: DateRange | null;
  readonly payment: PaymentStep;
};

/** Requires a number and a payment step. */
export function readPlaced(body: unknown): Placed | null {
  const object = within(body);
  const step = object && readStep(object.payment);
  const named = object && asText(object.number);
  if (!object || !named || !step) return null;
  return {
    number: named,
    token: text(object, 'token'),
    currency: readCurrency(object.currency),
    total: number(object, 'total'),
    delivery: readRange(object.delivery),
    payment: step,
  };
}
