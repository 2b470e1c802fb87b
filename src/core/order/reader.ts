/** Reads orders from API responses. Amounts are integers in minor units of their currency. */

import type { WantedLine } from '../checkout/offer.ts';
import { readCharges } from '../delivery/charge-reader.ts';
import type { DateRange } from '../delivery/delivery.ts';
import type { ParcelCharge } from '../delivery/parcel.ts';
import { ATTEMPTS, type PaymentAttempt } from '../payment/page.ts';
import { type PaymentStep, readStep } from '../payment/payment-step.ts';
import { asFlag, asObject, asText, findList, type Report, readList, textList } from '../shop/read.ts';
import {
  listOf,
  number,
  oneOf,
  type QuoteTotals,
  readRange,
  readSold,
  readTotals,
  readWanted,
  type SoldLineView,
  text,
  within,
} from './line-reader.ts';
import { ORDER_STATES, type OrderState, PAYMENT_STATES, type PaymentState } from './order.ts';
import { type ParcelView, readParcel } from './parcel-reader.ts';
import { type ReturnView, readReturnable, readReturns } from './return-reader.ts';
import type { ReturnablePiece } from './returnable.ts';

export type OrderView = QuoteTotals & {
  readonly number: string;
  readonly token: string | null;
  readonly state: OrderState;
  readonly placedAt: string;
  readonly deliveredAt: string | null;
  readonly lines: readonly SoldLineView[];
  readonly coupon: string | null;
  readonly shipping: number;
  /** Of its parcels; empty from backends that send none. */
  readonly charges: readonly ParcelCharge[];
  readonly email: string;
  readonly contact: { readonly name: string; readonly phone: string };
  readonly address: Readonly<Record<'name' | 'phone' | 'line1' | 'line2' | 'city' | 'state' | 'pin', string>>;
  readonly delivery: DateRange | null;
  /** Empty from backends that have none. */
  readonly parcels: readonly ParcelView[];
  /** Of an order that is collected. code: to show at the store, null when there is none to show. */
  readonly pickup: { readonly code: string | null; readonly hours: readonly string[]; readonly phone: string } | null;
  readonly payment: {
    readonly method: string;
    readonly state: PaymentState;
    readonly reference: string | null;
    readonly step: PaymentStep | null;
    /** Outcome of the last attempt on a provider's page. */
    readonly attempt: PaymentAttempt | null;
    /** Methods that the order can change to. */
    readonly others: readonly string[];
  };
  readonly timeline: readonly {
    readonly at: string;
    readonly state: OrderState;
    readonly actor: string;
    readonly note: string;
  }[];
  readonly cancellable: boolean;
  /** When an unpaid or unconfirmed order is cancelled. */
  readonly expiresAt: string | null;
  readonly confirmBy: string | null;
  /** Pieces of which a return can be requested now, with the last day for it. */
  readonly returnable: readonly ReturnablePiece[];
  /** Oldest first. */
  readonly returns: readonly ReturnView[];
  /** Amount already refunded. */
  readonly refunded: number;
  readonly refund: { readonly amount: number; readonly by: string } | null;
  readonly invoiceNumber: string | null;
};

function readEvent(value: unknown) {
  const object = asObject(value);
  const at = object && asText(object.at);
  if (!object || !at) return null;
  return {
    at,
    state: oneOf(ORDER_STATES, object.state, 'placed'),
    actor: text(object, 'actor'),
    note: text(object, 'note'),
  };
}

/** Requires a number, lines and a total. */
export function readOrder(body: unknown, report: Report): OrderView | null {
  const outer = within(body);
  const object = asObject(outer?.order) ?? outer;
  const named = object && asText(object.number);
  if (!object || !named || !Array.isArray(object.lines)) return null;
  const contact = asObject(object.contact) ?? {};
  const address = asObject(object.address) ?? {};
  const payment = asObject(object.payment) ?? {};
  const lines = listOf(object.lines, 'lines', readSold, report);
  const refund = asObject(object.refund);
  const pickup = asObject(object.pickup);
  return {
    ...readTotals(object),
    number: named,
    token: asText(object.token),
    state: oneOf(ORDER_STATES, object.state, 'placed'),
    placedAt: text(object, 'placedAt'),
    deliveredAt: asText(object.deliveredAt),
    coupon: asText(object.coupon),
    lines,
    shipping: number(object, 'shipping'),
    charges: readCharges(object.parcels),
    email: text(object, 'email'),
    contact: { name: text(contact, 'name'), phone: text(contact, 'phone') },
    address: {
      name: text(address, 'name'),
      phone: text(address, 'phone'),
      line1: text(address, 'line1'),
      line2: text(address, 'line2'),
      city: text(address, 'city'),
      state: text(address, 'state'),
      pin: text(address, 'pin'),
    },
    delivery: readRange(object.delivery),
    parcels: listOf(object.parcels, 'parcels', (parcel) => readParcel(parcel, readWanted), report),
    pickup: pickup && { code: asText(pickup.code), hours: textList(pickup.hours), phone: text(pickup, 'phone') },
    payment: {
      method: text(payment, 'method'),
      state: oneOf(PAYMENT_STATES, payment.state, 'due'),
      reference: asText(payment.reference),
      step: readStep(payment.step),
      attempt: ATTEMPTS.find((one) => one === payment.attempt) ?? null,
      others: textList(payment.others),
    },
    timeline: listOf(object.timeline, 'timeline', readEvent, report),
    cancellable: asFlag(object.cancellable),
    expiresAt: asText(object.expiresAt),
    confirmBy: asText(object.confirmBy),
    returnable: readReturnable(object, lines),
    returns: readReturns(object, report),
    refunded: number(object, 'refunded'),
    refund: refund && { amount: number(refund, 'amount'), by: text(refund, 'by') },
    invoiceNumber: asText(object.invoiceNumber),
  };
}

export function readReorder(body: unknown, report: Report): WantedLine[] | null {
  const items = findList(body, 'lines');
  return items && readList(items, 'lines', readWanted, report);
}
