/** What slips and labels are printed for: one paper for each parcel of each order. */
import { linesIn } from '../../core/order/parcel-view.ts';
import type { Db } from '../../db/engine/db.ts';
import { findOrdersOf } from '../../db/orders/order-list.ts';
import { findParcels } from '../../db/orders/parcels.ts';
import type { LineRow, OrderRow } from '../../db/orders/rows.ts';
import { readBalance } from '../../db/payments/ledger.ts';

/** part: which parcel of how many; null for an order's only one. store: of a parcel that is collected. */
export type Paper = {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  /** To be taken in cash, in minor units: of the whole order, once. */
  readonly cash: number;
  readonly part: { readonly parcel: number; readonly all: number } | null;
};

const isCash = ({ payment, paymentState, state }: OrderRow) =>
  payment === 'cod' && paymentState === 'due' && state !== 'cancelled';

/** Papers in the order of the numbers; parcel: only that one. Unknown numbers are missing. */
export async function papersOf(db: Db, numbers: readonly string[], parcel: number | null): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const { order, lines, parcels } of await findOrdersOf(db, numbers)) {
    const all = parcels.length;
    const cash = isCash(order) ? (await readBalance(db, order)).due : 0;
    if (all <= 1) {
      papers.push({ order, lines, cash, part: null });
      continue;
    }
    const sent = await findParcels(db, order.number);
    const wanted = sent.filter((one) => parcel === null || one.parcel === parcel);
    papers.push(
      ...wanted.map((one) => ({ order, lines: linesIn(lines, one), cash, part: { parcel: one.parcel, all } })),
    );
  }
  return papers;
}
