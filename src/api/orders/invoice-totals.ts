/** The totals at the foot of an invoice. */
import { splitTax } from '../../core/checkout/tax.ts';
import { chargeRows } from '../../core/delivery/charges.ts';
import { INVOICE_COPY as SAY } from '../../core/order/invoice-copy.ts';
import { paymentMethodName } from '../../core/payment/copy.ts';
import type { PdfDocument } from '../../media/pdf-document.ts';
import { HALF, type InvoiceData, RIGHT, sum } from './invoice-page.ts';

function totalsOf({ order, parcels, seller, refunded }: InvoiceData): [string, string][] {
  const { cgst, sgst, igst } = splitTax(order.gst, seller?.legal.gstin, order.address.state);
  const paid = order.paymentState === 'paid' ? SAY.paid : SAY.unpaid;
  return [
    [SAY.goods, sum(order.subtotal)],
    ...(order.discount > 0 ? [[SAY.discount, `−${sum(order.discount)}`] as [string, string]] : []),
    ...chargeRows(parcels, order.shipping).map(({ name, amount }) => [name, sum(amount)] as [string, string]),
    [SAY.total, sum(order.total)],
    ...(igst > 0 || order.gst === 0
      ? [[SAY.igst, sum(igst)] as [string, string]]
      : ([
          [SAY.cgst, sum(cgst)],
          [SAY.sgst, sum(sgst)],
        ] as [string, string][])),
    ...(refunded > 0 ? [[SAY.refunded, `−${sum(refunded)}`] as [string, string]] : []),
    [SAY.payment, `${paymentMethodName(order.payment, order.delivery.store !== null)}, ${paid}`],
  ];
}

export function writeTotals(pdf: PdfDocument, y: number, data: InvoiceData): number {
  let at = y;
  for (const [what, amount] of totalsOf(data)) {
    const weight = what === SAY.total ? 'bold' : 'plain';
    pdf.write(what, HALF, at, { weight });
    pdf.write(amount, RIGHT, at, { weight, align: 'right' });
    at += 15;
  }
  return at;
}
