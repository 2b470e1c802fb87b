/** Reads a page of an account's orders. */
import type { Picture } from '../images/picture.ts';
import { readPicture } from '../images/reader.ts';
import { type Currency, readCurrency } from '../shop/money.ts';
import { asNumber, asObject, asText, findList, firstText, type Report, readList, textList } from '../shop/read.ts';
import { listOf, number, oneOf, text, within } from './line-reader.ts';
import { ORDER_STATES, type OrderState, PAYMENT_STATES, type PaymentState } from './order.ts';
import { type ParcelSummary, readParcelSummary } from './parcel-reader.ts';

export type OrderSummary = {
  readonly number: string;
  readonly token: string | null;
  readonly state: OrderState;
  readonly placedAt: string;
  readonly currency: Currency;
  readonly total: number;
  /** Payment method; '' when the backend sends none. */
  readonly payment: string;
  readonly paymentState: PaymentState;
  readonly parcels: readonly ParcelSummary[];
  readonly pieces: number;
  readonly names: readonly string[];
  readonly picture: Picture | null;
};

export type OrderList = {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
};

export function readSummary(value: unknown): OrderSummary | null {
  const object = asObject(value);
  const named = object && firstText(object, 'number', '_id', 'id');
  if (!object || !named) return null;
  return {
    number: named,
    token: asText(object.token),
    state: oneOf(ORDER_STATES, object.state, 'placed'),
    placedAt: text(object, 'placedAt'),
    currency: readCurrency(object.currency),
    total: number(object, 'total'),
    payment: text(object, 'payment'),
    // Default for backends without payment states.
    paymentState: oneOf(PAYMENT_STATES, object.paymentState, 'paid'),
    parcels: listOf(object.parcels, 'parcels', readParcelSummary, () => {}),
    pieces: number(object, 'pieces'),
    names: textList(object.names),
    picture: readPicture(object.image, textList(object.names)[0] ?? named),
  };
}

/** Reads {orders, total, page, pageSize}; a bare list is a single page. */
export function readOrderList(body: unknown, report: Report): OrderList | null {
  const items = findList(body, 'orders');
  const object = within(body);
  if (!items) return null;
  const orders = readList(items, 'orders', readSummary, report);
  return {
    orders,
    total: asNumber(object?.total) ?? orders.length,
    page: asNumber(object?.page) ?? 1,
    pageSize: asNumber(object?.pageSize) ?? Math.max(1, orders.length),
  };
}
