/** The rows of an invoice: one per line of the order, one per charge of its delivery. Amounts are minor units. */
import { apportion } from '../../core/checkout/apportion.ts';
import { chargeRows } from '../../core/delivery/charges.ts';
import type { ParcelRow } from '../../db/orders/parcels.ts';
import type { LineRow, OrderRow } from '../../db/orders/rows.ts';

export type InvoiceRow = {
  readonly name: string;
  readonly hsn: string;
  readonly quantity: number | null;
  readonly price: number;
  /** After discount, tax included. */
  readonly paid: number;
  readonly percent: number;
  readonly gst: number;
};

export type Invoiced = {
  readonly order: Pick<OrderRow, 'shipping' | 'gst'>;
  readonly lines: readonly Omit<LineRow, 'number'>[];
  readonly parcels: readonly Pick<ParcelRow, 'charges'>[];
};

/** Delivery is taxed at the highest rate among the goods; its tax is divided among the charges, to the paisa. */
export function invoiceRows({ order, lines, parcels }: Invoiced): InvoiceRow[] {
  const rows = lines.map((line) => ({
    name: `${line.name}${line.variant && `, ${line.variant}`}`,
    hsn: line.hsn,
    quantity: line.quantity,
    price: line.price,
    paid: line.amount - line.discount,
    percent: line.gstPercent,
    gst: line.gst,
  }));
  const charges = chargeRows(parcels, order.shipping).filter(({ amount }) => amount > 0);
  const gst = order.gst - rows.reduce((total, row) => total + row.gst, 0);
  const shares = apportion(
    gst,
    charges.map(({ amount }) => amount),
  );
  const percent = Math.max(0, ...rows.map((row) => row.percent));
  const hsn = rows.find((row) => row.percent === percent)?.hsn ?? '';
  return [
    ...rows,
    ...charges.map(({ name, amount }, index) => ({
      ...{ name, hsn, percent, quantity: null, price: amount, paid: amount },
      gst: shares[index] ?? 0,
    })),
  ];
}
