/** One row of the back office's list of orders. */
import { type OrderList, type OrderSummary, readOrderList, readSummary } from '../order/summary-reader.ts';
import { asFlag, asNumber, asObject, asText, findList, type Report, readList } from '../shop/read.ts';
import { type OfficeOrder, workOf } from './office-order.ts';
import { WORK, type Work } from './order-work.ts';

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

/** The list with the row of a changed order brought up to date. */
export const patchSummary = (list: OfficeOrderList, order: OfficeOrder): OfficeOrderList => ({
  ...list,
  orders: list.orders.map((row) =>
    row.number === order.number ? { ...row, state: order.state, parcels: order.parcels, ...workOf(order) } : row,
  ),
});
