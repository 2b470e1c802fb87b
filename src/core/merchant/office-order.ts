/** Orders as the back office reads them: with receiver, place, payments and the counts of waiting work. Pure. */
import { type OrderView, readOrder } from '../order/reader.ts';
import { asNumber, asObject, asText, findList, type Report, readList } from '../shop/read.ts';
import {
  type Dispute,
  type ReceivedPayment,
  readDispute,
  readPayment,
  readSending,
  type SentRefund,
} from './office-money.ts';
import type { Movable } from './order-work.ts';

/** due: to be paid now. formerDue: asked for before edits; payments of these amounts count too. */
export type OfficeOrder = OrderView & {
  readonly payments: readonly ReceivedPayment[];
  readonly sending: readonly SentRefund[];
  readonly disputes: readonly Dispute[];
  readonly due: number;
  readonly formerDue: readonly number[];
  readonly gstin: string;
  readonly byPhone: boolean;
};

export function readOfficeOrder(body: unknown, report: Report): OfficeOrder | null {
  const order = readOrder(body, report);
  const outer = asObject(body);
  const own = asObject(outer?.order) ?? outer;
  const items = (name: string) => findList(own, name) ?? [];
  const payment = asObject(own?.payment);
  const former = Array.isArray(payment?.formerDue) ? payment.formerDue : [];
  return (
    order && {
      ...order,
      payments: readList(items('payments'), 'payments', readPayment, report),
      sending: readList(items('sending'), 'sending', readSending, report),
      disputes: items('disputes').flatMap((one) => readDispute(one) ?? []),
      due: asNumber(payment?.due) ?? order.total,
      formerDue: former.flatMap((amount) => asNumber(amount) ?? []),
      gstin: asText(own?.gstin) ?? '',
      byPhone: own?.channel === 'phone',
    }
  );
}

/** The returns that the merchant has to decide, oldest first. */
export const waitingReturns = (returns: OfficeOrder['returns']) => returns.filter(({ state }) => state === 'requested');

/** What decides about the moves of an order. */
export const movable = ({ payments, refunded, ...order }: OfficeOrder): Movable => ({
  state: order.state,
  payment: order.payment.method,
  total: order.total,
  parcels: order.parcels,
  ...workOf(order),
  refundable: payments.reduce((sum, { amount }) => sum + amount, 0) - refunded - (order.refund?.amount ?? 0),
});

export const workOf = ({ payment, refund, returns }: Pick<OfficeOrder, 'payment' | 'refund' | 'returns'>) => ({
  paymentState: payment.state,
  toRefund: refund !== null,
  returning: waitingReturns(returns).length > 0,
});
