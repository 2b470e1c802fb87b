/** View model of the order page: stage, parcel and payments. */

import { isSampleOrder } from '../samples/sample-order.ts';
import { exactMoney, formatMoney } from '../shop/money.ts';
import { ORDER_PAGE } from './constants.ts';
import { ORDER_COPY } from './copy.ts';
import { isCancellable, type OrderState } from './order.ts';
import { ORDER_PAGE_COPY } from './page-copy.ts';
import { PICKUP_COPY } from './pickup-copy.ts';
import type { OrderView } from './reader.ts';
import type { OrderSummary } from './summary-reader.ts';

/** Order states, refined by what shoppers need to distinguish. */
export type OrderStage = OrderState | 'pay' | 'claimed' | 'confirm' | 'expired' | 'unfound' | 'unconfirmed';

type Paying = { readonly payment: Pick<OrderView['payment'], 'method' | 'state'> };

/**
 * pay: waiting for payment. claimed: a reported payment is being verified. confirm: a cash order waits for confirmation.
 * Cancelled by timeout: expired without a payment, unfound when a reported payment did not arrive, unconfirmed when a
 * cash order was not confirmed.
 */
export function stageOf({
  state,
  payment,
  timeline,
  confirmBy,
}: Pick<OrderView, 'state' | 'timeline' | 'confirmBy'> & Paying): OrderStage {
  if (confirmBy) return 'confirm';
  // Of a confirmed order, the rest after an edit is to be paid.
  if (isCancellable(state) && payment.state === 'claimed') return 'claimed';
  if (isCancellable(state) && payment.state === 'due' && payment.method !== 'cod') return 'pay';
  if (state !== 'cancelled') return state;
  // Later entries are about its money.
  const ended = timeline.find((event) => event.state === 'cancelled');
  if (ended?.actor !== 'shop') return 'cancelled';
  if (payment.state === 'claimed') return 'unfound';
  return payment.method === 'cod' ? 'unconfirmed' : 'expired';
}

/** True while cash is due on delivery. */
export function isCashDue({ state, payment }: Pick<OrderView, 'state'> & Paying): boolean {
  return payment.method === 'cod' && payment.state === 'due' && state !== 'cancelled' && state !== 'delivered';
}

/** True for ORDER_PAGE.freshMinutes after placing, while the page thanks the shopper. */
export function isFresh({ state, placedAt }: Pick<OrderView, 'state' | 'placedAt'>, now: number): boolean {
  const age = now - Date.parse(placedAt);
  return (state === 'placed' || state === 'confirmed') && age < ORDER_PAGE.freshMinutes * 60_000;
}

/** Formats an Indian mobile number as '+91 98450 12345'; others are returned unchanged. */
export const phoneText = (phone: string) => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

/** 'Meera' of 'Meera Rao'. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** Matches the end of ORDER_COPY.event.tracking. */
const PARCEL = /(?:^|\s)Parcel number (.+)\.$/;

/** Tracking number from the note of the shipment; null without one. */
export function parcelOf({ timeline }: Pick<OrderView, 'timeline'>): string | null {
  const note = timeline.findLast(({ state }) => state === 'shipped')?.note ?? '';
  return PARCEL.exec(note)?.[1] ?? null;
}

/** Rest of the shipment's note, such as the carrier's name. */
export function carrierOf({ timeline }: Pick<OrderView, 'timeline'>): string {
  const note = timeline.findLast(({ state }) => state === 'shipped')?.note ?? '';
  return note.replace(PARCEL, '').trim();
}

/** Formats an amount in minor units in the order's currency. */
export function amountText({ currency }: Pick<OrderView, 'currency'>, amount: number): string {
  return currency === 'INR' ? exactMoney(amount) : formatMoney({ amount, currency });
}

/** Normalises a typed order number: 'ar 7k3m9q2wx' becomes 'AR-7K3M9Q2WX'; '' for nothing. */
export function readOrderNumber(text: string): string {
  const plain = text.trim().toUpperCase();
  const known = /^#?(?:ORDER\s*)?AR[\s-]*((?:[\dA-Z][\s-]*){9})$/.exec(plain);
  return known?.[1] ? `AR-${known[1].replace(/[\s-]/g, '')}` : plain;
}

/** Payment methods used, latest first, without cancelled orders and samples. Expects orders newest first. */
export function paymentsUsed(orders: readonly Pick<OrderSummary, 'payment' | 'placedAt' | 'state'>[]) {
  const paid = orders.filter(
    ({ payment, state }) => payment !== '' && !isSampleOrder({ payment }) && state !== 'cancelled',
  );
  return [...Map.groupBy(paid, ({ payment }) => payment)].map(([way, of]) => ({
    way,
    orders: of.length,
    lastAt: of[0]?.placedAt ?? '',
  }));
}

/** Label in order lists: the state, how much of an order in parts has arrived, or that payment is pending or being verified. */
export function summaryLabel({
  state,
  payment,
  paymentState,
  parcels = [],
}: Pick<OrderSummary, 'state' | 'payment' | 'paymentState'> & Partial<Pick<OrderSummary, 'parcels'>>) {
  if (isCancellable(state) && paymentState === 'claimed') return ORDER_PAGE_COPY.listed.claimed;
  if (isCancellable(state) && paymentState === 'due' && !['', 'cod'].includes(payment))
    return ORDER_PAGE_COPY.listed.pay;
  const arrived = parcels.filter((parcel) => parcel.state === 'delivered').length;
  if (state === 'shipped' && arrived > 0) return ORDER_PAGE_COPY.parcels.part(arrived, parcels.length);
  const collected = parcels.some(({ transport }) => transport === 'pickup');
  return collected && (state === 'shipped' || state === 'delivered')
    ? PICKUP_COPY.steps[state]
    : ORDER_COPY.state[state];
}
