/** Payments, refunds and disputes of an order in the back office. */
import { asFlag, asNumber, asObject, asText } from '../shop/read.ts';

export type ReceivedPayment = {
  readonly reference: string;
  readonly amount: number;
  readonly refunded: number;
  readonly accepted: boolean;
  readonly at: string;
};

/** A refund on its way. error: why the last attempt failed, '' for none. retryAt: when it is tried again; '' for never. */
export type SentRefund = {
  readonly amount: number;
  readonly failures: number;
  readonly error: string;
  readonly retryAt: string;
};

/** A dispute that the bank has not decided. reason: its words. */
export type Dispute = { readonly amount: number; readonly reason: string; readonly at: string };

export function readPayment(value: unknown): ReceivedPayment | null {
  const object = asObject(value);
  const amount = asNumber(object?.amount);
  if (!object || amount === null) return null;
  return {
    amount,
    reference: asText(object.reference) ?? '',
    refunded: asNumber(object.refunded) ?? 0,
    accepted: asFlag(object.accepted),
    at: asText(object.at) ?? '',
  };
}

export function readSending(value: unknown): SentRefund | null {
  const object = asObject(value);
  const amount = asNumber(object?.amount);
  if (!object || amount === null) return null;
  const [error, retryAt] = [asText(object.error) ?? '', asText(object.retryAt) ?? ''];
  return { amount, error, retryAt, failures: asNumber(object.failures) ?? 0 };
}

export function readDispute(value: unknown): Dispute | null {
  const object = asObject(value);
  const amount = asNumber(object?.amount);
  return amount === null ? null : { amount, reason: asText(object?.reason) ?? '', at: asText(object?.at) ?? '' };
}
