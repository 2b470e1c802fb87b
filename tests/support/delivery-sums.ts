/** Compares a quote with the order placed from it, its invoice and its parcels, to the paisa. */
import { invoiceRows } from '../../src/api/orders/invoice-rows.ts';
import type { QuoteResponse } from '../../src/core/checkout/quote-shapes.ts';
import { chargeRows } from '../../src/core/delivery/charges.ts';
import type { ParcelRow } from '../../src/db/orders/parcels.ts';
import type { LineRow, OrderRow } from '../../src/db/orders/rows.ts';

export type Placed = {
  readonly quote: QuoteResponse;
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  readonly parcels: readonly ParcelRow[];
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Every difference as a sentence; none for an order that adds up. */
export function differencesOf({ quote, order, lines, parcels }: Placed): string[] {
  const invoice = invoiceRows({ order, lines, parcels });
  const rows = (some: Parameters<typeof chargeRows>[0]) => JSON.stringify(chargeRows(some, order.shipping));
  const equal = {
    'total of quote and order': [quote.total, order.total],
    'shipping of quote and order': [quote.shipping, order.shipping],
    'tax of quote and order': [quote.gst, order.gst],
    'discount of quote and order': [quote.discount, order.discount],
    'order and its invoice': [order.total, sum(invoice.map(({ paid }) => paid))],
    'tax of the order and its invoice': [order.gst, sum(invoice.map(({ gst }) => gst))],
    'order and its parcels': [order.total, sum(parcels.map(({ amount, shipping }) => amount + shipping))],
    'parcels of quote and order': [quote.parcels.length, parcels.length],
    'charges of quote and order': [rows(quote.parcels), rows(parcels)],
    'services and their charges': [
      sum(quote.services.filter(({ chosen }) => chosen).map(({ price }) => price)),
      sum(parcels.flatMap(({ charges }) => charges.filter(({ kind }) => kind === 'service').map((one) => one.amount))),
    ],
  };
  const unequal = Object.entries(equal).filter(([, [one, other]]) => one !== other);
  const split = parcels.filter(({ shipping, charges }) => shipping !== sum(charges.map(({ amount }) => amount)));
  return [
    ...unequal.map(([name, [one, other]]) => `${name}: ${one} and ${other}`),
    ...split.map(({ parcel }) => `parcel ${parcel} is not the sum of its charges`),
  ];
}
