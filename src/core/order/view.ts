/** An order as its page shows it: at which stage it is, how far it has come, what has happened, how much time is left. */

import { dayText, indiaDay } from '../delivery/delivery.ts';
import { ORDER_PAGE } from '../shop/constants.ts';
import { exactMoney, formatMoney } from '../shop/money.ts';
import { ORDER_COPY } from './copy.ts';
import type { OrderState } from './order.ts';
import { ORDER_PAGE_COPY } from './page-copy.ts';
import type { OrderSummary, OrderView } from './reader.ts';

/** The states of an order, with what shoppers tell apart within them. */
export type OrderStage = OrderState | 'pay' | 'claimed' | 'confirm' | 'expired' | 'unfound' | 'unconfirmed';

/**
 * pay: money is waited for. claimed: it is looked for. confirm: a cash order waits for the shopper. Ended by the clock, not by a
 * person: expired without a payment, unfound when one was reported, unconfirmed when it was to be paid in cash.
 */
export function stageOf({
  state,
  payment,
  timeline,
  confirmBy,
}: Pick<OrderView, 'state' | 'payment' | 'timeline' | 'confirmBy'>): OrderStage {
  if (confirmBy) return 'confirm';
  if (state === 'placed' && payment.state === 'claimed') return 'claimed';
  if (state === 'placed' && payment.state === 'due' && payment.method !== 'cod') return 'pay';
  if (state !== 'cancelled') return state;
  const ended = timeline.findLast((event) => event.state === 'cancelled');
  if (ended?.actor !== 'shop') return 'cancelled';
  if (payment.state === 'claimed') return 'unfound';
  return payment.method === 'cod' ? 'unconfirmed' : 'expired';
}

/** True while money is to be had ready for the carrier. */
export function owesCash({ state, payment }: Pick<OrderView, 'state' | 'payment'>): boolean {
  return payment.method === 'cod' && payment.state === 'due' && state !== 'cancelled' && state !== 'delivered';
}

/** For a while after it was placed, the page says thank you. */
export function isFresh({ state, placedAt }: Pick<OrderView, 'state' | 'placedAt'>, now: number): boolean {
  const age = now - Date.parse(placedAt);
  return (state === 'placed' || state === 'confirmed') && age < ORDER_PAGE.freshMinutes * 60_000;
}

/** '+91 98450 12345' of an Indian mobile number; others stand as they are. */
export const phoneText = (phone: string) => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

/** 'Meera' of 'Meera Rao'. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** at is an ISO moment, null for what is yet to come. */
export type OrderStep = { readonly state: OrderState; readonly at: string | null; readonly current: boolean };

const FORWARD: readonly OrderState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];
const BACK: readonly OrderState[] = ['placed', 'delivered', 'return-requested', 'return-approved', 'refunded'];

/** The way of an order in five steps at most; a cancelled one has those it came to. */
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

/** What happened, newest first. known: the state was reached before, so only the note tells something new. */
export function historyOf({ timeline }: Pick<OrderView, 'timeline'>) {
  return timeline
    .map((event, index) => ({ ...event, known: index > 0 && timeline[index - 1]?.state === event.state }))
    .filter(({ known, note }) => !known || note !== '')
    .reverse();
}

/** As ORDER_COPY.event.tracking ends the note. */
const PARCEL = /(?:^|\s)Parcel number (.+)\.$/;

/** The number of the parcel, as the shop noted it when the order left; null: it noted none. */
export function parcelOf({ timeline }: Pick<OrderView, 'timeline'>): string | null {
  const note = timeline.findLast(({ state }) => state === 'shipped')?.note ?? '';
  return PARCEL.exec(note)?.[1] ?? null;
}

/** What else was noted when the order left, such as the carrier's name. */
export function carrierOf({ timeline }: Pick<OrderView, 'timeline'>): string {
  const note = timeline.findLast(({ state }) => state === 'shipped')?.note ?? '';
  return note.replace(PARCEL, '').trim();
}

/** An amount in minor units as the order's own currency writes it. */
export function amountText({ currency }: Pick<OrderView, 'currency'>, amount: number): string {
  return currency === 'INR' ? exactMoney(amount) : formatMoney({ amount, currency });
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });
const count = (many: number, unit: string) => `${many} ${unit}${many === 1 ? '' : 's'}`;

/** 'Saturday 21 November' of an ISO moment, as it is in India; '' for one that cannot be read. */
export function dayOf(moment: string): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? '' : dayText(indiaDay(new Date(at)));
}

/** The same with its year, for what may be long ago. */
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

/** What is left in words, '43 minutes', '2 hours and 5 minutes', '2 days and 3 hours'; null once it has passed. */
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

/** The number as the shop writes it, however it was typed: 'ar 7k3m9q2wx' is 'AR-7K3M9Q2WX'. '' for nothing. */
export function readOrderNumber(text: string): string {
  const plain = text.trim().toUpperCase();
  const known = /^#?(?:ORDER\s*)?AR[\s-]*((?:[\dA-Z][\s-]*){9})$/.exec(plain);
  return known?.[1] ? `AR-${known[1].replace(/[\s-]/g, '')}` : plain;
}

/** The ways that orders were paid, the latest first. Orders come newest first; one that was cancelled was paid in no way. */
export function paymentsUsed(orders: readonly Pick<OrderSummary, 'payment' | 'placedAt' | 'state'>[]) {
  const paid = orders.filter(({ payment, state }) => payment !== '' && state !== 'cancelled');
  return [...Map.groupBy(paid, ({ payment }) => payment)].map(([way, of]) => ({
    way,
    orders: of.length,
    lastAt: of[0]?.placedAt ?? '',
  }));
}

/** What a list says of an order: its state, or that money is waited or looked for. */
export function summaryLabel({
  state,
  payment,
  paymentState,
}: Pick<OrderSummary, 'state' | 'payment' | 'paymentState'>) {
  if (state === 'placed' && paymentState === 'claimed') return ORDER_PAGE_COPY.listed.claimed;
  if (state === 'placed' && paymentState === 'due' && !['', 'cod'].includes(payment)) return ORDER_PAGE_COPY.listed.pay;
  return ORDER_COPY.state[state];
}
