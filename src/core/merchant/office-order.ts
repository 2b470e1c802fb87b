/** Orders as the back office reads them: with receiver, place, payments and the counts of waiting work. Pure. */
import {
  type OrderList,
  type OrderSummary,
  type OrderView,
  readOrder,
  readOrderList,
  readSummary,
} from '../order/reader.ts';
import { asFlag, asNumber, asObject, asText, findList, type Report, readList } from '../shop/read.ts';
import { type Movable, WORK, type Work } from './order-work.ts';

export type OfficeSummary = OrderSummary & {
  readonly name: string;
  readonly city: string;
  readonly email: string;
  readonly toRefund: boolean;
  /** A return waits for a decision. */
  readonly returning: boolean;
};

export type OfficeOrderList = Omit<OrderList, 'orders'> & {
  readonly orders: readonly OfficeSummary[];
  /** Orders that wait for each kind of work, whatever the filter. */
  readonly work: Readonly<Record<Work, number>>;
};

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

function readOfficeSummary(value: unknown): OfficeSummary | null {
  const summary = readSummary(value);
  const object = asObject(value) ?? {};
  return (
    summary && {
      ...summary,
      name: asText(object.name) ?? '',
      city: asText(object.city) ?? '',
      email: asText(object.email) ?? '',
      toRefund: asFlag(object.toRefund),
      returning: asFlag(object.returning),
    }
  );
}

export function readOfficeOrders(body: unknown, report: Report): OfficeOrderList | null {
  const list = readOrderList(body, () => {});
  const items = findList(body, 'orders');
  if (!list || !items) return null;
  const counts = asObject(asObject(body)?.work) ?? {};
  const work = Object.fromEntries(WORK.map((kind) => [kind, asNumber(counts[kind]) ?? 0])) as Record<Work, number>;
  return { ...list, orders: readList(items, 'orders', readOfficeSummary, report), work };
}

function readPayment(value: unknown): ReceivedPayment | null {
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

function readSending(value: unknown): SentRefund | null {
  const object = asObject(value);
  const amount = asNumber(object?.amount);
  if (!object || amount === null) return null;
  const [error, retryAt] = [asText(object.error) ?? '', asText(object.retryAt) ?? ''];
  return { amount, error, retryAt, failures: asNumber(object.failures) ?? 0 };
}

function readDispute(value: unknown): Dispute | null {
  const object = asObject(value);
  const amount = asNumber(object?.amount);
  return amount === null ? null : { amount, reason: asText(object?.reason) ?? '', at: asText(object?.at) ?? '' };
}

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

/** The list with the row of a changed order brought up to date. */
export const patchSummary = (list: OfficeOrderList, order: OfficeOrder): OfficeOrderList => ({
  ...list,
  orders: list.orders.map((row) =>
    row.number === order.number ? { ...row, state: order.state, parcels: order.parcels, ...workOf(order) } : row,
  ),
});

const workOf = ({ payment, refund, returns }: Pick<OfficeOrder, 'payment' | 'refund' | 'returns'>) => ({
  paymentState: payment.state,
  toRefund: refund !== null,
  returning: waitingReturns(returns).length > 0,
});
