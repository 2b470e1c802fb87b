/** View model of the order page: stage, steps, history, remaining time. */

import { dayText, indiaDay } from '../delivery/delivery.ts';
import { isSampleOrder } from '../samples/sample-order.ts';
import { exactMoney, formatMoney } from '../shop/money.ts';
import { ORDER_PAGE } from './constants.ts';
import { ORDER_COPY } from './copy.ts';
import { isCancellable, type OrderState } from './order.ts';
import { ORDER_PAGE_COPY } from './page-copy.ts';
import type { OrderSummary, OrderView } from './reader.ts';

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

/** at is an ISO moment, null for a future step. */
export type OrderStep = { readonly state: OrderState; readonly at: string | null; readonly current: boolean };

const FORWARD: readonly OrderState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];
const BACK: readonly OrderState[] = ['placed', 'delivered', 'return-requested', 'return-approved', 'refunded'];

/** Progress of an order in at most five steps; for a cancelled order only the steps it reached. */
export function stepsOf({ state, timeline }: Pick<OrderView, 'state' | 'timeline'>): OrderStep[] {
  const first = (of: OrderState) => timeline.find((event) => event.state === of)?.at ?? null;
  const way =
    state === 'cancelled'
      ? [...FORWARD.filter((of) => first(of) !== null), 'cancelled' as const]
      : FORWARD.includes(state)
        ? FORWARD
        : BACK;
  const reached = way.indexOf(state);
  return way.map((of, index) => ({ state: of, at: index <= reached ? first(of) : null, current: of === state }));
}

/** Timeline, newest first. known: the state occurred before, so only the note is new. */
export function historyOf({ timeline }: Pick<OrderView, 'timeline'>) {
  return timeline
    .map((event, index) => ({ ...event, known: index > 0 && timeline[index - 1]?.state === event.state }))
    .filter(({ known, note }) => !known || note !== '')
    .reverse();
}

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

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });
const count = (many: number, unit: string) => `${many} ${unit}${many === 1 ? '' : 's'}`;

/** 'Saturday 21 November' in Indian time; '' for an invalid date. */
export function dayOf(moment: string): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? '' : dayText(indiaDay(new Date(at)));
}

/** Like dayOf(), with the year. */
export function dateOf(moment: string): string {
  const day = dayOf(moment);
  return day && `${day} ${indiaDay(new Date(moment)).slice(0, 4)}`;
}

/** '19:42' today, else 'Tuesday 24 November, 18:50'. */
export function momentText(moment: string, now: number): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  const clock = CLOCK.format(at);
  return indiaDay(at) === indiaDay(new Date(now)) ? clock : `${dayOf(moment)}, ${clock}`;
}

/** Remaining time: '43 minutes', '2 hours and 5 minutes', '2 days and 3 hours'; null once it has passed. */
export function timeLeft(until: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(until) - now) / 60_000);
  if (!(minutes > 0)) return null;
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const parts =
    days > 0
      ? [count(days, 'day'), hours && count(hours, 'hour')]
      : [hours && count(hours, 'hour'), rest && count(rest, 'minute')];
  return parts.filter(Boolean).join(' and ');
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
    ? ORDER_PAGE_COPY.pickup.steps[state]
    : ORDER_COPY.state[state];
}
