/** An order as the account lists it; its own page knows more. */
import { fromMajor, type Money, readCurrency } from './money.ts';
import { asNumber, asObject, findList, firstText, type Report, readList } from './read.ts';

export type OrderSummary = {
  /** As the shopper knows it. */
  readonly number: string;
  /** ISO; null when the backend does not say. */
  readonly createdAt: string | null;
  /** '' when the backend does not say. */
  readonly status: string;
  readonly total: Money | null;
  readonly pieces: number | null;
};

function readOrder(value: unknown): OrderSummary | null {
  const object = asObject(value);
  const number = object && firstText(object, 'number', 'orderNumber', '_id', 'id');
  if (!object || !number) return null;
  const total = asObject(object.total);
  const amount = asNumber(total ? total.amount : object.total);
  return {
    number,
    createdAt: firstText(object, 'createdAt', 'placedAt', 'date'),
    status: firstText(object, 'status', 'state') ?? '',
    total: amount === null ? null : fromMajor(amount, readCurrency(total?.currency)),
    pieces: asNumber(object.pieces) ?? (Array.isArray(object.items) ? object.items.length : null),
  };
}

/** Reads {orders}, bare lists and lists under data. */
export function readOrderSummaries(body: unknown, report: Report): OrderSummary[] | null {
  const items = findList(body, 'orders');
  return items && readList(items, 'orders', readOrder, report);
}
